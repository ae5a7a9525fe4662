import type { CollectionConfig, Field } from 'payload';
import { nobody } from '../access/access.ts';

/**
 * Collections that only the server reads and writes. They have no endpoint and no screen.
 * @param isOne at most one row for each account
 */
function createAccountCollection(
  slug: string,
  fields: Field[],
  { isOne = false } = {},
): CollectionConfig {
  return {
    slug,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
    admin: { hidden: true },
    endpoints: false,
    disableDuplicate: true,
    lockDocuments: false,
    fields: [
      // Not a relation, which would be cleared with the account; `deleteAccountData` deletes the rows.
      { name: 'account', type: 'number', required: true, index: true, unique: isOne },
      ...fields,
    ],
  };
}

/** A single-use link to choose a password. */
const accountLinks = createAccountCollection('account-links', [
  // Seed of the token, which is derived with PAYLOAD_SECRET.
  { name: 'seed', type: 'text', required: true },
  // SHA-256 of the token, in base64url.
  { name: 'tokenHash', type: 'text', required: true, unique: true, index: true },
  { name: 'expiresAt', type: 'date', required: true },
  { name: 'usedAt', type: 'date' },
  // Replaced by a later link.
  { name: 'replacedAt', type: 'date' },
]);

/** The second factor of an account. */
const accountFactors = createAccountCollection(
  'account-factors',
  [
    // Encrypted; empty until it is confirmed.
    { name: 'secret', type: 'text' },
    // Encrypted; not confirmed yet, so the former secret is still valid.
    { name: 'pendingSecret', type: 'text' },
    { name: 'confirmedAt', type: 'date' },
    // Last used time step of 30 s. Codes up to this step are invalid.
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
  ],
  { isOne: true },
);

/** A single-use code that replaces the second factor. */
const recoveryCodes = createAccountCollection('recovery-codes', [
  // Keyed hash of account and code, in base64url.
  { name: 'hash', type: 'text', required: true },
  { name: 'usedAt', type: 'date' },
]);

/** A session. A Payload session without such a row is invalid. */
const accountSessions = createAccountCollection('account-sessions', [
  // Id of the session in `users.sessions`.
  { name: 'session', type: 'text', required: true, unique: true, index: true },
  // As in "Firefox on a Mac".
  { name: 'device', type: 'text', required: true },
  // Within five minutes.
  { name: 'lastSeenAt', type: 'date', required: true },
]);

export const accountCollections = [accountLinks, accountFactors, recoveryCodes, accountSessions];

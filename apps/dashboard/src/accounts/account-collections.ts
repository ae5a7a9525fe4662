import type { CollectionConfig, Field } from 'payload';
import { nobody } from '../access/access.ts';

/**
 * Rows about accounts that only the server reads and writes. They have no endpoint and no screen.
 * @param isOne of an account there is one at most
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
      // Not a relation, which would be emptied when an account goes; `forgetAccount` deletes the rows.
      { name: 'account', type: 'number', required: true, index: true, unique: isOne },
      ...fields,
    ],
  };
}

/** A link to choose a password, which works once. */
const accountLinks = createAccountCollection('account-links', [
  // What the token is derived from, with the program's secret.
  { name: 'seed', type: 'text', required: true },
  // SHA-256 of the token, in base64url.
  { name: 'tokenHash', type: 'text', required: true, unique: true, index: true },
  { name: 'expiresAt', type: 'date', required: true },
  { name: 'usedAt', type: 'date' },
  // A later link took its place.
  { name: 'replacedAt', type: 'date' },
]);

/** The second factor of an account. */
const accountFactors = createAccountCollection(
  'account-factors',
  [
    // Encrypted; empty until it is confirmed.
    { name: 'secret', type: 'text' },
    // Encrypted; set up and not confirmed yet, while the one before still counts.
    { name: 'pendingSecret', type: 'text' },
    { name: 'confirmedAt', type: 'date' },
    // The latest step of 30 s whose code was used: it and those before count no more.
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
  ],
  { isOne: true },
);

/** A code that stands in for the second factor once. */
const recoveryCodes = createAccountCollection('recovery-codes', [
  // Keyed hash of account and code, in base64url.
  { name: 'hash', type: 'text', required: true },
  { name: 'usedAt', type: 'date' },
]);

/** Somewhere somebody is signed in. A session of Payload's without such a row does not count. */
const accountSessions = createAccountCollection('account-sessions', [
  // Id of the session in `users.sessions`.
  { name: 'session', type: 'text', required: true, unique: true, index: true },
  // In plain words, as in "Firefox on a Mac".
  { name: 'device', type: 'text', required: true },
  // Within five minutes.
  { name: 'lastSeenAt', type: 'date', required: true },
  // Nothing is open to it but setting up a second factor.
  { name: 'isEnrolling', type: 'checkbox', required: true, defaultValue: false },
]);

export const accountCollections = [accountLinks, accountFactors, recoveryCodes, accountSessions];

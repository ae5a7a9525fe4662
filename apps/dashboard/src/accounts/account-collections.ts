import { createServerCollection } from '../collections/server-collection.ts';

/** The second factor of an account. Not in the account, which Payload writes as a whole. */
const accountFactors = createServerCollection('account-factors', [
  // Not a relation, which would be cleared with the account; `deleteAccountData` deletes the rows.
  { name: 'account', type: 'number', required: true, index: true, unique: true },
  // Encrypted; empty until it is confirmed.
  { name: 'secret', type: 'text' },
  // Encrypted; not confirmed yet, so the former secret is still valid.
  { name: 'pendingSecret', type: 'text' },
  { name: 'confirmedAt', type: 'date' },
  // Last used time step of 30 s. Codes up to this step are invalid.
  { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
  // Hashes of the unused recovery codes, with spaces between them.
  { name: 'recoveryCodes', type: 'text' },
]);

/** A session. A Payload session without such a row is invalid. */
const accountSessions = createServerCollection('account-sessions', [
  { name: 'account', type: 'number', required: true, index: true },
  // Id of the session in `users.sessions`.
  { name: 'session', type: 'text', required: true, unique: true, index: true },
  // As in "Firefox · macOS".
  { name: 'device', type: 'text', required: true },
  { name: 'endsAt', type: 'date', required: true },
  // The user chose to stay signed in.
  { name: 'isLong', type: 'checkbox', required: true, defaultValue: false },
]);

export const accountCollections = [accountFactors, accountSessions];

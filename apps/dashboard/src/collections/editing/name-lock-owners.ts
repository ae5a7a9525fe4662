import type { CollectionAfterReadHook, SanitizedConfig } from 'payload';
import { LOCKS } from '../../access/document-locks.ts';
import { getAccountName } from './document-lock.ts';

/** Who holds a lock, for the panel: an account's number and name, and nothing else of it. */
export interface LockOwner {
  id: number;
  name: string;
}

/** Editors may not read accounts, and Payload would show them a number. */
const nameOwner: CollectionAfterReadHook = async ({ doc, overrideAccess, req }) => {
  // Programs read locks to compare numbers.
  if (overrideAccess || !req.user || !doc.user) return doc;
  const { value } = doc.user;
  const id: number = typeof value === 'object' && value !== null ? value.id : value;
  const owner: LockOwner = { id, name: await getAccountName(req, id) };
  return { ...doc, user: { ...doc.user, value: owner } };
};

/** Has every lock say by name who is writing. */
export function nameLockOwners(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === LOCKS);
  if (!locks) throw new Error(`Payload has no collection ${LOCKS}`);
  locks.hooks.afterRead.push(nameOwner);
  return config;
}

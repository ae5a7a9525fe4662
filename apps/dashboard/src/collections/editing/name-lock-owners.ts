import type { CollectionAfterReadHook, SanitizedConfig } from 'payload';
import { LOCKS } from '../../access/document-locks.ts';
import { getAccountName } from './document-lock.ts';

/** Owner of a lock, as the panel shows it. */
export interface LockOwner {
  id: number;
  name: string;
}

/** Editors cannot read accounts, so Payload would show an id. */
const nameOwner: CollectionAfterReadHook = async ({ doc, overrideAccess, req }) => {
  // Server code compares ids.
  if (overrideAccess || !req.user || !doc.user) return doc;
  const { value } = doc.user;
  const id: number = typeof value === 'object' && value !== null ? value.id : value;
  const owner: LockOwner = { id, name: await getAccountName(req, id) };
  return { ...doc, user: { ...doc.user, value: owner } };
};

/** Adds the name of the owner to each lock. */
export function nameLockOwners(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === LOCKS);
  if (!locks) throw new Error(`Payload has no collection ${LOCKS}`);
  locks.hooks.afterRead.push(nameOwner);
  return config;
}

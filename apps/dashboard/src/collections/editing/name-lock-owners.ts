import type { CollectionAfterReadHook, SanitizedConfig } from 'payload';
import { LOCKS } from '../../access/document-locks.ts';
import { getAccountName } from './document-lock.ts';

/** Editors cannot read accounts, so Payload would show an id. Its screens show the property `email`: here, the name. */
const nameOwner: CollectionAfterReadHook = async ({ doc, overrideAccess, req }) => {
  // Server code compares ids.
  if (overrideAccess || !req.user || !doc.user) return doc;
  const account = doc.user.value;
  const id: number = typeof account === 'object' && account !== null ? account.id : account;
  const value = { id, email: await getAccountName(req, id) };
  return { ...doc, user: { ...doc.user, value } };
};

/** Adds the name of the owner to each lock. */
export function nameLockOwners(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === LOCKS);
  if (!locks) throw new Error(`Payload has no collection ${LOCKS}`);
  locks.hooks.afterRead.push(nameOwner);
  return config;
}

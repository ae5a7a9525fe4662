import type { Access, CollectionAfterReadHook, SanitizedConfig, Where } from 'payload';
import { nobody } from '../../access/access.ts';
import { hasPermission } from '../../access/permissions.ts';
import { isPublic } from '../../access/public-collections.ts';
import { getAccountName, LOCKS } from './document-lock.ts';

/** Users who may change a document may end or take over its lock. */
const canChangeDocument: Access = ({ req }) => {
  if (!req.user) return false;
  if (hasPermission(req, 'administration')) return true;
  const ownAccount: Where = {
    and: [
      { 'document.relationTo': { equals: 'users' } },
      { 'document.value': { equals: req.user.id } },
    ],
  };
  const ofEditors = req.payload.config.collections.filter(
    (collection) => isPublic(collection) && collection.lockDocuments !== false,
  );
  const slugs = [
    ...(hasPermission(req, 'content') ? ofEditors.map(({ slug }) => slug) : []),
    ...(hasPermission(req, 'openings') ? ['openings'] : []),
  ];
  const isContent = slugs.map((slug): Where => ({ 'document.relationTo': { equals: slug } }));
  return { or: [...isContent, ownAccount] };
};

/** Editors cannot read accounts, so Payload would show an id. Its screens show the property `email`: here, the name. */
const nameOwner: CollectionAfterReadHook = async ({ doc, overrideAccess, req }) => {
  // Server code compares ids.
  if (overrideAccess || !req.user || !doc.user) return doc;
  const account = doc.user.value;
  const id: number = typeof account === 'object' && account !== null ? account.id : account;
  const value = { id, email: await getAccountName(req, id) };
  return { ...doc, user: { ...doc.user, value } };
};

/**
 * Restricts access to document locks, which Payload gives to every user: otherwise a recruiter could lock posts or
 * accounts, as any user. Only server code creates locks. A lock names its owner.
 */
export function guardDocumentLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === LOCKS);
  if (!locks) throw new Error(`Payload has no collection ${LOCKS}`);
  Object.assign(locks.access, {
    create: nobody,
    update: canChangeDocument,
    delete: canChangeDocument,
  });
  for (const field of locks.fields) {
    if (field.type === 'relationship' && field.name === 'document')
      field.access = { update: nobody };
  }
  // A lock always belongs to the user of the request.
  locks.hooks.beforeChange.push(({ data, req }) =>
    req.user ? { ...data, user: { relationTo: 'users', value: req.user.id } } : data,
  );
  locks.hooks.afterRead.push(nameOwner);
  return config;
}

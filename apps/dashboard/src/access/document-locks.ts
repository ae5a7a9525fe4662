import type { Access, SanitizedConfig, Where } from 'payload';
import { nobody } from './access.ts';
import { hasPermission } from './permissions.ts';
import { isPublic } from './public-collections.ts';

/** Payload's collection of document locks. */
export const LOCKS = 'payload-locked-documents';

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

/**
 * Restricts access to document locks, which Payload gives to every user: otherwise a recruiter could lock posts or
 * accounts, as any user. Only server code creates locks.
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
  return config;
}

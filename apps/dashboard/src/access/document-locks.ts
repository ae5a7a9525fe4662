import type { Access, SanitizedConfig, Where } from 'payload';
import { nobody } from './access.ts';
import { hasRole } from './roles.ts';

/** Payload's collection of who is editing what. */
export const LOCKS = 'payload-locked-documents';

const ofEditors = [
  ...['blogs', 'case-studies', 'categories', 'content', 'films'],
  ...['media', 'team-members', 'authors'],
];
const ofColleagues = ['openings'];

/** Who may end a lock or take it over: whoever may change the document. */
const canChangeDocument: Access = ({ req }) => {
  if (!req.user) return false;
  if (hasRole(req, 'admin')) return true;
  const ownAccount: Where = {
    and: [
      { 'document.relationTo': { equals: 'users' } },
      { 'document.value': { equals: req.user.id } },
    ],
  };
  const content = hasRole(req, 'editor') ? [...ofEditors, ...ofColleagues] : ofColleagues;
  const isContent = content.map((slug): Where => ({ 'document.relationTo': { equals: slug } }));
  return { or: [...isContent, ownAccount] };
};

/**
 * Closes the locks on documents, which Payload leaves to everybody who has signed in: a recruiter could keep editors
 * from their posts and admins from accounts, in anybody's name. Locks are made by the panel's own program alone.
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
  // Nobody takes one over for somebody else.
  locks.hooks.beforeChange.push(({ data, req }) =>
    req.user ? { ...data, user: { relationTo: 'users', value: req.user.id } } : data,
  );
  return config;
}

import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, Where } from 'payload';
import type { User } from '../payload-types.ts';
import { isRequiredForAdmins } from './factor.ts';
import { endSessions } from './sessions.ts';

const kinds = ['account-links', 'account-factors', 'recovery-codes', 'account-sessions'] as const;

/** Deletes all data of a deleted account. */
export const deleteAccountData: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db } = req.payload;
  for (const collection of kinds) {
    await db.deleteMany({ collection, where: { account: { equals: id } }, req });
  }
  const where: Where = { and: [{ source: { equals: 'users' } }, { messageId: { equals: id } }] };
  await db.deleteMany({ collection: 'deliveries', where, req });
};

/** Ends the sessions of a new admin, who then needs a second factor. */
export const endSessionsOfNewAdmin: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isNewAdmin = operation === 'update' && doc.role === 'admin' && previousDoc.role !== 'admin';
  if (isNewAdmin && (await isRequiredForAdmins(req.payload))) await endSessions(req, doc.id);
};

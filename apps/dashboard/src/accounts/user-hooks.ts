import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  Where,
} from 'payload';
import { createApiError } from '../api/response.ts';
import { recordAudit } from '../collections/audit-trail/record-audit.ts';
import { countDocuments } from '../collections/count-documents.ts';
import type { User } from '../payload-types.ts';
import { isRequiredForAdmins } from './factor/factor.ts';
import { auditAndNotifyAdmins } from './notify-admins.ts';
import { endSessions } from './sign-in/sessions.ts';

/** Rejects removing the admin role from the last admin. */
export const rejectLastAdminDemotion: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (originalDoc?.role === 'admin' && data.role && data.role !== 'admin')
    await requireOtherAdmin(originalDoc.id, req);
  return data;
};

/** Rejects the deletion of the last admin. */
export const rejectLastAdminDeletion: CollectionBeforeDeleteHook = ({ id, req }) =>
  requireOtherAdmin(id, req);

async function requireOtherAdmin(id: number | string, req: PayloadRequest): Promise<void> {
  const isOther: Where = { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] };
  if ((await countDocuments(req, 'users', isOther)) === 0)
    throw createApiError(req, 409, ({ account }) => account.lastAdmin);
}

/** Deletes all data of a deleted account, and removes it as owner of messages. */
export const deleteAccountData: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db } = req.payload;
  await db.updateMany({
    collection: 'submissions',
    where: { owner: { equals: id } },
    data: { owner: null },
    returning: false,
    req,
  });
  for (const collection of ['account-factors', 'account-sessions'] as const) {
    await db.deleteMany({ collection, where: { account: { equals: id } }, req });
  }
  const where = { subjectKind: { equals: 'users' }, subjectId: { equals: id } };
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

/**
 * Records new accounts, roles and e-mail addresses. Admins get a mail about the last two; about a new account the
 * invitation tells them.
 */
export const auditAccountChange: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const subject = `users ${doc.id}`;
  if (operation === 'create') {
    await recordAudit(req, { act: 'account-made', subject, detail: doc.role });
    return;
  }
  if (previousDoc.role !== doc.role) {
    const detail = `${previousDoc.role} → ${doc.role}`;
    await auditAndNotifyAdmins(req, { act: 'role-changed', subject, detail });
  }
  if (previousDoc.email !== doc.email) {
    const detail = `${previousDoc.email} → ${doc.email}`;
    await auditAndNotifyAdmins(req, { act: 'email-changed', subject, detail });
  }
};

export const auditAccountDeletion: CollectionAfterDeleteHook<User> = ({ doc, req }) =>
  auditAndNotifyAdmins(req, { act: 'deleted', subject: `users ${doc.id}` });

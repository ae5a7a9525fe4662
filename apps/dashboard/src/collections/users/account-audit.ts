import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { auditAndNotifyAdmins } from '../../accounts/notify-admins.ts';
import type { User } from '../../payload-types.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';

export async function auditSignIn(req: PayloadRequest, user: User): Promise<void> {
  await recordAudit(req, { act: 'signed-in' }, user);
}

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

export const auditAccountDeletion: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  await auditAndNotifyAdmins(req, { act: 'deleted', subject: `users ${doc.id}` });
};

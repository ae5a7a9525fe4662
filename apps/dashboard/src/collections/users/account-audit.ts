import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import type { User } from '../../payload-types.ts';
import { noteInAudit } from '../audit-trail/note-in-audit.ts';

export const noteSignIn = (req: PayloadRequest, user: User): Promise<void> =>
  noteInAudit(req, { act: 'signed-in' }, user);

/** A new account, or another role for one. */
export const noteAccountChange: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const subject = `users ${doc.id}`;
  if (operation === 'create') {
    await noteInAudit(req, { act: 'account-made', subject, detail: doc.role });
  } else if (previousDoc.role !== doc.role) {
    const detail = `${previousDoc.role} → ${doc.role}`;
    await noteInAudit(req, { act: 'role-changed', subject, detail });
  }
};

export const noteAccountDeletion: CollectionAfterDeleteHook<User> = ({ doc, req }) =>
  noteInAudit(req, { act: 'deleted', subject: `users ${doc.id}` });

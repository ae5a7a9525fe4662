import type { PayloadRequest } from 'payload';
import { type AuditEntry, recordAudit } from '../collections/audit-trail/record-audit.ts';
import { queueAccountMails } from '../outbox/account-mails.ts';
import type { User } from '../payload-types.ts';

/**
 * Records an action on an account and mails it to all admins, also to the one who did it, so that a stolen session is
 * noticed. Uses the transaction of the request.
 * @param account who did it; by default the user of the request. Without a user nothing is recorded
 */
export async function auditAndNotifyAdmins(
  req: PayloadRequest,
  entry: AuditEntry,
  account?: Pick<User, 'id' | 'email'> | null,
): Promise<void> {
  const row = await recordAudit(req, entry, account ?? req.user);
  if (row) await queueAccountMails(req, row);
}

import type { PayloadRequest } from 'payload';
import { type AuditEntry, recordAudit } from '../collections/audit-trail/record-audit.ts';
import { queueAccountMails } from '../outbox/account-mails.ts';
import type { User } from '../payload-types.ts';

/**
 * Adds what was done to an account to the audit trail, and queues a mail about it to every admin, whoever did it included: so the owner
 * of a stolen session hears of it. Both in the transaction of the request where it has one.
 * @param account who did it; whoever makes the request when left out. Nothing is written for the program itself
 */
export async function auditAndNotifyAdmins(
  req: PayloadRequest,
  entry: AuditEntry,
  account?: Pick<User, 'id' | 'email'> | null,
): Promise<void> {
  const row = await recordAudit(req, entry, account ?? req.user);
  if (row) await queueAccountMails(req, row);
}

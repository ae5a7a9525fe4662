import type { PayloadRequest } from 'payload';
import type { AuditTrail, User } from '../../payload-types.ts';
import type { AuditAction } from './audit-trail.ts';

export interface AuditEntry {
  act: AuditAction;
  /** What it was done to, as in `applications 12`. No personal data of a sender. */
  subject?: string;
  detail?: string;
}

/**
 * Adds a row to the audit trail, in the transaction of the request where it has one.
 * @param account who did it; whoever makes the request when left out. Nothing is written for the program itself
 * @returns the row, if one was written
 */
export async function recordAudit(
  req: PayloadRequest,
  entry: AuditEntry,
  account: Pick<User, 'id' | 'email'> | null = req.user,
): Promise<AuditTrail | undefined> {
  if (!account) return undefined;
  return req.payload.create({
    collection: 'audit-trail',
    data: { ...entry, who: account.email, account: account.id },
    // Closed to every account: only the program says what was done.
    overrideAccess: true,
    req,
  });
}

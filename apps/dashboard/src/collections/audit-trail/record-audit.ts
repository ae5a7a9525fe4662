import type { PayloadRequest } from 'payload';
import type { AuditTrail, User } from '../../payload-types.ts';
import type { AuditAction } from './audit-trail.ts';

export interface AuditEntry {
  act: AuditAction;
  /** Subject, as in `application 12`. */
  subject?: string;
  detail?: string;
}

/**
 * Adds a row to the audit trail, in the transaction of the request if there is one.
 * @param account who did it; by default the user of the request. Without a user nothing is recorded
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
    // Only the server writes the audit trail.
    overrideAccess: true,
    req,
  });
}

import type { PayloadRequest } from 'payload';
import type { User } from '../../payload-types.ts';
import type { Audited } from './audit-trail.ts';

interface Entry {
  act: Audited;
  /** What it was done to, as in `applications 12`. No personal data of a sender. */
  subject?: string;
  detail?: string;
}

/**
 * Adds a row to the audit trail, in the transaction of the request where it has one.
 * @param account who did it; whoever makes the request when left out. Nothing is written for the program itself
 */
export async function noteInAudit(
  req: PayloadRequest,
  entry: Entry,
  account: Pick<User, 'id' | 'email'> | null = req.user,
): Promise<void> {
  if (!account) return;
  await req.payload.create({
    collection: 'audit-trail',
    data: { ...entry, who: account.email, account: account.id },
    // Closed to every account: only the program says what was done.
    overrideAccess: true,
    req,
  });
}

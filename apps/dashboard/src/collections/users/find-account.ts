import type { PayloadRequest } from 'payload';
import type { User } from '../../payload-types.ts';

/** An e-mail address as accounts have it. */
export const toAccountEmail = (email: unknown): string | undefined =>
  typeof email === 'string' ? email.toLowerCase().trim() || undefined : undefined;

type StoredAccount = User & { oneTimePasswordUntil?: string | null };

/** The account with an address, as it is stored, its hash included. */
export async function findAccount(
  req: PayloadRequest,
  email: string,
): Promise<StoredAccount | undefined> {
  const found = await req.payload.db.findOne<StoredAccount>({
    collection: 'users',
    where: { email: { equals: email } },
    req,
  });
  return found ?? undefined;
}

import type { PayloadRequest } from 'payload';
import type { User } from '../../payload-types.ts';

/** Normalises an e-mail address. */
export const toAccountEmail = (email: unknown): string | undefined =>
  typeof email === 'string' ? email.toLowerCase().trim() || undefined : undefined;

/** The stored account with an e-mail address, with its hash. */
export async function findAccount(req: PayloadRequest, email: string): Promise<User | undefined> {
  const found = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { email: { equals: email } },
    req,
  });
  return found ?? undefined;
}

import type { Payload, PayloadRequest, Where } from 'payload';
import type { User } from '../payload-types.ts';

/** Normalises an e-mail address. */
export const toAccountEmail = (email: unknown): string | undefined =>
  typeof email === 'string' ? email.toLowerCase().trim() || undefined : undefined;

async function findOne(payload: Payload, where: Where, req?: Partial<PayloadRequest>) {
  const found = await payload.db.findOne<User>({ collection: 'users', where, ...(req && { req }) });
  return found ?? undefined;
}

/** The stored account with an e-mail address, with its hash. */
export const findAccount = (
  req: Pick<PayloadRequest, 'payload'>,
  email: string,
): Promise<User | undefined> => findOne(req.payload, { email: { equals: email } }, req);

/** The stored account with an id, with its hash. */
export const findUser = (
  payload: Payload,
  id: number,
  req?: PayloadRequest,
): Promise<User | undefined> => findOne(payload, { id: { equals: id } }, req);

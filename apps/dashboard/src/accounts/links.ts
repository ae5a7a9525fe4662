import { createHash } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type { User } from '../payload-types.ts';
import { updateRow } from '../platform/database.ts';
import { DAY, HOUR } from '../platform/durations.ts';
import { findUser } from './find-account.ts';
import { sign } from './keys.ts';

/** Lifetime of a link by who requested it, in milliseconds. */
export const linkLifetimes = {
  /** An admin, for another user. */
  admin: 3 * DAY,
  /** Its owner, who forgot the password. */
  owner: 4 * HOUR,
  /** The first admin, after entering the one-time password. */
  firstAdmin: HOUR,
};

const toHash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** When the link of an account expires, in milliseconds; 0 without a link. */
export const toLinkExpiry = ({ resetPasswordExpiration }: User): number =>
  resetPasswordExpiration ? Date.parse(resetPasswordExpiration) : 0;

export const hasOpenLink = (user: User): boolean => toLinkExpiry(user) > Date.now();

/** Derives the token of the link of an account; it is not stored, and invalid after a change of the password. */
export const toToken = (user: User): string =>
  sign('account link', JSON.stringify([user.id, toLinkExpiry(user), user.hash]));

/** URL of a link. The token is in the fragment, which is never sent to a server or logged. */
export const toLinkUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/admin/welcome#${token}`;

/**
 * Creates a link to choose a password, in Payload's fields of a password reset. It replaces a former one. A link for a
 * forgotten password lives as long as an invitation if it replaces one, so that a stranger cannot end an invitation.
 * @returns the account with the link
 */
export async function createLink(
  req: PayloadRequest,
  account: number,
  by: keyof typeof linkLifetimes = 'admin',
): Promise<User> {
  const user = await findUser(req.payload, account, req);
  if (!user) throw new Error('The account was deleted');
  const life = linkLifetimes[by === 'owner' && user.state === 'invited' ? 'admin' : by];
  user.resetPasswordExpiration = new Date(Date.now() + life).toISOString();
  user.resetPasswordToken = toHash(toToken(user));
  const { resetPasswordExpiration, resetPasswordToken } = user;
  const data = { resetPasswordExpiration, resetPasswordToken };
  await updateRow(req.payload, 'users', { id: { equals: account } }, data, req);
  return user;
}

/** The account of an open link. */
export async function findLinkUser(payload: Payload, token: string): Promise<User | undefined> {
  const user = await payload.db.findOne<User>({
    collection: 'users',
    where: { resetPasswordToken: { equals: toHash(token) } },
  });
  // A concurrent change of the account can write a used link back, but its token is another one then.
  return user && hasOpenLink(user) && toToken(user) === token ? user : undefined;
}

/** Consumes the link of an account, in the transaction of the request. Returns whether it was still there. */
export function consumeLink(
  req: PayloadRequest,
  { id, resetPasswordToken }: User,
): Promise<boolean> {
  const where = { id: { equals: id }, resetPasswordToken: { equals: resetPasswordToken } };
  const data = { resetPasswordExpiration: null, resetPasswordToken: null };
  return updateRow(req.payload, 'users', where, data, req);
}

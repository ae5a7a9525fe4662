import { createHash, randomBytes } from 'node:crypto';
import type { Payload, PayloadRequest, Where } from 'payload';
import type { AccountLink, User } from '../payload-types.ts';
import { sign } from './keys.ts';

const HOUR = 3_600_000;

/** Lifetime of a link by who requested it, in milliseconds. */
export const linkLifetimes = {
  /** An admin, for another user. */
  admin: 72 * HOUR,
  /** Its owner, who forgot the password. */
  owner: 4 * HOUR,
  /** The first admin, after entering the one-time password. */
  firstAdmin: HOUR,
};

/** Status of a link. */
export type LinkState = 'open' | 'used' | 'expired' | 'replaced' | 'unknown';

const toHash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Derives the token of a link; it is not stored. */
export const toToken = (seed: string): string => sign('account link', seed);

/** URL of a link. The token is in the fragment, which is never sent to a server or logged. */
export const toLinkUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/admin/welcome#${token}`;

/** Invalidates the open links of an account. */
async function replaceLinks(req: PayloadRequest, account: number, now: Date): Promise<void> {
  await req.payload.db.updateMany({
    collection: 'account-links',
    where: {
      and: [
        { account: { equals: account } },
        { usedAt: { exists: false } },
        { replacedAt: { exists: false } },
      ],
    },
    data: { replacedAt: now.toISOString() },
    returning: false,
    req,
  });
}

/**
 * Creates a link. A link by an admin replaces former ones; a link that anyone can request does not, so that a
 * stranger cannot end an invitation.
 */
export async function createLink(
  req: PayloadRequest,
  account: number,
  by: keyof typeof linkLifetimes = 'admin',
): Promise<AccountLink> {
  const { db } = req.payload;
  const now = new Date();
  if (by === 'admin') await replaceLinks(req, account, now);
  const seed = randomBytes(32).toString('base64url');
  return db.create({
    collection: 'account-links',
    data: {
      account,
      seed,
      tokenHash: toHash(toToken(seed)),
      expiresAt: new Date(now.getTime() + linkLifetimes[by]).toISOString(),
    },
    req,
  }) as unknown as Promise<AccountLink>;
}

export async function findLink(payload: Payload, token: string): Promise<AccountLink | undefined> {
  const found = await payload.db.findOne<AccountLink>({
    collection: 'account-links',
    where: { tokenHash: { equals: toHash(token) } },
  });
  return found ?? undefined;
}

export async function findLatestLink(
  payload: Payload,
  account: number,
): Promise<AccountLink | undefined> {
  const { docs } = await payload.db.find<AccountLink>({
    collection: 'account-links',
    where: { account: { equals: account } },
    sort: '-id',
    limit: 1,
    pagination: false,
  });
  return docs[0];
}

export function toLinkState(link: AccountLink | undefined, now = new Date()): LinkState {
  if (!link) return 'unknown';
  if (link.usedAt) return 'used';
  if (link.replacedAt) return 'replaced';
  return Date.parse(link.expiresAt) <= now.getTime() ? 'expired' : 'open';
}

/** Consumes a link and all others of the account, in the transaction of the request. Returns whether it was open. */
export async function consumeLink(
  req: PayloadRequest,
  { id, account }: AccountLink,
): Promise<boolean> {
  const time = new Date();
  const now = time.toISOString();
  const isOpen: Where[] = [
    { id: { equals: id } },
    { usedAt: { exists: false } },
    { replacedAt: { exists: false } },
    { expiresAt: { greater_than: now } },
  ];
  const used = await req.payload.db.updateOne({
    collection: 'account-links',
    where: { and: isOpen },
    data: { usedAt: now },
    options: { atomic: true },
    req,
  });
  if (used === null) return false;
  await replaceLinks(req, account, time);
  return true;
}

export async function findLinkAccount(
  payload: Payload,
  { account }: Pick<AccountLink, 'account'>,
): Promise<User | undefined> {
  const found = await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: account } },
  });
  return found ?? undefined;
}

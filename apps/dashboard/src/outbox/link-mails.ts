import type { Payload, PayloadRequest, Where } from 'payload';
import { findInvited, toLinkAddress, toLinkState, toToken } from '../accounts/links.ts';
import type { AccountLink, Delivery } from '../payload-types.ts';
import { type MailWords, toLinkMail } from './mails.ts';

/** What a mail with a link to choose a password is made of. */
interface LinkMail {
  to: string;
  words: MailWords;
}

/** Deliveries of links: they go to an account, whatever becomes of the targets. */
export const toAccounts: Where = { kind: { equals: 'link' } };

const toKey = (link: Pick<AccountLink, 'id' | 'account'>) => `users:${link.account}:${link.id}`;

/** Writes the delivery of a link, in the transaction of the request. */
export async function queueLinkMail(req: PayloadRequest, link: AccountLink): Promise<void> {
  const now = new Date().toISOString();
  await req.payload.create({
    collection: 'deliveries',
    data: {
      kind: 'link',
      channel: 'mail',
      source: 'users',
      messageId: link.account,
      reference: `Account ${link.account}`,
      key: toKey(link),
      idempotencyKey: `account-${link.account}.link-${link.id}`,
      state: 'queued',
      attempts: 0,
      queuedAt: now,
      nextTryAt: now,
    },
    depth: 0,
    req,
    // Closed to every account: only the program writes what it has to send.
    overrideAccess: true,
  });
}

/** The mail of a delivery; nothing when its link works no more, or the account has gone. */
export async function getLinkMail(
  payload: Payload,
  { key, messageId }: Pick<Delivery, 'key' | 'messageId'>,
  { brandName, publicUrl }: { brandName: string; publicUrl: string },
): Promise<LinkMail | undefined> {
  const link = await payload.db.findOne<AccountLink>({
    collection: 'account-links',
    where: {
      and: [{ id: { equals: Number(key.split(':').at(-1)) } }, { account: { equals: messageId } }],
    },
  });
  if (!link || toLinkState(link) !== 'open') return undefined;
  const user = await findInvited(payload, link);
  if (!user) return undefined;
  const words = toLinkMail({
    brandName,
    name: user.name ?? '',
    isInvitation: user.state === 'invited',
    address: toLinkAddress(publicUrl, toToken(link.seed)),
    until: link.expiresAt,
  });
  return { to: user.email, words };
}

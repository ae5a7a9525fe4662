import type { Payload, PayloadRequest } from 'payload';
import { findLinkAccount, toLinkState, toLinkUrl, toToken } from '../accounts/links.ts';
import type { AccountLink, Delivery } from '../payload-types.ts';
import { type AddressedMail, type MailContext, queueForAccount } from './account-deliveries.ts';
import { toLinkMail } from './mails.ts';

/**
 * Queues the mail with a link, in the transaction of the request.
 * @param kind `forgotten` for a link that the owner requested
 */
export const queueLinkMail = (
  req: PayloadRequest,
  { id, account }: Pick<AccountLink, 'id' | 'account'>,
  kind: 'link' | 'forgotten' = 'link',
): Promise<void> => queueForAccount(req, kind, account, id);

/** The mail of a delivery; nothing if the link is no longer open or the account is deleted. */
export async function getLinkMail(
  payload: Payload,
  { key, kind, messageId }: Pick<Delivery, 'key' | 'kind' | 'messageId'>,
  { brandName, publicUrl }: MailContext,
): Promise<AddressedMail | undefined> {
  const link = await payload.db.findOne<AccountLink>({
    collection: 'account-links',
    where: {
      and: [{ id: { equals: Number(key.split(':').at(-1)) } }, { account: { equals: messageId } }],
    },
  });
  if (!link || toLinkState(link) !== 'open') return undefined;
  const user = await findLinkAccount(payload, link);
  if (!user) return undefined;
  const words = toLinkMail({
    brandName,
    name: user.name ?? '',
    why:
      kind === 'forgotten' ? 'forgotten' : user.state === 'invited' ? 'invitation' : 'new-password',
    address: toLinkUrl(publicUrl, toToken(link.seed)),
    until: link.expiresAt,
  });
  return { to: user.email, content: words };
}

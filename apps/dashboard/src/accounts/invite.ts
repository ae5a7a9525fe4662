import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { queueLinkMail } from '../outbox/account-mails.ts';
import { isMailConfigured } from '../outbox/forwarding-gaps.ts';
import type { User } from '../payload-types.ts';
import { getSettings, toPublicUrl } from '../platform/settings.ts';
import { inTransaction } from '../platform/transaction.ts';
import { createLink, toLinkUrl, toToken } from './links.ts';
import { auditAndNotifyAdmins } from './notify-admins.ts';

/** Result of sending a link. */
export interface SentLink {
  /** The account. */
  account: number;
  /** Recipient of the mail, if there is a mail server. */
  sentTo?: string;
  /** The link, if there is no mail server. It is shown only once. */
  link?: string;
  /** Expiry, ISO date. */
  until: string;
}

/** Creates an account with a random password, and sends the link to choose one. */
export async function inviteUser(
  req: PayloadRequest,
  person: Pick<User, 'name' | 'email' | 'role'>,
): Promise<SentLink> {
  const user = await req.payload.create({
    collection: 'users',
    data: { ...person, state: 'invited', password: randomBytes(32).toString('base64url') },
    depth: 0,
    req,
    // Only this code creates accounts; only admins get here.
    overrideAccess: true,
  });
  return sendLink(req, user);
}

/** Creates a link that replaces former ones, and queues its mail in the same transaction. */
export async function sendLink(
  req: PayloadRequest,
  user: Pick<User, 'id' | 'email'>,
): Promise<SentLink> {
  const isMailed = isMailConfigured();
  const link = await inTransaction(req.payload, async (inside) => {
    const made = await createLink(inside, user.id);
    if (isMailed) await queueLinkMail(inside, made);
    await auditAndNotifyAdmins(inside, { act: 'link-made', subject: `users ${user.id}` }, req.user);
    return made;
  });
  return {
    account: user.id,
    until: link.expiresAt,
    ...(isMailed
      ? { sentTo: user.email }
      : { link: toLinkUrl(toPublicUrl(getSettings()), toToken(link.seed)) }),
  };
}

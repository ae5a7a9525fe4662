import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { Role } from '../access/roles.ts';
import { isMailConfigured } from '../outbox/forwarding-gaps.ts';
import { queueLinkMail } from '../outbox/link-mails.ts';
import type { User } from '../payload-types.ts';
import { getSettings, toPublicUrl } from '../platform/settings.ts';
import { inTransaction } from '../platform/transaction.ts';
import { createLink, toLinkUrl, toToken } from './links.ts';
import { auditAndNotifyAdmins } from './notify-admins.ts';

/** Who is invited. */
interface Invited {
  name: string;
  email: string;
  role: Role;
}

/** How a link goes to whom it is for. */
export interface SentLink {
  /** The account. */
  account: number;
  /** Address a mail goes to; not without a mail server. */
  sentTo?: string;
  /** Without a mail server: the link, to be passed on. It is shown this one time. */
  link?: string;
  /** ISO date until which it works. */
  until: string;
}

/** Makes an account whose password nobody knows, and sends the link to choose one. */
export async function inviteUser(
  req: PayloadRequest,
  { name, email, role }: Invited,
): Promise<SentLink> {
  const user = await req.payload.create({
    collection: 'users',
    data: {
      name,
      email,
      role,
      state: 'invited',
      password: randomBytes(32).toString('base64url'),
    },
    depth: 0,
    req,
    // Closed to every account but by this way; only admins get here.
    overrideAccess: true,
  });
  return sendLink(req, user);
}

/** Makes a link for an account in place of those before, and sends it: link and mail are stored together. */
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

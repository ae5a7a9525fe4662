import { readBrand } from '@agency/brand/read-brand';
import type { Payload, PayloadRequest } from 'payload';
import { findUser } from '../accounts/find-account.ts';
import { hasOpenLink, toLinkExpiry, toLinkUrl, toToken } from '../accounts/links.ts';
import { auditActions } from '../collections/audit-trail/audit-trail.ts';
import type { AuditTrail, Delivery, User } from '../payload-types.ts';
import { getSettings, toPublicUrl } from '../platform/settings.ts';
import { isMailConfigured } from './forwarding-gaps.ts';
import { type MailText, toMailTime } from './mail-template.ts';
import { addDelivery } from './queue-deliveries.ts';

/**
 * Queues a mail to an account, in the transaction of the request.
 * @param row id of the audit row, or the expiry of the link; there is one mail of a kind for each
 */
const queueForAccount = (
  req: PayloadRequest,
  kind: 'link' | 'forgotten' | 'account',
  account: number,
  row: number,
): Promise<boolean> =>
  addDelivery(
    req.payload,
    {
      kind,
      channel: 'mail',
      subjectKind: 'users',
      subjectId: account,
      reference: `Account ${account}`,
      key: `users:${account}:${kind}:${row}`,
      idempotencyKey: `account-${account}.${kind}-${row}`,
    },
    req,
  );

/**
 * Queues the mail with a link, in the transaction of the request.
 * @param kind `forgotten` for a link that the owner requested
 */
export const queueLinkMail = (
  req: PayloadRequest,
  user: User,
  kind: 'link' | 'forgotten' = 'link',
): Promise<boolean> => queueForAccount(req, kind, user.id, toLinkExpiry(user));

/** Queues a mail to every admin about an action on an account, in the transaction of the request. */
export async function queueAccountMails(
  req: PayloadRequest,
  { id }: Pick<AuditTrail, 'id'>,
): Promise<void> {
  if (!isMailConfigured()) return;
  // The user may not see who is an admin.
  const { docs } = await req.payload.db.find<User>({
    collection: 'users',
    where: { role: { equals: 'admin' }, state: { not_equals: 'invited' } },
    pagination: false,
    req,
  });
  for (const admin of docs) await queueForAccount(req, 'account', admin.id, id);
}

/** The mail of a delivery to an account; nothing if it is no longer needed. */
export async function composeAccountMail(
  payload: Payload,
  { kind, key, subjectId }: Delivery,
): Promise<{ to: string; mail: MailText } | undefined> {
  const user = await findUser(payload, subjectId);
  const row = Number(key.split(':').at(-1));
  if (!user) return undefined;
  const mail =
    kind === 'account'
      ? await toAccountMail(payload, user, row)
      : toLinkMail(user, kind === 'forgotten', row);
  return mail && { to: user.email, mail };
}

/** A link to choose a password, while it is open. */
function toLinkMail(user: User, isForgotten: boolean, expiry: number): MailText | undefined {
  if (!hasOpenLink(user) || toLinkExpiry(user) !== expiry) return undefined;
  const why = isForgotten ? 'forgotten' : user.state === 'invited' ? 'invitation' : 'new';
  const isInvitation = why === 'invitation';
  const brandName = readBrand().name;
  const text = {
    invitation: `you have an account in the dashboard of ${brandName}. Choose a password, and you are in.`,
    new: `an admin of the ${brandName} dashboard sent you this link to choose a new password. Until you do, the present one stays.`,
    forgotten: `somebody asked to choose a new password for the ${brandName} dashboard with this address. Until you do, the present one stays.`,
  }[why];
  return {
    subject: `${brandName} dashboard: ${isInvitation ? 'you are invited' : 'choose a new password'}`,
    heading: isInvitation ? 'You are invited' : 'Choose a new password',
    lines: [
      `${user.name ? `Hello ${user.name}` : 'Hello'}, ${text}`,
      `The link works once, until ${toMailTime(String(user.resetPasswordExpiration))}.`,
    ],
    links: [
      { label: 'Choose a password', href: toLinkUrl(toPublicUrl(getSettings()), toToken(user)) },
    ],
    end: 'Nobody will ever ask you for this link. If you did not expect this mail, there is nothing to do.',
  };
}

/** An action on an account, for an admin. The subject contains no name. */
async function toAccountMail(
  payload: Payload,
  admin: User,
  row: number,
): Promise<MailText | undefined> {
  const action = await payload.db.findOne<AuditTrail>({
    collection: 'audit-trail',
    where: { id: { equals: row } },
  });
  if (!action || admin.role !== 'admin') return undefined;
  const changed = await describeAccount(payload, action);
  const { act, who, detail, createdAt } = action;
  const brandName = readBrand().name;
  return {
    subject: `${brandName} dashboard: ${changed ? 'an account' : 'a rule'} was changed`,
    heading: auditActions[act],
    lines: [`${toMailTime(createdAt)}, in the dashboard of ${brandName}.`],
    answers: [
      { name: 'who', label: 'Who did it', value: who },
      ...(changed ? [{ name: 'account', label: 'Whose account', value: changed }] : []),
      ...(detail ? [{ name: 'detail', label: 'What', value: detail }] : []),
    ],
    links: [
      { label: 'Open the accounts', href: `${toPublicUrl(getSettings())}/admin/collections/users` },
    ],
    end: 'Every admin gets this mail. If you do not know of it, end the sessions of that account and choose new passwords.',
  };
}

/** Name of the account that was changed, if it still exists. */
async function describeAccount(payload: Payload, { subject }: AuditTrail): Promise<string> {
  const id = Number(/^users (\d+)$/.exec(subject ?? '')?.[1]);
  const account = id ? await findUser(payload, id) : undefined;
  if (!account) return id ? `account ${id}` : (subject ?? '');
  return account.name ? `${account.name} (${account.email})` : account.email;
}

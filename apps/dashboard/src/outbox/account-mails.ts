import type { Payload, PayloadRequest } from 'payload';
import { hasOpenLink, toLinkExpiry, toLinkUrl, toToken } from '../accounts/links.ts';
import { auditActions } from '../collections/audit-trail/audit-trail.ts';
import type { PublishData, ScheduleTarget } from '../collections/editing/schedule.ts';
import { findUser } from '../collections/users/find-account.ts';
import type { AuditTrail, Delivery, Job, User } from '../payload-types.ts';
import { isMailConfigured } from './forwarding-gaps.ts';
import { type MailText, toMailTime } from './mail-template.ts';
import type { MailOrigin } from './message-mails.ts';
import { addDelivery } from './queue-deliveries.ts';

/** Kinds of deliveries that go to an account. */
type AccountKind = keyof typeof composers;

/** A mail with its recipient; nothing if it is no longer needed. */
type Addressed = { to: string; mail: Omit<MailText, 'brandName'> } | undefined;

interface AccountDelivery {
  account: number;
  /** Id of the audit row or job, or the expiry of the link. */
  row: number;
}

/** Queues a mail to an account; there is one of a kind for each row. */
const queueForAccount = (
  payload: Payload,
  kind: AccountKind,
  { account, row }: AccountDelivery,
  req?: PayloadRequest,
): Promise<boolean> =>
  addDelivery(
    payload,
    {
      kind,
      channel: 'mail',
      source: 'users',
      messageId: account,
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
): Promise<boolean> =>
  queueForAccount(req.payload, kind, { account: user.id, row: toLinkExpiry(user) }, req);

/** Queues a mail to every admin about an action on an account, in the transaction of the request. */
export async function queueAccountMails(
  req: PayloadRequest,
  { id }: Pick<AuditTrail, 'id'>,
): Promise<void> {
  if (!isMailConfigured()) return;
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { state: { not_equals: 'invited' } }] },
    pagination: false,
    depth: 0,
    select: { email: true },
    req,
    // The user may not see who is an admin.
    overrideAccess: true,
  });
  for (const admin of docs)
    await queueForAccount(req.payload, 'account', { account: admin.id, row: id }, req);
}

/**
 * Queues one mail about a failed scheduled change to the user who scheduled it. Without SMTP_URL only the start page
 * shows it.
 */
export async function queuePublishFailureMail(
  payload: Payload,
  { id, account }: { id: number; account: number },
): Promise<void> {
  if (isMailConfigured()) await queueForAccount(payload, 'plan', { account, row: id });
}

/** The mail of a delivery to an account; nothing if it is no longer needed. */
export async function composeAccountMail(
  payload: Payload,
  { kind, key, messageId }: Delivery,
  origin: MailOrigin,
): Promise<{ to: string; mail: MailText } | undefined> {
  const row = Number(key.split(':').at(-1));
  const found = await composers[kind as AccountKind](payload, { account: messageId, row }, origin);
  return found && { to: found.to, mail: { ...found.mail, brandName: origin.brandName } };
}

type Compose = (
  payload: Payload,
  delivery: AccountDelivery,
  origin: MailOrigin,
) => Promise<Addressed>;

const greet = (name?: string | null) => (name ? `Hello ${name},` : 'Hello,');

/** A link to choose a password, while it is open. */
const toLinkMail =
  (isForgotten: boolean): Compose =>
  async (payload, { account, row }, { brandName, publicUrl }) => {
    const user = await findUser(payload, account);
    if (!user || !hasOpenLink(user) || toLinkExpiry(user) !== row) return undefined;
    const why = isForgotten ? 'forgotten' : user.state === 'invited' ? 'invitation' : 'new';
    const isInvitation = why === 'invitation';
    const text = {
      invitation: `you have an account in the dashboard of ${brandName}. Choose a password, and you are in.`,
      new: `an admin of the ${brandName} dashboard sent you this link to choose a new password. Until you do, the present one stays.`,
      forgotten: `somebody asked to choose a new password for the ${brandName} dashboard with this address. Until you do, the present one stays.`,
    }[why];
    return {
      to: user.email,
      mail: {
        subject: `${brandName} dashboard: ${isInvitation ? 'you are invited' : 'choose a new password'}`,
        heading: isInvitation ? 'You are invited' : 'Choose a new password',
        lines: [
          `${greet(user.name)} ${text}`,
          `The link works once, until ${toMailTime(String(user.resetPasswordExpiration))}.`,
        ],
        links: [{ label: 'Choose a password', href: toLinkUrl(publicUrl, toToken(user)) }],
        end: 'Nobody will ever ask you for this link. If you did not expect this mail, there is nothing to do.',
      },
    };
  };

/** An action on an account, for an admin. The subject contains no name. */
const toAccountMail: Compose = async (payload, { account, row }, { brandName, publicUrl }) => {
  const action = await payload.db.findOne<AuditTrail>({
    collection: 'audit-trail',
    where: { id: { equals: row } },
  });
  const admin = await findUser(payload, account);
  if (!action || admin?.role !== 'admin') return undefined;
  const changed = await describeAccount(payload, action);
  const { act, who, detail, createdAt } = action;
  return {
    to: admin.email,
    mail: {
      subject: `${brandName} dashboard: ${changed ? 'an account' : 'a rule'} was changed`,
      heading: auditActions[act],
      lines: [`${toMailTime(createdAt)}, in the dashboard of ${brandName}.`],
      answers: [
        { name: 'who', label: 'Who did it', value: who },
        ...(changed ? [{ name: 'account', label: 'Whose account', value: changed }] : []),
        ...(detail ? [{ name: 'detail', label: 'What', value: detail }] : []),
      ],
      links: [{ label: 'Open the accounts', href: `${publicUrl}/admin/collections/users` }],
      end: 'Every admin gets this mail. If you do not know of it, end the sessions of that account and choose new passwords.',
    },
  };
};

/** Name of the account that was changed, if it still exists. */
async function describeAccount(payload: Payload, { subject }: AuditTrail): Promise<string> {
  const id = Number(/^users (\d+)$/.exec(subject ?? '')?.[1]);
  const account = id ? await findUser(payload, id) : undefined;
  if (!account) return id ? `account ${id}` : (subject ?? '');
  return account.name ? `${account.name} (${account.email})` : account.email;
}

/** A scheduled change that failed, until it is dismissed or solved. The subject reveals nothing that is not public. */
const toPublishFailureMail: Compose = async (payload, { account, row }, origin) => {
  const { brandName, publicUrl } = origin;
  const job = await payload.db.findOne<Job>({
    collection: 'jobs',
    where: { and: [{ id: { equals: row } }, { state: { equals: 'failed' } }] },
  });
  const user = await findUser(payload, account);
  if (!job || !user) return undefined;
  const data = job.data as unknown as PublishData;
  const { title, path } = await findDocument(payload, data);
  const what = data.kind === 'unpublish' ? 'taken down' : 'published';
  const reason = data.reasons?.en ?? job.lastError;
  return {
    to: user.email,
    mail: {
      subject: `${brandName} dashboard: something was not ${what} as planned`,
      heading: `It was not ${what}`,
      lines: [
        `${greet(user.name)} “${title}” was to be ${what} on ${toMailTime(data.at)}, as you planned. It was not.`,
        ...(reason ? [reason] : []),
      ],
      links: [{ label: 'Open', href: publicUrl + path }],
      end: 'It is not tried again. Mend it and publish it, or set another time.',
    },
  };
};

interface Named {
  id: number;
  title?: string | null;
  client?: string | null;
}

/** Title and edit path of a document. */
async function findDocument(payload: Payload, { collection, docId }: ScheduleTarget) {
  const found = await payload.db.findOne<Named>({ collection, where: { id: { equals: docId } } });
  const path = `/admin/collections/${collection}/${docId}`;
  return { title: found?.title ?? found?.client ?? '', path };
}

const composers = {
  link: toLinkMail(false),
  forgotten: toLinkMail(true),
  account: toAccountMail,
  plan: toPublishFailureMail,
} satisfies Partial<Record<Delivery['kind'], Compose>>;

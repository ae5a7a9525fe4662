import type { Payload, PayloadRequest } from 'payload';
import { findLinkAccount } from '../accounts/links.ts';
import type { AuditTrail, Delivery } from '../payload-types.ts';
import { type AddressedMail, type MailContext, queueForAccount } from './account-deliveries.ts';
import { isMailConfigured } from './forwarding-gaps.ts';
import { toAccountMail } from './mails.ts';

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
  for (const admin of docs) await queueForAccount(req, 'account', admin.id, id);
}

/** The mail of a delivery; nothing if the recipient is no longer an admin. */
export async function getAccountMail(
  payload: Payload,
  delivery: Pick<Delivery, 'key' | 'messageId'>,
  { brandName, publicUrl }: MailContext,
): Promise<AddressedMail | undefined> {
  const row = await payload.db.findOne<AuditTrail>({
    collection: 'audit-trail',
    where: { id: { equals: Number(delivery.key.split(':').at(-1)) } },
  });
  const admin = await findLinkAccount(payload, { account: delivery.messageId });
  if (!row || admin?.role !== 'admin') return undefined;
  const subject = await findSubject(payload, row);
  const words = toAccountMail({
    brandName,
    publicUrl,
    act: row.act,
    who: row.who,
    subject,
    detail: row.detail ?? '',
    at: row.createdAt,
  });
  return { to: admin.email, content: words };
}

/** Name of the account that was changed, if it still exists. */
async function findSubject(payload: Payload, { subject }: AuditTrail): Promise<string> {
  const id = Number(/^users (\d+)$/.exec(subject ?? '')?.[1]);
  const account = id ? await findLinkAccount(payload, { account: id }) : undefined;
  if (!account) return id ? `account ${id}` : (subject ?? '');
  return account.name ? `${account.name} (${account.email})` : account.email;
}

import type { Payload } from 'payload';
import { toContentTitle } from '../collections/content/content-labels.ts';
import { toContentName } from '../collections/content/content-name.ts';
import type { PublishData, ScheduleTarget } from '../collections/editing/schedule.ts';
import { toContentPath } from '../panel/content/paths.ts';
import type { Delivery, Job } from '../payload-types.ts';
import { inTransaction } from '../platform/transaction.ts';
import {
  type AddressedMail,
  type MailContext,
  queueForAccount,
  toAccountKey,
} from './account-deliveries.ts';
import { isMailConfigured } from './forwarding-gaps.ts';
import { toPublishFailureMail } from './mails.ts';

/**
 * Queues one mail about a failed scheduled change to the user who scheduled it. Without SMTP_URL only the start page
 * shows it.
 */
export async function queuePublishFailureMail(
  payload: Payload,
  { id, account }: { id: number; account: number },
): Promise<void> {
  if (!isMailConfigured()) return;
  await inTransaction(payload, async (req) => {
    const { totalDocs } = await payload.count({
      collection: 'deliveries',
      where: { key: { equals: toAccountKey('plan', account, id) } },
      req,
      // Only the server creates deliveries.
      overrideAccess: true,
    });
    if (totalDocs === 0) await queueForAccount(req, 'plan', account, id);
  });
}

/** The mail of a delivery; nothing if the failure was dismissed or solved, or the account is deleted. */
export async function getPublishFailureMail(
  payload: Payload,
  { key, messageId }: Pick<Delivery, 'key' | 'messageId'>,
  { brandName, publicUrl }: MailContext,
): Promise<AddressedMail | undefined> {
  const id = Number(key.split(':').at(-1));
  const plan = await payload.db.findOne<Job>({
    collection: 'jobs',
    where: { and: [{ id: { equals: id } }, { state: { equals: 'failed' } }] },
  });
  const user = await payload.db.findOne<{ id: number; email: string; name?: string | null }>({
    collection: 'users',
    where: { id: { equals: messageId } },
  });
  if (!plan || !user) return undefined;
  const data = plan.data as unknown as PublishData;
  const { title, path } = await findDocument(payload, data);
  const words = toPublishFailureMail({
    brandName,
    name: user.name ?? '',
    isTakenDown: data.kind === 'unpublish',
    title,
    at: data.at,
    reason: data.reasons?.en ?? plan.lastError ?? '',
    address: publicUrl + path,
  });
  return { to: user.email, content: words };
}

interface Named {
  id: number;
  title?: string | null;
  client?: string | null;
  key?: string | null;
  language?: string | null;
}

/** Title and edit path of a document. Content has its own screens. */
async function findDocument(payload: Payload, { collection, docId }: ScheduleTarget) {
  const found = await payload.db.findOne<Named>({
    collection,
    where: { id: { equals: docId } },
  });
  if (collection === 'content' && found?.key && found.language) {
    const name = toContentName(found.key, found.language);
    return { title: toContentTitle(name), path: toContentPath(name) };
  }
  const path = `/admin/collections/${collection}/${docId}`;
  return { title: found?.title ?? found?.client ?? '', path };
}

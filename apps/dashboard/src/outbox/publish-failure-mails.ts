import type { Payload } from 'payload';
import { toContentTitle } from '../collections/content/content-labels.ts';
import { toContentName } from '../collections/content/content-name.ts';
import { toContentPath } from '../panel/content/paths.ts';
import type { Delivery } from '../payload-types.ts';
import { inTransaction } from '../platform/transaction.ts';
import {
  type AddressedMail,
  type MailContext,
  queueForAccount,
  toAccountKey,
} from './account-deliveries.ts';
import { isMailConfigured } from './forwarding-gaps.ts';
import { toPublishFailureMail } from './mails.ts';

/** A failed job. */
interface FailedPublish {
  input: { type?: string; doc?: { relationTo: string; value: string } };
  waitUntil: string;
  error?: { message?: string; reasons?: { en?: string } } | null;
}

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
  const plan = await payload.db.findOne<FailedPublish & { id: number }>({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: id } }, { hasError: { equals: true } }] },
  });
  const user = await payload.db.findOne<{ id: number; email: string; name?: string | null }>({
    collection: 'users',
    where: { id: { equals: messageId } },
  });
  const doc = plan?.input.doc;
  if (!plan || !user || !doc) return undefined;
  const { title, path } = await findDocument(payload, doc);
  const words = toPublishFailureMail({
    brandName,
    name: user.name ?? '',
    isTakenDown: plan.input.type === 'unpublish',
    title,
    at: plan.waitUntil,
    reason: plan.error?.reasons?.en ?? plan.error?.message ?? '',
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
async function findDocument(payload: Payload, doc: { relationTo: string; value: string }) {
  const found = await payload.db.findOne<Named>({
    collection: doc.relationTo as never,
    where: { id: { equals: Number(doc.value) } },
  });
  if (doc.relationTo === 'content' && found?.key && found.language) {
    const name = toContentName(found.key, found.language);
    return { title: toContentTitle(name), path: toContentPath(name) };
  }
  const path = `/admin/collections/${doc.relationTo}/${doc.value}`;
  return { title: found?.title ?? found?.client ?? '', path };
}

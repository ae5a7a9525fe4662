import type { Payload } from 'payload';
import { toWordsTitle } from '../collections/content/content-names.ts';
import { toWordsName } from '../collections/content/words-name.ts';
import { toContentPath } from '../panel/content/paths.ts';
import type { Delivery } from '../payload-types.ts';
import { inTransaction } from '../platform/transaction.ts';
import {
  type AddressedMail,
  type MailPlace,
  queueForAccount,
  toAccountKey,
} from './account-deliveries.ts';
import { isMailSet } from './forwarding-gaps.ts';
import { toPlanMail } from './mails.ts';

/** A plan of the queue that was given up. */
interface FailedPlan {
  input: { type?: string; doc?: { relationTo: string; value: string } };
  waitUntil: string;
  error?: { message?: string; reasons?: { en?: string } } | null;
}

/**
 * Writes the delivery that tells an account of a plan of its own that was given up. A plan has one. Without a mail server there is
 * none: the start page shows the plan.
 */
export async function queuePlanMail(
  payload: Payload,
  { id, account }: { id: number; account: number },
): Promise<void> {
  if (!isMailSet()) return;
  await inTransaction(payload, async (req) => {
    const { totalDocs } = await payload.count({
      collection: 'deliveries',
      where: { key: { equals: toAccountKey('plan', account, id) } },
      req,
      // Closed to every account: only the program writes what it has to send.
      overrideAccess: true,
    });
    if (totalDocs === 0) await queueForAccount(req, 'plan', account, id);
  });
}

/** The mail of a delivery; nothing once the plan was dismissed or somebody published the document, or the account has gone. */
export async function getPlanMail(
  payload: Payload,
  { key, messageId }: Pick<Delivery, 'key' | 'messageId'>,
  { brandName, publicUrl }: MailPlace,
): Promise<AddressedMail | undefined> {
  const id = Number(key.split(':').at(-1));
  const plan = await payload.db.findOne<FailedPlan & { id: number }>({
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
  const words = toPlanMail({
    brandName,
    name: user.name ?? '',
    isTakenDown: plan.input.type === 'unpublish',
    title,
    at: plan.waitUntil,
    reason: plan.error?.reasons?.en ?? plan.error?.message ?? '',
    address: publicUrl + path,
  });
  return { to: user.email, words };
}

interface Named {
  id: number;
  title?: string | null;
  client?: string | null;
  key?: string | null;
  language?: string | null;
}

/** What a document is called, and where it is edited, as on the start page. Words of the website have screens of their own. */
async function findDocument(payload: Payload, doc: { relationTo: string; value: string }) {
  const found = await payload.db.findOne<Named>({
    collection: doc.relationTo as never,
    where: { id: { equals: Number(doc.value) } },
  });
  if (doc.relationTo === 'content' && found?.key && found.language) {
    const name = toWordsName(found.key, found.language);
    return { title: toWordsTitle(name), path: toContentPath(name) };
  }
  const path = `/admin/collections/${doc.relationTo}/${doc.value}`;
  return { title: found?.title ?? found?.client ?? '', path };
}

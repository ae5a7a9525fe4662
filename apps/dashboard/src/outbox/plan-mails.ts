import type { Payload } from 'payload';
import type { Delivery } from '../payload-types.ts';
import { type MailWords, toPlanMail } from './mails.ts';

/** What begins the key of such a delivery, which goes to an account as links do. */
const PREFIX = 'plans';

/** A plan of the queue that was given up. */
interface FailedPlan {
  input: { type?: string; doc?: { relationTo: string; value: string } };
  waitUntil: string;
  error?: { message?: string; reasons?: { en?: string } } | null;
}

/** Whether a delivery is about a plan. */
export const isPlanMail = ({ key }: Pick<Delivery, 'key'>): boolean => key.startsWith(`${PREFIX}:`);

/** Writes the delivery that tells an account of a plan of its own that was given up. A plan has one. */
export async function queuePlanMail(
  payload: Payload,
  { id, account }: { id: number; account: number },
): Promise<void> {
  const key = `${PREFIX}:${account}:${id}`;
  const { totalDocs } = await payload.count({
    collection: 'deliveries',
    where: { key: { equals: key } },
    // Closed to every account: only the program writes what it has to send.
    overrideAccess: true,
  });
  if (totalDocs > 0) return;
  const now = new Date().toISOString();
  await payload.create({
    collection: 'deliveries',
    depth: 0,
    // As above.
    overrideAccess: true,
    data: {
      kind: 'link',
      channel: 'mail',
      source: 'users',
      messageId: account,
      reference: `Plan ${id}`,
      key,
      idempotencyKey: `account-${account}.plan-${id}`,
      state: 'queued',
      attempts: 0,
      queuedAt: now,
      nextTryAt: now,
    },
  });
}

/** The mail of a delivery; nothing once the plan was dismissed or somebody published the document, or the account has gone. */
export async function getPlanMail(
  payload: Payload,
  { key, messageId }: Pick<Delivery, 'key' | 'messageId'>,
  { brandName, publicUrl }: { brandName: string; publicUrl: string },
): Promise<{ to: string; words: MailWords } | undefined> {
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
  const words = toPlanMail({
    brandName,
    name: user.name ?? '',
    isTakenDown: plan.input.type === 'unpublish',
    title: await readTitle(payload, doc),
    at: plan.waitUntil,
    reason: plan.error?.reasons?.en ?? plan.error?.message ?? '',
    address: `${publicUrl}/admin/collections/${doc.relationTo}/${doc.value}`,
  });
  return { to: user.email, words };
}

/** What a document is called; words of the website by their file. */
async function readTitle(payload: Payload, doc: { relationTo: string; value: string }) {
  const found = await payload.db.findOne<{
    id: number;
    title?: string | null;
    client?: string | null;
    key?: string | null;
  }>({ collection: doc.relationTo as never, where: { id: { equals: Number(doc.value) } } });
  return found?.title ?? found?.client ?? found?.key ?? '';
}

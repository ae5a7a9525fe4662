import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  Where,
} from 'payload';
import { toQueued } from '../jobs/queue.ts';
import type { Delivery, DeliveryTarget, Submission } from '../payload-types.ts';
import { decideTargets } from './routing.ts';

type NewDelivery = Pick<Delivery, 'kind' | 'channel' | 'key' | 'idempotencyKey'> & {
  target: number;
};

/** Context flag: the sender gets no copy. */
export const NO_COPY = 'noCopy';

/** Copies to one recipient in a day, because anyone can enter any e-mail address. */
const COPIES_A_DAY = 3;

/** Copies to all recipients in an hour. `submissions/intake/intake.ts` limits them for each sender. */
const COPIES_AN_HOUR = 100;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Queues the deliveries of a message, in the transaction of the request. Existing ones stay, so it may be called
 * again. Suspected spam has none.
 */
export async function queueDeliveries(req: PayloadRequest, message: Submission): Promise<void> {
  if (message.state === 'spam') return;
  const wanted = await decideDeliveries(req, message);
  if (wanted.length === 0) return;
  const known = await findKeys(req, whereMessages([message.id]));
  for (const delivery of wanted) {
    if (known.has(delivery.key)) continue;
    await req.payload.create({
      collection: 'deliveries',
      data: {
        ...delivery,
        source: message.form,
        messageId: message.id,
        reference: message.reference,
        ...toQueued(new Date()),
      },
      depth: 0,
      req,
      // Only the server creates deliveries.
      overrideAccess: true,
    });
  }
}

/** Queues the deliveries of a new message. The inbox does so when a message is released from spam. */
export const queueNewSubmission: CollectionAfterChangeHook<Submission> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation === 'create') await queueDeliveries(req, doc);
  return doc;
};

/** Deletes the deliveries of a deleted message. */
export const deleteDeliveries: CollectionAfterDeleteHook = async ({ id, req }) => {
  const where = whereMessages([Number(id)]);
  await req.payload.db.deleteMany({ collection: 'deliveries', where, req });
};

/** Condition of the deliveries of submissions. Other deliveries are about accounts. */
export const whereMessages = (ids: number[]): Where => ({
  and: [{ source: { not_equals: 'users' } }, { messageId: { in: ids } }],
});

async function decideDeliveries(req: PayloadRequest, message: Submission): Promise<NewDelivery[]> {
  const { docs } = await req.payload.find({
    collection: 'delivery-targets',
    pagination: false,
    sort: 'id',
    depth: 0,
    req,
    // A visitor may not read targets.
    overrideAccess: true,
  });
  const targets = decideTargets<DeliveryTarget>(docs, message);
  const key = `${message.form}:${message.id}`;
  const rows = targets.map(
    ({ id, kind }): NewDelivery => ({
      kind: 'notify',
      channel: kind,
      target: id,
      key: `${key}:${id}`,
      idempotencyKey: `${message.reference}.${id}`,
    }),
  );
  const copying = targets.find(({ kind, copyToSender }) => kind === 'mail' && copyToSender);
  if (!copying || !(await mayHaveCopy(req, message))) return rows;
  const copy: NewDelivery = {
    kind: 'copy',
    channel: 'mail',
    target: copying.id,
    key: `${key}:copy`,
    idempotencyKey: `${message.reference}.copy`,
  };
  return [...rows, copy];
}

async function mayHaveCopy(req: PayloadRequest, { email }: Submission): Promise<boolean> {
  const since = new Date(Date.now() - DAY).toISOString();
  if (req.context[NO_COPY] || (await countCopies(req)) >= COPIES_AN_HOUR) return false;
  const { totalDocs } = await req.payload.count({
    collection: 'submissions',
    where: { and: [{ createdAt: { greater_than: since } }, { email: { equals: email } }] },
    req,
    // As above.
    overrideAccess: true,
  });
  return totalDocs <= COPIES_A_DAY;
}

async function countCopies(req: PayloadRequest): Promise<number> {
  const since = new Date(Date.now() - HOUR).toISOString();
  const { totalDocs } = await req.payload.count({
    collection: 'deliveries',
    where: { and: [{ kind: { equals: 'copy' } }, { queuedAt: { greater_than: since } }] },
    req,
    // As above.
    overrideAccess: true,
  });
  return totalDocs;
}

async function findKeys(req: PayloadRequest, where: Where): Promise<Set<string>> {
  const { docs } = await req.payload.find({
    collection: 'deliveries',
    where,
    pagination: false,
    depth: 0,
    select: { key: true },
    req,
    // As above.
    overrideAccess: true,
  });
  return new Set(docs.map(({ key }) => key));
}

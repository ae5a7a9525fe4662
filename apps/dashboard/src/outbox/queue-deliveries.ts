import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  Payload,
  PayloadRequest,
  Where,
} from 'payload';
import { addQueued, findQueued } from '../jobs/queue.ts';
import type { Delivery, Submission } from '../payload-types.ts';
import { DAY, HOUR } from '../platform/durations.ts';
import { UNDO_FOR } from '../submissions/workflow.ts';
import { findTargets } from './find-targets.ts';
import { isMailConfigured } from './forwarding-gaps.ts';

/** A delivery that is to be queued. */
export type NewDelivery = Pick<
  Delivery,
  | 'kind'
  | 'channel'
  | 'subjectKind'
  | 'subjectId'
  | 'reference'
  | 'key'
  | 'idempotencyKey'
  | 'reply'
> & { target?: number };

/** Whether deliveries of a kind go to a target. Others go to an account, an owner or the sender. */
export const needsTarget = (kind: Delivery['kind']): boolean => kind === 'notify';

/** Context flag: the sender gets no copy. */
export const NO_COPY = 'noCopy';

/** Copies to one recipient in a day, because anyone can enter any e-mail address. */
const COPIES_A_DAY = 3;

/** Copies to all recipients in an hour. `submissions/intake/intake.ts` limits them for each sender. */
const COPIES_AN_HOUR = 100;

/**
 * Queues a delivery unless its key is known, in the transaction of the request if there is one.
 * @returns whether it was new
 */
export const addDelivery = (
  payload: Payload,
  delivery: NewDelivery,
  req?: PayloadRequest,
  at = new Date(),
): Promise<boolean> => addQueued(payload, 'deliveries', delivery, at, req);

/**
 * Queues the deliveries of a message, in the transaction of the request. Existing ones stay, so it may be called
 * again. Suspected spam has none. Applicants always get a copy, other senders if a target says so.
 */
export async function queueDeliveries(req: PayloadRequest, message: Submission): Promise<void> {
  if (message.state === 'spam') return;
  const targets = (await findTargets(req.payload, {}, req)).filter(({ forms }) =>
    forms.includes(message.form),
  );
  const wanted = targets.map(({ id, kind }) =>
    toDelivery(message, 'notify', String(id), { channel: kind, target: id }),
  );
  const isCopied =
    targets.some(({ kind, copyToSender }) => kind === 'mail' && copyToSender) ||
    (message.form === 'application' && isMailConfigured());
  if (isCopied && (await mayHaveCopy(req, message)))
    wanted.push(toDelivery(message, 'copy', 'copy'));
  for (const delivery of wanted) await addDelivery(req.payload, delivery, req);
}

/** A delivery about a message. There is one of a kind for each receiver. */
const toDelivery = (
  { form, id, reference }: Submission,
  kind: Delivery['kind'],
  receiver: string,
  more: Partial<Pick<NewDelivery, 'channel' | 'target' | 'reply'>> = {},
): NewDelivery => ({
  kind,
  channel: 'mail',
  subjectKind: form,
  subjectId: id,
  reference,
  key: `${form}:${id}:${receiver}`,
  idempotencyKey: `${reference}.${receiver}`,
  ...more,
});

/** Queues the deliveries of a new message. The inbox does so when a message is released from spam. */
export const queueNewSubmission: CollectionAfterChangeHook<Submission> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation === 'create') await queueDeliveries(req, doc);
  return doc;
};

/** Deletes the deliveries of a message, before it so that an interrupted deletion can be repeated, and after it. */
export const deleteDeliveries = async ({ id, req }: Parameters<CollectionBeforeDeleteHook>[0]) => {
  const where = whereMessages([Number(id)]);
  await req.payload.db.deleteMany({ collection: 'deliveries', where, req });
};

/** Condition of the deliveries of submissions. Other deliveries are about accounts. */
export const whereMessages = (ids: number[]): Where => ({
  and: [{ subjectKind: { not_equals: 'users' } }, { subjectId: { in: ids } }],
});

async function mayHaveCopy(req: PayloadRequest, { email }: Submission): Promise<boolean> {
  if (req.context[NO_COPY]) return false;
  const { db } = req.payload;
  const since = (span: number) => ({ greater_than: new Date(Date.now() - span).toISOString() });
  const copies = await db.count({
    collection: 'deliveries',
    where: { and: [{ kind: { equals: 'copy' } }, { queuedAt: since(HOUR) }] },
    req,
  });
  const messages = await db.count({
    collection: 'submissions',
    where: { and: [{ createdAt: since(DAY) }, { email: { equals: email } }] },
    req,
  });
  return copies.totalDocs < COPIES_AN_HOUR && messages.totalDocs <= COPIES_A_DAY;
}

/** Queues a mail about a message, one for each receiver, in the transaction of the request if there is one. */
export const queueMail = (
  payload: Payload,
  kind: Delivery['kind'],
  message: Submission,
  { receiver, ...more }: { receiver: string } & Pick<NewDelivery, 'target' | 'reply'>,
  req?: PayloadRequest,
  at?: Date,
): Promise<boolean> => addDelivery(payload, toDelivery(message, kind, receiver, more), req, at);

/** Queues the mail to a new owner. Each owner of a message gets one. */
export async function queueAssignment(req: PayloadRequest, message: Submission, owner: number) {
  if (!isMailConfigured()) return;
  const at = new Date(Date.now() + UNDO_FOR);
  await queueMail(req.payload, 'assigned', message, { receiver: `owner${owner}` }, req, at);
}

/** Queues the mail with a reply. Returns whether its key is new. */
export function queueReply(
  req: PayloadRequest,
  message: Submission,
  reply: NonNullable<Delivery['reply']>,
): Promise<boolean> {
  const at = new Date(Date.now() + UNDO_FOR);
  const receiver = `reply-${reply.key}`;
  return queueMail(req.payload, 'reply', message, { receiver, reply }, req, at);
}

/** Queues a rejection mail. Returns whether the application had none. */
export const queueRejection = (req: PayloadRequest, application: Submission): Promise<boolean> =>
  queueMail(req.payload, 'rejection', application, { receiver: 'reject' }, req);

/** Whether an application has a rejection mail, sent or pending. */
export const hasRejection = async (req: PayloadRequest, id: number): Promise<boolean> =>
  (await findQueued(req.payload, 'deliveries', `application:${id}:reject`, req)) !== undefined;

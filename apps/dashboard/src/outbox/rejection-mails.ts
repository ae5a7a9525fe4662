import type { Payload, PayloadRequest, Where } from 'payload';
import { toQueued } from '../jobs/queue.ts';
import type { Submission } from '../payload-types.ts';
import type { Receivers } from './sender.ts';

/** Rejection mails, which need no target. */
export const whereRejection: Where = { kind: { equals: 'rejection' } };

const toKey = (id: number) => `application:${id}:reject`;

/** The recipient of a rejection mail; nothing if the rejection was withdrawn. */
export function getRejectionReceivers({
  answers: { email = '' },
  stage,
  rejection,
}: Submission): Receivers | undefined {
  const isWanted = stage === 'rejected' && Boolean(rejection?.text);
  return isWanted ? { kind: 'mail', addresses: [email] } : undefined;
}

/** Clears the first reply if the rejection mail was not sent. */
export async function clearFirstAnswer(
  payload: Payload,
  { id, rejection }: Submission,
): Promise<void> {
  if (!rejection?.at) return;
  await payload.db.updateOne({
    collection: 'submissions',
    where: { and: [{ id: { equals: id } }, { firstAnsweredAt: { equals: rejection.at } }] },
    data: { firstAnsweredAt: null },
    options: { atomic: true },
  });
}

/** Queues a rejection mail, in the transaction of the request. The unique key allows one for each application. */
export async function queueRejection(
  req: PayloadRequest,
  { id, reference }: Pick<Submission, 'id' | 'reference'>,
): Promise<void> {
  await req.payload.create({
    collection: 'deliveries',
    data: {
      kind: 'rejection',
      channel: 'mail',
      source: 'application',
      messageId: id,
      reference,
      key: toKey(id),
      idempotencyKey: `${reference}.reject`,
      ...toQueued(new Date()),
    },
    depth: 0,
    req,
    // Only the server creates deliveries.
    overrideAccess: true,
  });
}

/** Whether an application has a rejection mail, sent or pending. */
export async function hasRejection(req: PayloadRequest, id: number): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'deliveries',
    where: { key: { equals: toKey(id) } },
    req,
    // As above.
    overrideAccess: true,
  });
  return totalDocs > 0;
}

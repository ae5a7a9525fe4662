import type { Payload, PayloadRequest, Where } from 'payload';
import type { Receivers } from './sender.ts';
import type { StoredMessage } from './stored-message.ts';

/** Reject mails: they go to the applicant, whatever becomes of the targets. */
export const whereRejection: Where = { kind: { equals: 'rejection' } };

const toKey = (id: number) => `applications:${id}:reject`;

/** Who gets the reject mail of an application; nothing when somebody changed their mind before it left. */
export function getRejectionReceivers({
  email,
  stage,
  rejection,
}: StoredMessage): Receivers | undefined {
  const isWanted = stage === 'rejected' && Boolean(rejection?.text);
  return isWanted ? { kind: 'mail', addresses: [email] } : undefined;
}

/** A reject mail that is not sent was no answer: takes back that it was the first one. */
export async function clearFirstAnswer(
  payload: Payload,
  { id, rejection }: StoredMessage,
): Promise<void> {
  if (!rejection?.at) return;
  await payload.db.updateOne({
    collection: 'applications',
    where: { and: [{ id: { equals: id } }, { firstAnsweredAt: { equals: rejection.at } }] },
    data: { firstAnsweredAt: null },
    options: { atomic: true },
  });
}

/** Writes the delivery of a reject mail, in the transaction of the request. Its key lets an application have one. */
export async function queueRejection(
  req: PayloadRequest,
  { id, reference }: Pick<StoredMessage, 'id' | 'reference'>,
): Promise<void> {
  const now = new Date().toISOString();
  await req.payload.create({
    collection: 'deliveries',
    data: {
      kind: 'rejection',
      channel: 'mail',
      source: 'applications',
      messageId: id,
      reference,
      key: toKey(id),
      idempotencyKey: `${reference}.reject`,
      state: 'queued',
      attempts: 0,
      queuedAt: now,
      nextTryAt: now,
    },
    depth: 0,
    req,
    // Closed to every account: only the program writes what it has to send.
    overrideAccess: true,
  });
}

/** Whether an application has a reject mail, sent or waiting. */
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

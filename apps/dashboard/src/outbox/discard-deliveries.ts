import type { CollectionBeforeDeleteHook, Payload, PayloadRequest, Where } from 'payload';
import { kindsWithoutTarget } from './retry-policy.ts';

/** What still waits for a target that is deleted has nowhere to go. What is under way is left to its worker. */
export const discardDeliveriesOfTarget: CollectionBeforeDeleteHook = ({ id, req }) =>
  discard(req.payload, { target: { equals: id } }, new Date(), req);

/**
 * Drops what was queued or under way while its target was deleted: nobody would ever take it up. Reminders of an owner
 * and links of an account never had a target.
 */
export const discardOrphans = (payload: Payload, now: Date): Promise<void> =>
  discard(
    payload,
    { and: [{ target: { exists: false } }, { kind: { not_in: [...kindsWithoutTarget] } }] },
    now,
  );

async function discard(
  payload: Payload,
  ofTarget: Where,
  now: Date,
  req?: PayloadRequest,
): Promise<void> {
  const isFree: Where[] = [
    { lease: { exists: false } },
    { nextTryAt: { less_than_equal: now.toISOString() } },
  ];
  const where: Where = {
    and: [ofTarget, { state: { in: ['queued', 'dead'] } }, { or: isFree }],
  };
  const { docs } = await payload.find({
    collection: 'deliveries',
    where,
    pagination: false,
    depth: 0,
    select: { state: true },
    ...(req && { req }),
    // The program's own work, for nobody in particular.
    overrideAccess: true,
  });
  for (const { id } of docs) {
    await payload.db.updateOne({
      collection: 'deliveries',
      // Not if a worker has taken or sent it meanwhile.
      where: { and: [{ id: { equals: id } }, where] },
      data: { state: 'dropped', lastError: 'Its forwarding was deleted.', lease: null },
      options: { atomic: true },
      req,
    });
  }
}

import type { CollectionBeforeDeleteHook, Payload, PayloadRequest, Where } from 'payload';
import { whereFree } from '../jobs/queue.ts';
import { kindsWithoutTarget } from './retry-policy.ts';

/** Discards the pending deliveries of a deleted target. A claimed one is left to its worker. */
export const discardDeliveriesOfTarget: CollectionBeforeDeleteHook = ({ id, req }) =>
  discard(req.payload, { target: { equals: id } }, new Date(), req);

/**
 * Discards deliveries that were queued or claimed while their target was deleted. Kinds without target are not
 * affected.
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
  const where: Where = {
    and: [ofTarget, { state: { in: ['queued', 'dead'] } }, whereFree(now)],
  };
  const { docs } = await payload.find({
    collection: 'deliveries',
    where,
    pagination: false,
    depth: 0,
    select: { state: true },
    ...(req && { req }),
    // A background job has no user.
    overrideAccess: true,
  });
  for (const { id } of docs) {
    await payload.db.updateOne({
      collection: 'deliveries',
      // Not if a worker has claimed or sent it.
      where: { and: [{ id: { equals: id } }, where] },
      data: { state: 'dropped', lastError: 'Its forwarding was deleted.', lease: null },
      options: { atomic: true },
      req,
    });
  }
}

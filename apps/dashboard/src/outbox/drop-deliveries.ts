import type { CollectionBeforeDeleteHook } from 'payload';

/** What still waits for a target that is deleted has nowhere to go. */
export const dropDeliveriesOfTarget: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.updateMany({
    collection: 'deliveries',
    where: { and: [{ target: { equals: id } }, { state: { in: ['queued', 'dead'] } }] },
    data: { state: 'dropped', lastError: 'Its forwarding was deleted.', lease: null },
    req,
  });
};

import type { Payload, PayloadRequest, Where } from 'payload';
import type { DeliveryTarget } from '../payload-types.ts';

/** Targets with their secrets, for deliveries of every user. */
export async function findTargets(
  payload: Payload,
  where: Where = {},
  req?: PayloadRequest,
): Promise<DeliveryTarget[]> {
  const { docs } = await payload.find({
    collection: 'delivery-targets',
    where,
    sort: 'id',
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    ...(req && { req }),
    // Visitors and background jobs may not read targets.
    overrideAccess: true,
  });
  return docs;
}

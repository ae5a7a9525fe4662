import type { Payload, PayloadRequest, Where } from 'payload';
import type { DeliveryTarget } from '../payload-types.ts';

/** Targets with their secrets, for deliveries of every user. */
export async function findTargets(
  { db }: Payload,
  where: Where = {},
  req?: PayloadRequest,
): Promise<DeliveryTarget[]> {
  const query = { where, sort: 'id', pagination: false, ...(req && { req }) };
  return (await db.find<DeliveryTarget>({ collection: 'delivery-targets', ...query })).docs;
}

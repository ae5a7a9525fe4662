import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';

/** Counts documents, those in the trash too. */
export async function countDocuments(
  from: Payload | PayloadRequest,
  collection: CollectionSlug,
  where: Where = {},
): Promise<number> {
  const [payload, req] = 'payload' in from ? [from.payload, from] : [from, undefined];
  const { totalDocs } = await payload.count({
    collection,
    where,
    trash: true,
    ...(req && { req }),
    // Documents count even if the user may not read them. Only their number is known.
    overrideAccess: true,
  });
  return totalDocs;
}

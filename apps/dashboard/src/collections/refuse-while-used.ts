import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload';
import { createReason, translateReason } from '../panel/language/errors.ts';

/** Where a document may be pointed at: a collection and the field that points. */
interface Use {
  collection: CollectionSlug;
  field: string;
  /** What the documents that point are called. */
  as: 'posts' | 'applications';
}

/** Refuses to delete a document while others point at it: they would lose it and nobody would be told. */
export function refuseWhileUsed(...uses: Use[]): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    for (const { collection, field, as } of uses) {
      const { totalDocs } = await req.payload.count({
        collection,
        where: { [field]: { equals: id } },
        trash: true,
        // What is used is used, whoever may see where.
        overrideAccess: true,
        req,
      });
      if (totalDocs > 0) {
        const reason = createReason(({ used }) => used[as], { count: totalDocs });
        throw new APIError(translateReason(req, reason), 409, null, true);
      }
    }
  };
}

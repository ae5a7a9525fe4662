import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload';
import { createReason, translateReason } from '../panel/language/errors.ts';

/** A collection and its relationship field. */
interface Use {
  collection: CollectionSlug;
  field: string;
  /** Key of the message. */
  as: 'posts' | 'applications';
}

/** Rejects the deletion of a document that others refer to. */
export function rejectWhileUsed(...uses: Use[]): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    for (const { collection, field, as } of uses) {
      const { totalDocs } = await req.payload.count({
        collection,
        where: { [field]: { equals: id } },
        trash: true,
        // References count even if the user may not read the document.
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

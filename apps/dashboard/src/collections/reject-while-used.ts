import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload';
import { createReason, translateReason } from '../platform/language/errors.ts';
import { countDocuments } from './count-documents.ts';

/** A collection and its relationship field. */
interface Use {
  collection: CollectionSlug;
  field: string;
  /** Key of the message. */
  as: 'posts' | 'applications';
}

/** Rejects the deletion of a document that others refer to. */
export const rejectWhileUsed =
  ({ collection, field, as }: Use): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const count = await countDocuments(req, collection, { [field]: { equals: id } });
    if (count === 0) return;
    const reason = createReason(({ used }) => used[as], { count });
    throw new APIError(translateReason(req, reason), 409, null, true);
  };

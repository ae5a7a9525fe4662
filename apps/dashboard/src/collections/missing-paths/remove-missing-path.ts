import type { CollectionAfterChangeHook } from 'payload';
import type { OldAddress } from '../../payload-types.ts';

/** A path with a redirect leaves the 404 log. */
export const removeMissingPath: CollectionAfterChangeHook<OldAddress> = async ({ doc, req }) => {
  await req.payload.delete({
    collection: 'missing-paths',
    where: { path: { equals: doc.from } },
    depth: 0,
    // Only the server writes and deletes rows.
    overrideAccess: true,
    req,
  });
};

import type { CollectionAfterChangeHook } from 'payload';
import type { OldAddress } from '../../payload-types.ts';

/** A path that leads somewhere is missing no more. */
export const removeMissingPath: CollectionAfterChangeHook<OldAddress> = async ({ doc, req }) => {
  await req.payload.delete({
    collection: 'missing-paths',
    where: { path: { equals: doc.from } },
    depth: 0,
    // Closed to every account: the program alone writes and deletes rows.
    overrideAccess: true,
    req,
  });
};

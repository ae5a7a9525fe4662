import type { CollectionBeforeDeleteHook } from 'payload';

/** Removes the owner of messages when the account is deleted. */
export const unassignMessages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.updateMany({
    collection: 'submissions',
    where: { owner: { equals: id } },
    data: { owner: null },
    returning: false,
    req,
  });
};

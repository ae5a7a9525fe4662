import type { CollectionBeforeDeleteHook } from 'payload';
import { forms } from '../../submissions/forms.ts';

/** Removes the owner of messages when the account is deleted. */
export const unassignMessages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const form of forms) {
    await req.payload.db.updateMany({
      collection: form,
      where: { owner: { equals: id } },
      data: { owner: null },
      returning: false,
      req,
    });
  }
};

import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { translateError } from '../../panel/language/errors.ts';
import type { User } from '../../payload-types.ts';

/** Rejects removing the admin role from the last admin. */
export const rejectLastAdminDemotion: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (originalDoc?.role === 'admin' && data.role && data.role !== 'admin') {
    await requireOtherAdmin(originalDoc.id, req);
  }
  return data;
};

/** Rejects the deletion of the last admin. */
export const rejectLastAdminDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await requireOtherAdmin(id, req);
};

async function requireOtherAdmin(id: number | string, req: PayloadRequest): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
    // Every admin counts, also for those who see only their own account.
    overrideAccess: true,
    req,
  });
  if (totalDocs === 0) {
    throw new APIError(
      translateError(req, ({ account }) => account.lastAdmin),
      409,
      null,
      true,
    );
  }
}

import type { CollectionBeforeOperationHook } from 'payload';

/**
 * If a change unpublishes or restores a document without publishing it, Payload validates only the changed fields. So
 * the result is always a draft.
 */
export const forceDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || !('data' in args)) return args;
  const data: { deletedAt?: unknown; _status?: unknown } = { ...args.data };
  const takesDown = 'unpublishAllLocales' in args && Boolean(args.unpublishAllLocales);
  const restores = data.deletedAt === null && data._status === undefined;
  return takesDown || restores ? { ...args, data: { ...data, _status: 'draft' } } : args;
};

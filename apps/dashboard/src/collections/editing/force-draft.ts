import type { CollectionBeforeOperationHook } from 'payload';

/**
 * Of a change that takes a document down, or out of the bin without saying that it publishes, Payload checks no more than
 * the fields that came with it. What it leaves is a draft, so that nothing is public that was not checked as a whole.
 */
export const forceDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || !('data' in args)) return args;
  const data: { deletedAt?: unknown; _status?: unknown } = { ...args.data };
  const takesDown = 'unpublishAllLocales' in args && Boolean(args.unpublishAllLocales);
  const restores = data.deletedAt === null && data._status === undefined;
  return takesDown || restores ? { ...args, data: { ...data, _status: 'draft' } } : args;
};

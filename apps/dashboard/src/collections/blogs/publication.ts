import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import type { Blog } from '../../payload-types.ts';

/**
 * Of a change that takes a post down, or out of the bin without saying that it publishes, Payload checks no more than
 * the fields that came with it. What it leaves is a draft, so that nothing is public that was not checked as a whole.
 */
export const leaveDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || !('data' in args)) return args;
  const data: { deletedAt?: unknown; _status?: unknown } = { ...args.data };
  const takesDown = 'unpublishAllLocales' in args && Boolean(args.unpublishAllLocales);
  const restores = data.deletedAt === null && data._status === undefined;
  return takesDown || restores ? { ...args, data: { ...data, _status: 'draft' } } : args;
};

/** Dates a blog when it is published, unless the editor chose a date. */
export const datePublication: CollectionBeforeChangeHook<Blog> = ({ data, originalDoc }) => {
  if (data._status !== 'published') return data;
  const now = new Date().toISOString();
  return {
    ...data,
    publishedAt: data.publishedAt ?? originalDoc?.publishedAt ?? now,
    firstPublishedAt: originalDoc?.firstPublishedAt ?? now,
  };
};

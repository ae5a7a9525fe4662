import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import type { Opening } from '../../payload-types.ts';

/** Notes of a change that it is of a draft alone: what is public stays. */
export const recordIsDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'update' && 'draft' in args) args.req.context.isDraft = args.draft === true;
  return args;
};

/**
 * Opens what is published without a day, and keeps the address of what is public: links lead there. One that is taken down before
 * it opened was never seen.
 */
export const setPublicationDates: CollectionBeforeChangeHook<Opening> = ({
  data,
  originalDoc,
  req,
}) => {
  const now = new Date().toISOString();
  const known = originalDoc?.firstPublishedAt ?? null;
  const kept = { ...data, ...(known && { slug: originalDoc?.slug }) };
  const wasSeen = known !== null && new Date(known) <= new Date(now);
  const { _status, deletedAt } = { ...originalDoc, ...data };
  if (_status === 'published' && !deletedAt) {
    const opensAt = data.opensAt ?? originalDoc?.opensAt ?? now;
    const seenAt = new Date(opensAt) > new Date(now) ? opensAt : now;
    return { ...kept, opensAt, firstPublishedAt: wasSeen ? known : seenAt };
  }
  return { ...kept, firstPublishedAt: wasSeen || req.context.isDraft ? known : null };
};

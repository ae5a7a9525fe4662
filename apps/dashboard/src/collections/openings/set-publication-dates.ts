import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import type { Opening } from '../../payload-types.ts';

/** Marks requests that change only the draft. */
export const recordIsDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'update' && 'draft' in args) args.req.context.isDraft = args.draft === true;
  return args;
};

/**
 * Sets the opening date on publish, and keeps the slug of a public opening. An opening that is unpublished before it
 * opened was never public.
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

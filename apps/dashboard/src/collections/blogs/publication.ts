import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import type { Blog } from '../../payload-types.ts';

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

/** Once somebody has published a post or taken it down, what was scheduled for it and failed is settled. */
export const settleFailedSchedule: CollectionAfterChangeHook<Blog> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (doc._status !== 'published' && previousDoc?._status !== 'published') return;
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { hasError: { equals: true } },
        { 'input.doc.value': { equals: String(doc.id) } },
      ],
    },
    req,
  });
};

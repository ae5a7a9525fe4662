import type { CollectionBeforeChangeHook } from 'payload';
import type { Blog } from '../../payload-types.ts';

export const datePublication: CollectionBeforeChangeHook<Blog> = ({ data, originalDoc }) => {
  if (data._status !== 'published') return data;
  const now = new Date().toISOString();
  return {
    ...data,
    publishedAt: data.publishedAt ?? originalDoc?.publishedAt ?? now,
    firstPublishedAt: originalDoc?.firstPublishedAt ?? now,
  };
};

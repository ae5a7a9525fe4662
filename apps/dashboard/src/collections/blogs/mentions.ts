import type { CollectionBeforeChangeHook, Field } from 'payload';
import { nobody } from '../../access/access.ts';
import { collectUrls, toStoredTarget } from '../../links/link-target.ts';
import type { Blog } from '../../payload-types.ts';
import { collectArticleReferences } from '../references/article-references.ts';

/**
 * What the article of a post shows and links to, a word each, so that the database finds a post by it without reading articles:
 * ` media/12 blogs/7 /our-work `. Empty in posts that were stored before it was kept, until the dashboard has added it.
 */
export const mentionsField: Field = {
  name: 'mentions',
  type: 'textarea',
  hidden: true,
  access: { create: nobody, update: nobody },
};

/** The words of an article: pictures, documents by what links keep of them, and addresses that were written, in small letters. */
export function toMentions(content: unknown): string {
  const named = collectArticleReferences(content).map(({ collection, id }) =>
    toMention(collection, id),
  );
  const written = collectUrls(content).map((address) => String(address).toLowerCase());
  return ` ${[...new Set([...named, ...written])].join(' ')} `;
}

/** The word for a document. */
export const toMention = (collection: string, id: number | string): string =>
  collection === 'case-studies'
    ? toStoredTarget({ kind: 'studies', id: Number(id) })
    : `${collection}/${id}`;

/** Keeps them with each version. */
export const recordMentions: CollectionBeforeChangeHook<Blog> = ({ data, originalDoc }) => ({
  ...data,
  mentions: toMentions(data.content ?? originalDoc?.content),
});

import type { CollectionBeforeChangeHook, Field } from 'payload';
import { nobody } from '../../access/access.ts';
import { collectUrls, toStoredTarget } from '../../links/link-target.ts';
import type { Blog } from '../../payload-types.ts';
import { collectArticleReferences } from '../references/article-references.ts';

/**
 * Everything that the article shows or links to, as words such as ` media/12 blogs/7 /our-work `, so that one SQL
 * query finds all posts that use something.
 */
export const mentionsField: Field = {
  name: 'mentions',
  type: 'textarea',
  hidden: true,
  access: { create: nobody, update: nobody },
};

/** Pictures, linked documents and URLs of an article, in lower case. */
function toMentions(content: unknown): string {
  const named = collectArticleReferences(content).map(({ collection, id }) =>
    toMention(collection, id),
  );
  const written = collectUrls(content).map((address) => String(address).toLowerCase());
  return ` ${[...new Set([...named, ...written])].join(' ')} `;
}

export const toMention = (collection: string, id: number | string): string =>
  collection === 'case-studies'
    ? toStoredTarget({ kind: 'studies', id: Number(id) })
    : `${collection}/${id}`;

/** Stores the mentions with each version. */
export const recordMentions: CollectionBeforeChangeHook<Blog> = ({ data, originalDoc }) => ({
  ...data,
  mentions: toMentions(data.content ?? originalDoc?.content),
});

import { toLanguagePath } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import type { Blog } from '@agency/contracts';
import { toBlogPath } from './blog-paths.ts';

const MAX_ITEMS = 50;

export const toFeedItems = (blogs: readonly Blog[], language: Language) =>
  blogs.slice(0, MAX_ITEMS).map(({ title, slug, created_at, description, category }) => ({
    title,
    description,
    link: toLanguagePath(toBlogPath(slug), language),
    pubDate: new Date(created_at),
    categories: category ? [category.name] : [],
  }));

/** The elements of the channel that `@astrojs/rss` does not write: language, own URL, date of the newest blog. */
export function toFeedHead(
  items: readonly { pubDate: Date }[],
  site: string,
  language: Language,
): string {
  const newest = Math.max(...items.map(({ pubDate }) => pubDate.getTime()));
  const url = new URL(toLanguagePath('/rss.xml', language), site).href;
  return [
    `<language>${language.tag}</language>`,
    `<atom:link href="${url}" rel="self" type="application/rss+xml"/>`,
    items.length > 0 ? `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>` : '',
  ].join('');
}

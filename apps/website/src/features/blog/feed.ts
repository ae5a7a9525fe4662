import { toLanguagePath } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import type { Blog } from '@agency/contracts';
import { toBlogPath } from './blog-paths.ts';

/** Blogs in the feed. */
const MOST_BLOGS = 50;

/** The newest blogs as a feed reader gets them. */
export function toFeedItems(blogs: readonly Blog[], language: Language) {
  return blogs.slice(0, MOST_BLOGS).map((blog) => ({
    title: blog.title,
    link: toLanguagePath(toBlogPath(blog.slug), language),
    pubDate: new Date(blog.created_at),
    description: blog.description,
    categories: blog.category ? [blog.category.name] : [],
  }));
}

/** What the feed says of itself besides its title: language, own address, and its newest blog's day. */
export function toFeedHead(
  items: readonly { pubDate: Date }[],
  site: string,
  language: Language,
): string {
  const newest = Math.max(...items.map(({ pubDate }) => pubDate.getTime()));
  return [
    `<language>${language.tag}</language>`,
    `<atom:link href="${new URL(toLanguagePath('/rss.xml', language), site).href}" rel="self" type="application/rss+xml"/>`,
    ...(items.length > 0
      ? [`<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>`]
      : []),
  ].join('');
}

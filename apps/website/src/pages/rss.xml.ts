import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getBlogs } from '../dashboard/dashboard.ts';
import { decideCaching } from '../dashboard/decide-caching.ts';
import { getPageWords, getShellWords } from '../i18n/words.ts';

export const prerender = false;

/** The newest blogs as a feed. */
export const GET: APIRoute = async () => {
  const [reading, words, shell] = await Promise.all([
    getBlogs(),
    getPageWords('blogs'),
    getShellWords(),
  ]);
  if (reading.status !== 'ok')
    return new Response(null, { status: 503, headers: { 'Retry-After': '10' } });
  const feed = await rss({
    title: shell.footer.feed.label,
    description: words.meta.description ?? shell.description,
    site: import.meta.env.SITE,
    trailingSlash: false,
    items: reading.data.all.slice(0, 50).map((blog) => ({
      title: blog.title,
      link: `/blogs/${blog.slug}`,
      pubDate: new Date(blog.created_at),
      description: blog.description,
      categories: blog.category ? [blog.category.name] : [],
    })),
    customData: '<language>en</language>',
  });
  feed.headers.set('Content-Type', 'application/rss+xml; charset=utf-8');
  feed.headers.set('Cache-Control', decideCaching(reading));
  return feed;
};

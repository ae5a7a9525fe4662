import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { readDashboard } from '../dashboard-client/dashboard.ts';
import { decideCaching } from '../dashboard-client/decide-caching.ts';
import { getPageWords, getShellWords } from '../i18n/words.ts';

export const prerender = false;

/** The newest blogs as a feed. */
export const GET: APIRoute = async () => {
  const [reading, words, shell] = await Promise.all([
    readDashboard('blogs'),
    getPageWords('blogs'),
    getShellWords(),
  ]);
  if (reading.status !== 'ok')
    return new Response(null, { status: 503, headers: { 'Retry-After': '10' } });
  const blogs = reading.data.all.slice(0, 50);
  const newest = blogs
    .map((blog) => blog.created_at)
    .toSorted()
    .at(-1);
  const feed = await rss({
    title: shell.footer.feed.label,
    description: words.meta.description ?? shell.description,
    site: import.meta.env.SITE,
    trailingSlash: false,
    items: blogs.map((blog) => ({
      title: blog.title,
      link: `/blogs/${blog.slug}`,
      pubDate: new Date(blog.created_at),
      description: blog.description,
      categories: blog.category ? [blog.category.name] : [],
    })),
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      '<language>en</language>',
      `<atom:link href="${new URL('/rss.xml', import.meta.env.SITE).href}" rel="self" type="application/rss+xml"/>`,
      newest && `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>`,
    ].join(''),
  });
  feed.headers.set('Content-Type', 'application/rss+xml; charset=utf-8');
  feed.headers.set('Cache-Control', decideCaching(reading));
  return feed;
};

import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { toFeedHead, toFeedItems } from '../features/blog/feed.ts';

export const GET: APIRoute = async ({ locals }) => {
  const { language } = locals;
  const [result, copy, shell] = await Promise.all([
    locals.fetchContent('blog-page', 1),
    locals.readCopy('blogs'),
    locals.readCopy('shell'),
  ]);
  if (result.status !== 'ok')
    return new Response(null, { status: 503, headers: { 'Retry-After': '10' } });
  const items = toFeedItems(result.data.all, language);
  const feed = await rss({
    title: shell.footer.feed.label,
    description: copy.meta.description ?? shell.description,
    site: import.meta.env.SITE,
    trailingSlash: false,
    items,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: toFeedHead(items, import.meta.env.SITE, language),
  });
  feed.headers.set('Content-Type', 'application/rss+xml; charset=utf-8');
  return feed;
};

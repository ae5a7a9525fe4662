import type { APIRoute } from 'astro';
import { toBlogEntry, toSitemap } from '../../features/seo/sitemap.ts';
import { getSiteEntries, toSitemapResponse } from '../../features/seo/sitemap-entries.ts';

/** All pages except the blogs. Lists of blogs change with the newest ones. */
export const GET: APIRoute = async ({ locals }) => {
  const result = await locals.fetchContent('blog-addresses', 1);
  const newest = result.status === 'ok' ? result.data.all : [];
  const blogs = newest.map((blog) => toBlogEntry(blog, locals));
  const entries = await getSiteEntries(blogs, locals);
  return toSitemapResponse(toSitemap(entries, import.meta.env.SITE));
};

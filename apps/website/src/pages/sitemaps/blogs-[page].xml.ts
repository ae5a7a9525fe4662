import { toLanguagePath } from '@agency/content/language-paths';
import { ADDRESSES_PER_PAGE } from '@agency/contracts';
import type { APIRoute } from 'astro';
import { toBlogEntry, toSitemap, toSitemapFiles } from '../../features/seo/sitemap.ts';
import { readBlogUrls, toSitemapResponse } from '../../features/seo/sitemap-entries.ts';

/** One file of the blogs of a language. */
export const GET: APIRoute = async ({ params, locals, url }) => {
  const blogs = await readBlogUrls(locals);
  if (blogs.some(({ result }) => result.status !== 'ok')) return toUnavailable();
  // Only files of the index are worth a request.
  const path = toLanguagePath(url.pathname, locals.language);
  if (!toSitemapFiles(blogs, ADDRESSES_PER_PAGE).includes(path)) {
    return new Response(null, { status: 404 });
  }
  const result = await locals.fetchContent('blog-addresses', Number(params.page));
  if (result.status !== 'ok') return toUnavailable();
  const xml = toSitemap(
    result.data.all.map((blog) => toBlogEntry(blog, locals)),
    import.meta.env.SITE,
  );
  return toSitemapResponse(xml);
};

const toUnavailable = () => new Response(null, { status: 503, headers: { 'Retry-After': '10' } });

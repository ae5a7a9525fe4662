import type { APIRoute } from 'astro';
import { getConfiguredMediaUrl } from '../../content-client/to-media-url.ts';
import { toBlogEntry, toSitemap } from '../../model/head/sitemap.ts';
import { answerSitemap } from '../_compositions/answer-sitemap.ts';
import { getSiteEntries } from '../_compositions/sitemap-entries.ts';

export const prerender = false;

/** The part of the sitemap that is not blogs. Its lists change with the newest of these. */
export const GET: APIRoute = async ({ locals }) => {
  const reading = await locals.fetchContent('blog-addresses', 1);
  const newest = reading.status === 'ok' ? reading.data.all : [];
  const entries = await getSiteEntries(
    newest.map((blog) => toBlogEntry(blog, getConfiguredMediaUrl)),
    locals,
  );
  return answerSitemap(toSitemap(entries, import.meta.env.SITE), reading);
};

import type { APIRoute } from 'astro';
import { getConfiguredMediaUrl } from '../../content-client/get-configured-media-url.ts';
import { toBlogEntry, toSitemap } from '../../features/seo/sitemap.ts';
import { answerSitemap, getSiteEntries } from '../../features/seo/sitemap-entries.ts';

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

import { toLanguagePath } from '@agency/content/language-paths';
import { ADDRESSES_PER_PAGE } from '@agency/contracts';
import type { APIRoute } from 'astro';
import { toSitemap, toSitemapFiles } from '../../features/seo/sitemap.ts';
import { answerSitemap, readAddresses, toEntries } from '../../features/seo/sitemap-entries.ts';

/** Blogs of the sitemap, one page of their addresses. */
export const GET: APIRoute = async ({ params, locals, url }) => {
  const { fetchContent, language, languages } = locals;
  const addresses = await readAddresses(locals);
  if (addresses.some(({ reading }) => reading.status !== 'ok')) return answerUnavailable();
  // Anybody can invent a file; only those that the index names are worth a call.
  const path = toLanguagePath(url.pathname, language);
  if (!toSitemapFiles(addresses, ADDRESSES_PER_PAGE).includes(path)) {
    return new Response(null, { status: 404 });
  }
  const reading = await fetchContent('blog-addresses', Number(params.page));
  if (reading.status !== 'ok') return answerUnavailable();
  const entries = toEntries(reading.data.all, language, languages);
  const readings = [...addresses.map((one) => one.reading), reading];
  return answerSitemap(toSitemap(entries, import.meta.env.SITE), ...readings);
};

const answerUnavailable = () =>
  new Response(null, { status: 503, headers: { 'Retry-After': '10' } });

import { ADDRESSES_PER_PAGE } from '@agency/contracts';
import type { APIRoute } from 'astro';
import { toSitemap, toSitemapFiles, toSitemapIndex } from '../features/seo/sitemap.ts';
import { answerSitemap, getSiteEntries, readAddresses } from '../features/seo/sitemap-entries.ts';

/** The sitemap, or the list of its files where there are too many blogs for one. */
export const GET: APIRoute = async ({ locals }) => {
  const addresses = await readAddresses(locals);
  const files = toSitemapFiles(addresses, ADDRESSES_PER_PAGE);
  const blogs = addresses.flatMap(({ entries }) => entries);
  const site = import.meta.env.SITE;
  const xml =
    files.length > 0
      ? toSitemapIndex(files, site)
      : toSitemap([...(await getSiteEntries(addresses[0]?.entries ?? [], locals)), ...blogs], site);
  return answerSitemap(xml, ...addresses.map(({ reading }) => reading));
};

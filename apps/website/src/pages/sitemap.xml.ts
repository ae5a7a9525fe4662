import { ADDRESSES_PER_PAGE } from '@agency/contracts';
import type { APIRoute } from 'astro';
import { toSitemap, toSitemapFiles, toSitemapIndex } from '../features/seo/sitemap.ts';
import {
  getSiteEntries,
  readBlogUrls,
  toSitemapResponse,
} from '../features/seo/sitemap-entries.ts';

/** The sitemap, or the index of its files if there are too many blogs for one. */
export const GET: APIRoute = async ({ locals }) => {
  const blogs = await readBlogUrls(locals);
  const files = toSitemapFiles(blogs, ADDRESSES_PER_PAGE);
  const entries = blogs.flatMap((one) => one.entries);
  const site = import.meta.env.SITE;
  const xml =
    files.length > 0
      ? toSitemapIndex(files, site)
      : toSitemap([...(await getSiteEntries(blogs[0]?.entries ?? [], locals)), ...entries], site);
  return toSitemapResponse(xml);
};

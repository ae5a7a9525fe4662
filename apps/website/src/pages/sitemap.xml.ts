import { ADDRESSES_PER_PAGE } from '@agency/contracts';
import type { APIRoute } from 'astro';
import { getMediaAddress } from '../dashboard-client/get-media-address.ts';
import { toBlogEntry, toSitemap, toSitemapFiles, toSitemapIndex } from '../model/head/sitemap.ts';
import { answerSitemap } from './_compositions/answer-sitemap.ts';
import { getSiteEntries } from './_compositions/sitemap-entries.ts';

export const prerender = false;

/** The sitemap, or the list of its files where there are too many blogs for one. */
export const GET: APIRoute = async ({ locals }) => {
  const reading = await locals.readDashboard('blog-addresses', { parameter: 1 });
  const { all, total } = reading.status === 'ok' ? reading.data : { all: [], total: 0 };
  const files = toSitemapFiles(total, ADDRESSES_PER_PAGE);
  const blogs = all.map((blog) => toBlogEntry(blog, getMediaAddress));
  const site = import.meta.env.SITE;
  const xml =
    files.length > 0
      ? toSitemapIndex(files, site)
      : toSitemap([...(await getSiteEntries(blogs, locals)), ...blogs], site);
  return answerSitemap(xml, reading);
};

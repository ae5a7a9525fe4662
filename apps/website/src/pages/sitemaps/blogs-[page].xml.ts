import { ADDRESSES_PER_PAGE } from '@agency/contracts';
import type { APIRoute } from 'astro';
import { getMediaAddress } from '../../dashboard-client/get-media-address.ts';
import { toBlogEntry, toSitemap, toSitemapFiles } from '../../model/head/sitemap.ts';
import { answerSitemap } from '../_compositions/answer-sitemap.ts';

export const prerender = false;

/** Blogs of the sitemap, one page of their addresses. */
export const GET: APIRoute = async ({ params, locals, url }) => {
  const { readDashboard } = locals;
  const first = await readDashboard('blog-addresses', { parameter: 1 });
  if (first.status !== 'ok') return answerUnavailable();
  // Anybody can invent a file; only those that the index names are worth a call.
  if (!toSitemapFiles(first.data.total, ADDRESSES_PER_PAGE).includes(url.pathname)) {
    return new Response(null, { status: 404 });
  }
  const reading = await readDashboard('blog-addresses', { parameter: Number(params.page) });
  if (reading.status !== 'ok') return answerUnavailable();
  const entries = reading.data.all.map((blog) => toBlogEntry(blog, getMediaAddress));
  return answerSitemap(toSitemap(entries, import.meta.env.SITE), first, reading);
};

const answerUnavailable = () =>
  new Response(null, { status: 503, headers: { 'Retry-After': '10' } });

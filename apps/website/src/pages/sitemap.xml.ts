import type { APIRoute } from 'astro';
import { getBlogs } from '../dashboard/dashboard.ts';
import { decideCaching } from '../dashboard/decide-caching.ts';
import { sitePages } from '../i18n/site-pages.ts';
import { getCaseStudies } from '../images/work-tiles.ts';
import { type SitemapEntry, toSitemap } from '../model/sitemap.ts';

export const prerender = false;

export const GET: APIRoute = async () => {
  const reading = await getBlogs();
  const blogs = reading.status === 'ok' ? reading.data.all : [];
  const entries = [
    ...sitePages.map(({ path }): SitemapEntry => ({ path })),
    ...(await getCaseStudies()).map(({ study }) => ({ path: study.route })),
    ...blogs.map(({ slug, created_at }) => ({ path: `/blogs/${slug}`, changed: created_at })),
  ];
  return new Response(toSitemap(entries, import.meta.env.SITE), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': decideCaching(reading),
    },
  });
};

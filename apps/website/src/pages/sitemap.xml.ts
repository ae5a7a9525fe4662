import type { APIRoute } from 'astro';
import { getBlogs } from '../dashboard/dashboard.ts';
import { decideCaching } from '../dashboard/decide-caching.ts';
import { brand } from '../i18n/brand.ts';
import { getCaseStudies } from '../images/work-tiles.ts';
import { toCompanyPath } from '../model/brand.ts';
import { servicePages } from '../model/service-pages.ts';
import { type SitemapEntry, toSitemap } from '../model/sitemap.ts';

export const prerender = false;

/** Pages that are always there; case studies follow from their folders, blogs from the dashboard. */
const PAGES: SitemapEntry[] = [
  { path: '/' },
  { path: '/blogs' },
  { path: '/careers' },
  { path: '/our-work' },
  { path: '/contact-us' },
  { path: '/our-savvy' },
  { path: toCompanyPath(brand) },
  { path: '/people-of-cairo' },
  { path: '/nasj' },
  { path: '/privacy-policy' },
  ...servicePages.map(({ path }) => ({ path })),
];

export const GET: APIRoute = async () => {
  const reading = await getBlogs();
  const blogs = reading.status === 'ok' ? reading.data.all : [];
  const entries = [
    ...PAGES,
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

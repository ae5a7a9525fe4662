import { readBrand } from '@agency/brand/read-brand';
import { splitLanguage } from '@agency/content/language-paths';
import { languages } from '@agency/content/languages';
import { toSitePages } from '@agency/content/site-pages';
import { toStartedPath } from '@agency/contracts';
import type { ToRoute } from '@agency/server/metrics';

/** Addresses with a part that differs; a pattern stands for all of them. */
const PATTERNS: readonly (readonly [pattern: string, prefix: string])[] = [
  ['/blogs/{slug}', '/blogs/'],
  ['/careers/{slug}', '/careers/'],
  ['/_astro/{file}', '/_astro/'],
  ['/media/{file}', '/media/'],
  ['/scores/{file}', '/scores/'],
  ['/previews/{file}', '/previews/'],
  ['/preview/{token}', '/preview/'],
  ['/sitemaps/{file}', '/sitemaps/'],
];

const forms = ['/forms/contact', '/forms/enquiry', '/forms/careers'];

/** Addresses without a part that differs, besides the pages that are always there. */
const OTHERS = [
  ...forms,
  ...forms.map(toStartedPath),
  '/forms/withdraw',
  ...['/search', '/thank-you', '/withdraw', '/offline', '/healthz', '/readyz'],
  ...['/robots.txt', '/rss.xml', '/sitemap.xml', '/site.webmanifest', '/service-worker.js'],
];

/** What is counted of any other address: a case study that is there, or anything. */
const CASE_STUDY = '/{caseStudy}';
const OTHER = 'other';

/** Which of the website's routes an address has, whatever its language. There are as many as this file names, whatever visitors ask for. */
export function createToRoute(): ToRoute {
  const fixed = new Set([...toSitePages(readBrand()).map(({ path }) => path), ...OTHERS]);
  return (address, status) => {
    const { path } = splitLanguage(address, languages);
    if (fixed.has(path)) return path;
    const pattern = PATTERNS.find(([, prefix]) => path.startsWith(prefix));
    if (pattern) return pattern[0];
    const isFound = status !== undefined && status < 400;
    return isFound && /^\/[^/.]+$/.test(path) ? CASE_STUDY : OTHER;
  };
}

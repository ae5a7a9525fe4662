import { readBrand } from '@agency/brand/read-brand';
import { splitLanguage } from '@agency/content/language-paths';
import { languages } from '@agency/content/languages';
import { toSitePages } from '@agency/content/site-pages';
import type { ToRoute } from '@agency/server/metrics';
import { startedPaths } from './features/page-views/page-views.ts';

/** Routes with a parameter. */
const PATTERNS: readonly (readonly [pattern: string, prefix: string])[] = [
  ['/blogs/{slug}', '/blogs/'],
  ['/careers/{slug}', '/careers/'],
  ['/_astro/{file}', '/_astro/'],
  ['/media/{file}', '/media/'],
  ['/previews/{file}', '/previews/'],
  ['/preview/{token}', '/preview/'],
  ['/sitemaps/{file}', '/sitemaps/'],
];

/** Routes without a parameter, besides pages. */
// biome-ignore format: a list of names
const OTHERS = [
  ...[...startedPaths].flat(),
  '/forms/withdraw',
  '/search', '/thank-you', '/withdraw', '/offline', '/healthz', '/readyz',
  '/robots.txt', '/rss.xml', '/sitemap.xml', '/site.webmanifest', '/service-worker.js',
];

/** Routes of all other paths. */
const CASE_STUDY = '/{caseStudy}';
const OTHER = 'other';

/** Creates the function that maps paths to the routes of this file, without their language. */
export function createToRoute(): ToRoute {
  const fixed = new Set([...toSitePages(readBrand()).map(({ path }) => path), ...OTHERS]);
  return (fullPath, status) => {
    const { path } = splitLanguage(fullPath, languages);
    if (fixed.has(path)) return path;
    const pattern = PATTERNS.find(([, prefix]) => path.startsWith(prefix));
    if (pattern) return pattern[0];
    const isFound = status !== undefined && status < 400;
    return isFound && /^\/[^/.]+$/.test(path) ? CASE_STUDY : OTHER;
  };
}

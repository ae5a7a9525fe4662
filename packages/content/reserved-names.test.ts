import { readBrand } from '@agency/brand/read-brand';
import { findProjectRoot } from '@agency/server/settings';
import { expect, it } from 'vitest';
import { readReservedNames } from './reserved-names.ts';
import { servicePages } from './site-pages.ts';

const brand = { ...readBrand(), name: 'Nabra' };
const reserved = readReservedNames(findProjectRoot(import.meta.dirname), brand);

it.each([
  'our-work',
  'blogs',
  'forms',
  'previews',
  'sitemaps',
  'offline',
  '404',
  '500',
  'withdraw',
  'thank-you',
  'meetnabra',
  'media',
  'api',
  'cms-api',
  'admin',
  'readyz',
  'healthz',
  'state',
  // File names, without extensions.
  'site',
  'sitemap',
  'rss',
  'robots',
  'favicon',
  'service-worker',
  'icon-512',
  ...servicePages.map(({ path }) => path.slice(1)),
])('include %s', (name) => {
  expect(reserved.has(name)).toBe(true);
});

it.each(['wise', 'musa&palm', 'our-works', 'amber&co'])('do not include %s', (name) => {
  expect(reserved.has(name)).toBe(false);
});

import { toCompanyPath } from '@agency/content/brand-words';
import type { PageName } from '@agency/content/schemas/pages';
import { servicePages } from '../model/services/service-pages.ts';
import { brand } from './brand.ts';

/** A page that is always there. */
export interface SitePage {
  path: string;
  /** Folder of its words. */
  name: Exclude<
    PageName,
    'blog' | 'case-study' | 'error' | 'not-found' | 'offline' | 'thank-you' | 'withdraw'
  >;
}

/** Every page that is always there; case studies follow from their folders, blogs from the dashboard. */
export const sitePages: readonly SitePage[] = [
  { path: '/', name: 'landing' },
  { path: toCompanyPath(brand), name: 'company' },
  { path: '/our-work', name: 'our-work' },
  { path: '/our-savvy', name: 'our-savvy' },
  ...servicePages,
  { path: '/careers', name: 'careers' },
  { path: '/blogs', name: 'blogs' },
  { path: '/contact-us', name: 'contact-us' },
  { path: '/people-of-cairo', name: 'people-of-cairo' },
  { path: '/nasj', name: 'nasj' },
  { path: '/privacy-policy', name: 'privacy-policy' },
];

/** The preview picture of a page; the home page, and pages that are not listed, keep the site's default. */
export function toPreviewPath(path: string): string | undefined {
  const page = sitePages.find((listed) => listed.path === path);
  return page && page.path !== '/' ? `/previews/pages/${page.name}.jpg` : undefined;
}

import { toSitePages } from '@agency/content/site-pages';
import { brand } from './brand.ts';

/** Every page that is always there. */
export const sitePages = toSitePages(brand);

/** The preview picture of a page; the home page, and pages that are not listed, keep the site's default. */
export function toPreviewPath(path: string): string | undefined {
  const page = sitePages.find((listed) => listed.path === path);
  return page && page.path !== '/' ? `/previews/pages/${page.name}.jpg` : undefined;
}

import { toSitePages } from '@agency/content/site-pages';
import { brand } from './brand.ts';

/** Pages that always exist. */
export const sitePages = toSitePages(brand);

/** The Open Graph image of a page. The home page and unlisted pages have the default one. */
export function toShareImagePath(path: string): string | undefined {
  const page = sitePages.find((listed) => listed.path === path);
  return page && page.path !== '/' ? `/previews/pages/${page.name}.jpg` : undefined;
}

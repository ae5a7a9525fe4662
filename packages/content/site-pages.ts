import type { Brand } from '@agency/brand/brand';
import { toCompanyPath } from './brand-placeholders.ts';
import type { ContentKey } from './content-files.ts';
import { type SitePageName, sitePageSchemas } from './schemas/pages.ts';

export const servicePages = [
  { name: 'branding-development-and-management', path: '/branding-development&management' },
  { name: 'integrated-communications-handling', path: '/integrated-communications-handling' },
  { name: 'web-services', path: '/web-services' },
  { name: 'reputation-public-opinion', path: '/reputation-public-opinion' },
] as const;

// Paths that differ from the folder, and pages that show shared copy.
const paths: Partial<Record<ContentKey, string | undefined>> = {
  landing: '/',
  blog: '/blogs',
  'case-study': '/our-work',
  opening: '/careers',
  shell: '/',
  forms: '/contact-us',
  consent: '/contact-us',
  services: servicePages[1].path,
  agency: '/contact-us',
  ...Object.fromEntries(servicePages.map(({ name, path }) => [name, path])),
  // Static pages, which overrides do not change.
  error: undefined,
  offline: undefined,
};

/** Path of a page that shows a content file; nothing for static pages. */
export function toPagePath(key: SitePageName, companyPath: string): string;
export function toPagePath(key: ContentKey, companyPath: string): string | undefined;
export function toPagePath(key: ContentKey, companyPath: string): string | undefined {
  if (key === 'company') return companyPath;
  return key in paths ? paths[key] : `/${key}`;
}

const siteNames = Object.keys(sitePageSchemas) as SitePageName[];

/** Every page of `sitePageSchemas` with its path; its name is the folder of its copy. */
export const toSitePages = (brand: Brand) =>
  siteNames.map((name) => ({ name, path: toPagePath(name, toCompanyPath(brand)) }));

export type SitePage = ReturnType<typeof toSitePages>[number];

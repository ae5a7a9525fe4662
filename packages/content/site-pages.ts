import type { Brand } from '@agency/brand/brand';
import { toCompanyPath } from './brand-placeholders.ts';
import type { ContentKey } from './content-files.ts';
import type { PageName } from './schemas/pages.ts';

export const servicePages = [
  { name: 'branding-development-and-management', path: '/branding-development&management' },
  { name: 'integrated-communications-handling', path: '/integrated-communications-handling' },
  { name: 'web-services', path: '/web-services' },
  { name: 'reputation-public-opinion', path: '/reputation-public-opinion' },
] as const;

/** Every page with a fixed path, and the folder of its copy. */
export const toSitePages = (brand: Brand) =>
  [
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
  ] as const satisfies readonly { path: string; name: PageName }[];

export type SitePage = ReturnType<typeof toSitePages>[number];

// Paths that differ from the folder, and pages that show shared copy.
const others: Partial<Record<ContentKey, string>> = {
  landing: '/',
  blog: '/blogs',
  'case-study': '/our-work',
  opening: '/careers',
  shell: '/',
  forms: '/contact-us',
  consent: '/contact-us',
  services: servicePages[1].path,
  agency: '/contact-us',
};

/** Static pages, which overrides do not change. */
const built = new Set<ContentKey>(['error', 'offline']);

/** Path of a page that shows a content file; nothing for static pages. */
export function toPagePath(key: ContentKey, companyPath: string): string | undefined {
  if (built.has(key)) return undefined;
  if (key === 'company') return companyPath;
  const service = servicePages.find(({ name }) => name === key);
  return others[key] ?? service?.path ?? `/${key}`;
}

import type { ContentKey } from './content-files.ts';
import { servicePages } from './site-pages.ts';

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

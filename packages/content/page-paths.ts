import type { ContentKey } from './content-files.ts';
import { servicePages } from './site-pages.ts';

// Pages that are not at the name of their folder, and words that are seen on the page of others.
const others: Partial<Record<ContentKey, string>> = {
  landing: '/',
  blog: '/blogs',
  'case-study': '/our-work',
  // Until a position is open.
  opening: '/careers',
  shell: '/',
  forms: '/contact-us',
  consent: '/contact-us',
  services: servicePages[1].path,
  agency: '/contact-us',
};

/** Files of the build, which no changed word reaches. */
const built = new Set<ContentKey>(['error', 'offline']);

/**
 * Path of a page that shows the words of a file; nothing where none does before the next build.
 * @param companyPath of the page that is called like the agency
 */
export function toPagePath(key: ContentKey, companyPath: string): string | undefined {
  if (built.has(key)) return undefined;
  if (key === 'company') return companyPath;
  const service = servicePages.find(({ name }) => name === key);
  return others[key] ?? service?.path ?? `/${key}`;
}

import type { ContentKey } from '@agency/content/content-files';
import { toLanguagePath } from '@agency/content/language-paths';
import { isDefault, type Language } from '@agency/content/languages';
import { servicePages } from '@agency/content/site-pages';
import { hasCaseStudyTranslation } from './case-study-translations.ts';
import { hasCopy } from './default-copy.ts';
import { sitePages } from './site-pages.ts';

/** Content files of pages that are not in `sitePages`, by path. */
const OTHERS: Readonly<Record<string, ContentKey>> = {
  '/search': 'search',
  '/thank-you': 'thank-you',
  '/withdraw': 'withdraw',
  '/not-found': 'not-found',
  '/404': 'not-found',
  '/500': 'error',
  '/offline': 'offline',
  '/forms/contact': 'contact-us',
  '/forms/enquiry': 'services',
  '/forms/careers': 'careers',
  '/forms/withdraw': 'withdraw',
  '/site.webmanifest': 'landing',
  '/rss.xml': 'blogs',
};

/** Content files of pages that may exist in the dashboard. */
const DYNAMIC: readonly (readonly [path: RegExp, key: ContentKey])[] = [
  [/^\/[A-Za-z0-9]+(?:[-_&][A-Za-z0-9]+)*$/, 'case-study'],
  [/^\/blogs\/[^/]+$/, 'blog'],
  [/^\/careers\/[^/]+$/, 'opening'],
  [/^\/previews\/work\/[^/]+\.jpg$/, 'case-study'],
  [/^\/previews\/blogs\/[^/]+\.jpg$/, 'blog'],
  [/^\/sitemaps\/blogs-\d+\.xml$/, 'blogs'],
];

/** Pages that no language switch leads to. */
const ERROR_PAGES = new Set(['/not-found', '/404', '/500', '/offline']);

/** Open Graph images, not drafts. */
const SHARE_IMAGE = /^\/previews\/pages\/([\w-]+)\.jpg$/;

/** Whether the page of a link is known to exist in a language. External links do in all of them. */
export function isPageIn(href: string, language: Language): boolean {
  if (isDefault(language) || !href.startsWith('/')) return true;
  const path = toPlainPath(href);
  const key = findKey(path);
  if (key !== undefined) return hasCopy(key as ContentKey, language);
  return hasCopy('case-study', language) && hasCaseStudyTranslation(path, language);
}

/** Whether a page may exist in a language: it is known to, or the dashboard decides. */
export function mayBePageIn(path: string, language: Language): boolean {
  if (isPageIn(path, language)) return true;
  const plain = toPlainPath(path);
  const [, key] = DYNAMIC.find(([pattern]) => pattern.test(plain)) ?? [];
  return key !== undefined && findKey(plain) === undefined && hasCopy(key, language);
}

/** Content file of a page that always exists, or of its Open Graph image. */
function findKey(path: string): string | undefined {
  const shareImage = SHARE_IMAGE.exec(path)?.[1];
  const other = Object.hasOwn(OTHERS, path) ? OTHERS[path] : undefined;
  return shareImage ?? sitePages.find((page) => page.path === path)?.name ?? other;
}

/** The path without query and fragment; empty if it is malformed. */
function toPlainPath(href: string): string {
  try {
    return decodeURIComponent(href.replace(/[?#].*$/s, ''));
  } catch {
    return '';
  }
}

/** The same page in a language, or its nearest parent that exists there. */
export function findNearest(path: string, language: Language): string {
  const parent = ['/blogs', '/careers'].find((folder) => path.startsWith(`${folder}/`));
  const isService = servicePages.some((page) => page.path === path);
  const isListed = sitePages.some((page) => page.path === path) || path in OTHERS;
  const parents = [parent, isService && '/our-savvy', !isListed && !parent && '/our-work'];
  const samePage = ERROR_PAGES.has(path) ? [] : [path];
  const candidates = [...samePage, ...parents.filter((page) => typeof page === 'string'), '/'];
  return toLanguagePath(candidates.find((page) => isPageIn(page, language)) ?? '/', language);
}

/** A link in a language, or in the default one if the page does not exist there. */
export const toHref = (href: string, language: Language): string =>
  isPageIn(href, language) ? toLanguagePath(href, language) : href;

import type { ContentKey } from '@agency/content/content-files';
import { toLanguagePath } from '@agency/content/language-paths';
import { isDefault, type Language } from '@agency/content/languages';
import { servicePages } from '@agency/content/site-pages';
import { hasWords } from './shipped-words.ts';
import { sitePages } from './site-pages.ts';
import { hasStudyWords } from './study-words.ts';

/** Words of the pages that are no page of the list, by their path. */
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

/** Words of pages of which only the dashboard knows whether they exist. */
const ASKED: readonly (readonly [path: RegExp, words: ContentKey])[] = [
  [/^\/[A-Za-z0-9]+(?:[-_&][A-Za-z0-9]+)*$/, 'case-study'],
  [/^\/blogs\/[^/]+$/, 'blog'],
  [/^\/careers\/[^/]+$/, 'opening'],
  [/^\/previews\/work\/[^/]+\.jpg$/, 'case-study'],
  [/^\/previews\/blogs\/[^/]+\.jpg$/, 'blog'],
  [/^\/sitemaps\/blogs-\d+\.xml$/, 'blogs'],
];

/** Pages above others, by the beginning of their path. */
const ABOVE = [
  ['/blogs/', '/blogs'],
  ['/careers/', '/careers'],
] as const;

/** Pages that stand in for others, and have no address of their own. */
const STAND_INS = new Set(['/not-found', '/404', '/500', '/offline']);

const PREVIEW = /^\/previews\/pages\/([\w-]+)\.jpg$/;

/**
 * Whether the page at a path is known to exist in a language. Of what the dashboard writes that is said by whoever asked it
 * (`mayBePageIn`); files that are the same in every language are there in the default one alone.
 * @param href with its query and part, or without; one that is no path of ours exists everywhere
 */
export function isPageIn(href: string, language: Language): boolean {
  if (isDefault(language) || !href.startsWith('/')) return true;
  const path = toPlainPath(href);
  const name = findKey(path);
  if (name !== undefined) return hasWords(name as ContentKey, language);
  return hasWords('case-study', language) && hasStudyWords(path, language);
}

/** Whether the page at a path may exist in a language: it does, or only the dashboard can say. */
export function mayBePageIn(path: string, language: Language): boolean {
  if (isPageIn(path, language)) return true;
  const plain = toPlainPath(path);
  const [, words] = ASKED.find(([pattern]) => pattern.test(plain)) ?? [];
  return words !== undefined && findKey(plain) === undefined && hasWords(words, language);
}

/** Key of the words that a page, or its picture, is made of; nothing of one that is none of those that are always there. */
function findKey(path: string): string | undefined {
  const drawn = PREVIEW.exec(path)?.[1];
  const own = Object.hasOwn(OTHERS, path) ? OTHERS[path] : undefined;
  return drawn ?? sitePages.find((page) => page.path === path)?.name ?? own;
}

/** Without query and part; one that is malformed is no page. */
function toPlainPath(href: string): string {
  try {
    return decodeURIComponent(href.replace(/[?#].*$/s, ''));
  } catch {
    return '';
  }
}

/** The same page in a language, or the nearest above it that exists there. */
export function findNearest(path: string, language: Language): string {
  const above = ABOVE.find(([beginning]) => path.startsWith(beginning))?.[1];
  const isService = servicePages.some((page) => page.path === path);
  const isListed = sitePages.some((page) => page.path === path) || path in OTHERS;
  const parents = [above, isService && '/our-savvy', !isListed && !above && '/our-work'];
  const own = STAND_INS.has(path) ? [] : [path];
  const steps = [...own, ...parents.filter((step) => typeof step === 'string'), '/'];
  return toLanguagePath(steps.find((step) => isPageIn(step, language)) ?? '/', language);
}

/** A link in a language; where the page does not exist there, in the default one. */
export const toHref = (href: string, language: Language): string =>
  isPageIn(href, language) ? toLanguagePath(href, language) : href;

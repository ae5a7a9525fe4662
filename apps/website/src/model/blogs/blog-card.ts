import { isArabic } from '@agency/content/arabic';
import { toLanguagePath } from '@agency/content/language-paths';
import { defaultLanguage, type Language } from '@agency/content/languages';
import { toGraphemes } from '@agency/content/phrase';
import type { Blog } from '@agency/contracts';
import type { ResponsiveImage } from '../responsive-image.ts';
import { toBlogPath } from './blog-paths.ts';

/** Longest summary on a card, in characters (docs/product.md, section 8). */
const SUMMARY_LENGTH = 100;

/** A blog as its cards show it. */
export interface BlogCard {
  href: string;
  /** Short line above the title. */
  header?: string;
  title: string;
  summary: string;
  category: string;
  /** 16 Nov 2026 */
  date: string;
  /** For `<time>`. */
  dateTime: string;
  cover: ResponsiveImage;
}

/**
 * Cuts a summary after 100 characters and adds an ellipsis. An Arabic one is cut before the word, whose last letter would join
 * nothing, and before a stop or comma, which would read as a fourth dot.
 */
export function toSummary(text: string): string {
  const characters = toGraphemes(text.trim());
  if (characters.length <= SUMMARY_LENGTH) return characters.join('');
  const start = characters.slice(0, SUMMARY_LENGTH).join('');
  if (!isArabic(start)) return `${start.trimEnd()}…`;
  const isInWord = /\S/.test(characters[SUMMARY_LENGTH] ?? '');
  return `${(isInWord ? start.replace(/\s\S*$/, '') : start).replace(/[\s.,:؛،]+$/, '')}…`;
}

const days = new Map<string, Intl.DateTimeFormat>();

function getDay(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const day =
    days.get(key) ??
    new Intl.DateTimeFormat(locale, {
      day: locale === defaultLanguage.locale ? '2-digit' : 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone,
    });
  days.set(key, day);
  return day;
}

/** Day, in English of two digits, short month, year, as the language writes them; the day it was at the agency. */
export const toDate = (createdAt: string, { locale }: Language, timeZone: string): string =>
  getDay(locale, timeZone).format(new Date(createdAt));

/** A blog of the wire as a card; `defaultCategory` labels a blog without one, `timeZone` is the agency's. */
export function toBlogCard(
  blog: Blog,
  cover: ResponsiveImage,
  {
    defaultCategory,
    language,
    timeZone,
  }: { defaultCategory: string; language: Language; timeZone: string },
): BlogCard {
  return {
    href: toLanguagePath(toBlogPath(blog.slug), language),
    ...(blog.header && { header: blog.header }),
    title: blog.title,
    summary: toSummary(blog.card_description || blog.description),
    category: blog.category?.name ?? defaultCategory,
    date: toDate(blog.created_at, language, timeZone),
    dateTime: blog.created_at,
    cover,
  };
}

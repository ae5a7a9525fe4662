import { toAgencyTimeZone } from '@agency/brand/brand';
import { isArabic } from '@agency/content/arabic';
import { toLanguagePath } from '@agency/content/language-paths';
import { defaultLanguage, type Language } from '@agency/content/languages';
import { toGraphemes } from '@agency/content/phrase';
import type { Blog } from '@agency/contracts';
import { brand } from '../../i18n/brand.ts';
import { getIllustration } from '../../images/illustrations.ts';
import { getMediaImage } from '../../images/media-image.ts';
import type { ResponsiveImage } from '../../model/responsive-image.ts';
import { toBlogPath } from './blog-paths.ts';

/** In characters (docs/product.md, section 8). */
const SUMMARY_LENGTH = 100;

export interface BlogCard {
  href: string;
  /** Short line above the title. */
  header?: string;
  title: string;
  summary: string;
  category: string;
  /** 16 Nov 2026 */
  date: string;
  /** ISO 8601. */
  dateTime: string;
  cover: ResponsiveImage;
}

interface CardContext {
  /** Label of a blog without a category: the brand's name. */
  defaultCategory: string;
  language: Language;
}

/** Frames of covers: 4:3, wide with the text in its left half, or the top of an article. */
type CoverFrame = 'card' | 'wide' | 'cover';

/** Frame and `sizes` of the cover by list. The frame cuts a cover of 16:9, so its file is wider than the frame. */
const places = {
  card: {
    frame: 'card',
    sizes: '(width >= 1024px) and (resolution < 1.5x) 32vw, (width >= 640px) 48vw, 94vw',
  },
  featured: { frame: 'wide', sizes: '(width >= 1024px) 82vw, 100vw' },
  row: { frame: 'card', sizes: '(width >= 1024px) 24vw, 27vw' },
} as const;

/** The cover of a blog: its image, else a drawing that its category and id choose. */
export async function getCover(
  blog: Blog,
  frame: CoverFrame,
  sizes: string,
): Promise<ResponsiveImage> {
  const image = blog.image && (await getMediaImage(blog.image, sizes));
  if (image) return image;
  return getIllustration(`covers/${decideDrawnCover(blog)}-${frame}`);
}

/** The families of drawings of a category; other categories use all (art/illustrations/scores/cover-scores.ts). */
const FAMILIES: Record<string, readonly string[]> = {
  Branding: ['crowd', 'halves'],
  'Integrated Communications': ['interference', 'broadcast'],
  'Public Opinion': ['sun', 'lattice', 'echo'],
  Web: ['progress', 'pixels'],
};
const VARIANTS = 5;

/** The drawing of a blog without an image, chosen by category and id: `crowd-2`. */
export function decideDrawnCover({ category, id }: Pick<Blog, 'category' | 'id'>): string {
  const families = FAMILIES[category?.name ?? ''] ?? Object.values(FAMILIES).flat();
  const variant = Math.floor(id / families.length) % VARIANTS;
  return `${families[id % families.length]}-${variant + 1}`;
}

export function getBlogCards(
  blogs: readonly Blog[],
  place: keyof typeof places,
  context: CardContext,
): Promise<BlogCard[]> {
  const { frame, sizes } = places[place];
  const timeZone = toAgencyTimeZone(brand);
  return Promise.all(
    blogs.map(async (blog) =>
      toBlogCard(blog, await getCover(blog, frame, sizes), { ...context, timeZone }),
    ),
  );
}

export const toBlogCard = (
  blog: Blog,
  cover: ResponsiveImage,
  { defaultCategory, language, timeZone }: CardContext & { timeZone: string },
): BlogCard => ({
  href: toLanguagePath(toBlogPath(blog.slug), language),
  ...(blog.header && { header: blog.header }),
  title: blog.title,
  summary: toSummary(blog.card_description || blog.description),
  category: blog.category?.name ?? defaultCategory,
  date: toDate(blog.created_at, language, timeZone),
  dateTime: blog.created_at,
  cover,
});

/**
 * Truncates a text. An Arabic one ends before a word, whose letters would lose their joined form, and before punctuation,
 * which would read as a fourth dot.
 */
export function toSummary(text: string): string {
  const characters = toGraphemes(text.trim());
  if (characters.length <= SUMMARY_LENGTH) return characters.join('');
  const start = characters.slice(0, SUMMARY_LENGTH).join('');
  if (!isArabic(start)) return `${start.trimEnd()}…`;
  const isInWord = /\S/.test(characters[SUMMARY_LENGTH] ?? '');
  return `${(isInWord ? start.replace(/\s\S*$/, '') : start).replace(/[\s.,:؛،]+$/, '')}…`;
}

// Creating a format takes longer than using it.
const formats = new Map<string, Intl.DateTimeFormat>();

/** The date in the agency's time zone. */
export function toDate(createdAt: string, { locale }: Language, timeZone: string): string {
  const key = `${locale} ${timeZone}`;
  const day = locale === defaultLanguage.locale ? '2-digit' : 'numeric';
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, { day, month: 'short', year: 'numeric', timeZone });
  formats.set(key, format);
  return format.format(new Date(createdAt));
}

import type { Blog, Image } from '@agency/contracts';
import type { ResponsiveImage } from '../images/responsive-image.ts';
import { decideScoreFamily, type ScoreFrame } from './scores/blog-scores.ts';

/** Longest summary on a card, in characters (specification, section 9). */
export const SUMMARY_LENGTH = 100;

/** A blog as its cards show it. */
export interface BlogCard {
  href: string;
  title: string;
  summary: string;
  category: string;
  /** 16 Nov 2026 */
  date: string;
  /** For `<time>`. */
  dateTime: string;
  cover: ResponsiveImage;
}

/** Cuts a summary after 100 characters and adds an ellipsis. */
export function toSummary(text: string): string {
  const characters = [...text.trim()];
  return characters.length <= SUMMARY_LENGTH
    ? characters.join('')
    : `${characters.slice(0, SUMMARY_LENGTH).join('').trimEnd()}…`;
}

/** British style: two-digit day, short month, year. */
export function toDate(createdAt: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'Africa/Cairo',
  }).format(new Date(createdAt));
}

const FRAME_SIZE: Record<ScoreFrame, { width: number; height: number }> = {
  card: { width: 960, height: 720 },
  wide: { width: 1440, height: 662 },
  cover: { width: 1440, height: 480 },
};

/** Turns a picture's `src` into its address; nothing when it could lead elsewhere. */
export type ToAddress = (src: string) => string | undefined;

/** A picture of the media library; nothing when it has no address to be shown from. */
export function toMediaImage(
  image: Image,
  toAddress: ToAddress,
  sizes: string,
): ResponsiveImage | undefined {
  const src = toAddress(image.src);
  if (!src) return undefined;
  const avif = (image.sizes ?? []).filter((size) => size.type === 'image/avif');
  const candidates = (avif.length > 0 ? avif : (image.sizes ?? [])).flatMap((size) => {
    const address = toAddress(size.src);
    return address ? [`${address} ${size.width}w`] : [];
  });
  return {
    src,
    srcSet: candidates.join(', ') || undefined,
    sizes: candidates.length > 0 ? sizes : undefined,
    width: image.width ?? 1600,
    height: image.height ?? 900,
    alt: image.name,
  };
}

/** A blog's cover: its own picture, else the dot score its category and id play. */
export function toCover(
  blog: Blog,
  frame: ScoreFrame,
  toAddress: ToAddress,
  sizes: string,
): ResponsiveImage {
  const picture = blog.image && toMediaImage(blog.image, toAddress, sizes);
  if (picture) return picture;
  const family = decideScoreFamily(blog.category?.name, blog.id);
  return { src: `/scores/blogs/${family}-${blog.id}-${frame}.svg`, alt: '', ...FRAME_SIZE[frame] };
}

interface CardPlace {
  frame: ScoreFrame;
  /** The CSS `sizes` of the cover's place. */
  sizes: string;
  toAddress: ToAddress;
  /** Label of a blog without a category: the brand's name. */
  defaultCategory: string;
}

/** A blog of the wire as a card. */
export function toBlogCard(
  blog: Blog,
  { frame, sizes, toAddress, defaultCategory }: CardPlace,
): BlogCard {
  return {
    href: `/blogs/${blog.slug}`,
    title: blog.title,
    summary: toSummary(blog.card_description || blog.description),
    category: blog.category?.name ?? defaultCategory,
    date: toDate(blog.created_at),
    dateTime: blog.created_at,
    cover: toCover(blog, frame, toAddress, sizes),
  };
}

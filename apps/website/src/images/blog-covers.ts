import { toAgencyTimeZone } from '@agency/brand/brand';
import type { Language } from '@agency/content/languages';
import type { Blog, Image } from '@agency/contracts';
import { decideScoreFamily, type ScoreFrame, scoreFrames } from '../blog-covers/blog-scores.ts';
import { brand } from '../i18n/brand.ts';
import { type BlogCard, toBlogCard } from '../model/blogs/blog-card.ts';
import type { ResponsiveImage } from '../model/responsive-image.ts';
import { getPlaceholder } from './placeholder.ts';

/** Turns a picture's `src` into its address; nothing when it could lead elsewhere. */
export type ToAddress = (src: string) => string | undefined;

/** A picture of the dashboard's media library; nothing when it has no address to be shown from. */
export async function getMediaPicture(
  image: Image,
  toAddress: ToAddress,
  sizes: string,
): Promise<ResponsiveImage | undefined> {
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
    ...(image.focus && { focus: image.focus }),
    placeholder: await getPlaceholder(image.hashblur),
  };
}

interface CoverPlace {
  frame: ScoreFrame;
  /** The CSS `sizes` of the cover's place. */
  sizes: string;
  toAddress: ToAddress;
}

/** A blog's cover: its own picture, else the dot score its category and id play. */
export async function getCover(
  blog: Blog,
  { frame, sizes, toAddress }: CoverPlace,
): Promise<ResponsiveImage> {
  const picture = blog.image && (await getMediaPicture(blog.image, toAddress, sizes));
  if (picture) return picture;
  const family = decideScoreFamily(blog.category?.name, blog.id);
  const { width, height } = scoreFrames[frame];
  return { src: `/scores/blogs/${family}-${blog.id}-${frame}.svg`, alt: '', width, height };
}

interface CardWords {
  /** Labels those without a category: the brand's name. */
  defaultCategory: string;
  /** Of the page. */
  language: Language;
}

/** Blogs as cards. */
export function getBlogCards(
  blogs: readonly Blog[],
  { defaultCategory, language, ...place }: CoverPlace & CardWords,
): Promise<BlogCard[]> {
  const words = { defaultCategory, language, timeZone: toAgencyTimeZone(brand) };
  return Promise.all(
    blogs.map(async (blog) => toBlogCard(blog, await getCover(blog, place), words)),
  );
}

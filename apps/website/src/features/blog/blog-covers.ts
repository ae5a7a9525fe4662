import { toAgencyTimeZone } from '@agency/brand/brand';
import type { Language } from '@agency/content/languages';
import type { Blog } from '@agency/contracts';
import { brand } from '../../i18n/brand.ts';
import { getMediaPicture, type ToAddress } from '../../images/media-image.ts';
import type { ResponsiveImage } from '../../model/responsive-image.ts';
import { type BlogCard, toBlogCard } from './blog-card.ts';
import { decideScoreFamily, type ScoreFrame, scoreFrames } from './blog-scores.ts';

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

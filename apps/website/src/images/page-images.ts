import type { CommunityPicture } from '@agency/content/schemas/people-of-cairo';
import type { PagePicture } from '@agency/content/schemas/shared';
import type { ResponsiveImage } from '../model/responsive-image.ts';
import { getContentImage } from './content-images.ts';
import { getMediaImage } from './media-image.ts';

/**
 * An image of a page, from the content files or from the dashboard.
 * @param folder of the copy, from `packages/content`
 * @throws if it is missing: the page is then rendered without the overrides
 */
export async function getPageImage(
  { file, alt, focus }: PagePicture,
  folder: string,
  sizes: string,
): Promise<ResponsiveImage> {
  const described = { alt, ...(focus && { focus }) };
  if (typeof file === 'string') return getContentImage(folder, { file, ...described }, sizes);
  const image = await getMediaImage({ hashblur: '', ...file, name: alt }, sizes);
  if (!image) throw new Error(`An image of ${folder} has no URL.`);
  return { ...image, ...described };
}

export async function getCommunityImage(picture: CommunityPicture): Promise<ResponsiveImage> {
  const sizes = picture.large
    ? '(width >= 1024px) 46.5vw, 95vw'
    : '(width >= 1024px) 22.5vw, 46.5vw';
  return getPageImage(picture, 'pages/people-of-cairo', sizes);
}

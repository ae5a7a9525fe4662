import type { CommunityPicture } from '@agency/content/schemas/people-of-cairo';
import type { PagePicture } from '@agency/content/schemas/shared';
import type { ResponsiveImage } from '../model/responsive-image.ts';
import { getContentPicture } from './content-images.ts';
import { getIllustration } from './illustrations.ts';
import { getMediaPicture, type ToAddress } from './media-image.ts';

interface PicturePlace {
  /** Of the words, from `packages/content`. */
  folder: string;
  /** The CSS `sizes` of its place. */
  sizes: string;
  toAddress: ToAddress;
}

/**
 * A picture of a page, from the build or from the dashboard's library.
 * @throws when there is none: the page is then made without what an editor changed
 */
export async function getPagePicture(
  { file, alt, focus }: PagePicture,
  { folder, sizes, toAddress }: PicturePlace,
): Promise<ResponsiveImage> {
  const said = { alt, ...(focus && { focus }) };
  if (typeof file === 'string') return getContentPicture(folder, { file, ...said }, sizes);
  const picture = await getMediaPicture({ hashblur: '', ...file, name: alt }, toAddress, sizes);
  if (!picture) throw new Error(`a picture of ${folder} has no address`);
  return { ...picture, ...said };
}

/** A picture of the community's grid in its place. */
export async function getCommunityPicture(
  picture: CommunityPicture,
  toAddress: ToAddress,
): Promise<ResponsiveImage> {
  if ('scene' in picture) return getIllustration(`scenes/${picture.scene}`, picture.alt);
  const sizes = picture.large
    ? '(width >= 1024px) 46.5vw, 95vw'
    : '(width >= 1024px) 22.5vw, 46.5vw';
  return getPagePicture(picture, { folder: 'pages/people-of-cairo', sizes, toAddress });
}

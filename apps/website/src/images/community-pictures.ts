import type { CommunityPicture } from '@agency/content/schemas/people-of-cairo';
import type { ResponsiveImage } from '../model/responsive-image.ts';
import type { ToAddress } from './blog-covers.ts';
import { getIllustration } from './illustrations.ts';
import { getPagePicture } from './page-pictures.ts';

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

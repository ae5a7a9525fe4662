import type { PageContent } from '@agency/content/schemas/pages';
import { getIllustration } from '../../images/illustrations.ts';
import type { ToAddress } from '../../images/media-image.ts';
import { getPagePicture } from '../../images/page-images.ts';

type StatedSlide = PageContent<'landing'>['carousel']['slides'][number];

/** The slides of the carousel, each with its drawing, and with the picture that replaces it. */
export function getSlidePictures(slides: readonly StatedSlide[], toAddress: ToAddress) {
  const place = { folder: 'pages/landing', sizes: '100vw', toAddress };
  return Promise.all(
    slides.map(async ({ image, mobileImage, ...slide }) => ({
      ...slide,
      drawing: getIllustration(`slides/${slide.score}`),
      ...(image && { image: await getPagePicture(image, place) }),
      ...(image && mobileImage && { mobileImage: await getPagePicture(mobileImage, place) }),
    })),
  );
}

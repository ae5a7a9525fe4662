import type { PageContent } from '@agency/content/schemas/pages';
import { getIllustration } from '../../images/illustrations.ts';
import { getPageImage } from '../../images/page-images.ts';

type Slides = PageContent<'landing'>['carousel']['slides'];

/** The slides of the carousel, each with its drawing and the image that replaces it. */
export const getSlides = (slides: Slides) =>
  Promise.all(
    slides.map(async ({ image, mobileImage, ...slide }) => ({
      ...slide,
      drawing: getIllustration(`slides/${slide.score}`),
      ...(image && { image: await getPageImage(image, 'pages/landing', '100vw') }),
      ...(image &&
        mobileImage && { mobileImage: await getPageImage(mobileImage, 'pages/landing', '100vw') }),
    })),
  );

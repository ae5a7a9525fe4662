import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/** A picture ready to be shown. */
export interface ResponsiveImage {
  src: string;
  srcSet?: string;
  /** The CSS `sizes` of its place in the layout. */
  sizes?: string;
  width: number;
  height: number;
  /** What it shows; empty only for decoration. */
  alt: string;
}

interface Place {
  /** Widths to offer, px. */
  widths: number[];
  /** The CSS `sizes` of the place. */
  sizes: string;
}

/** Turns a picture of the content folders into what a component needs, at build. */
export async function getResponsiveImage(
  file: ImageMetadata,
  alt: string,
  place: Place,
): Promise<ResponsiveImage> {
  const widths = place.widths.filter((width) => width <= file.width);
  const image = await getImage({
    src: file,
    format: 'avif',
    quality: 58,
    widths: widths.length > 0 ? widths : [file.width],
    sizes: place.sizes,
  });
  return {
    src: image.src,
    srcSet: image.srcSet.attribute,
    sizes: place.sizes,
    width: file.width,
    height: file.height,
    alt,
  };
}

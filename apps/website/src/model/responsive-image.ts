import type { Crop, Focus } from '@agency/contracts';

/** Screens that show a picture's mobile variant (docs/product.md, section 8). */
export const MOBILE = '(width < 768px)';

/** A crop for phones, whose focus is that of the crop. */
export type MobileCrop = Pick<ResponsiveImage, 'src' | 'alt' | 'focus'>;

export interface ResponsiveImage {
  src: string;
  srcSet?: string;
  sizes?: string;
  width: number;
  height: number;
  /** Empty only for decoration. */
  alt: string;
  /** The part that stays whole when it is cropped; the centre if undefined. */
  focus?: Focus;
  /** The visible part of a detail. */
  crop?: Crop;
  /** Data URL. */
  placeholder?: string;
}

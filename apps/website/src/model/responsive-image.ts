import type { Crop, Focus } from '@agency/contracts';

export interface ResponsiveImage {
  src: string;
  srcSet?: string;
  sizes?: string;
  width: number;
  height: number;
  /** Empty only for decoration. */
  alt: string;
  /** The part that stays visible when it is cropped; the centre if undefined. */
  focus?: Focus;
  /** The visible part of a detail. */
  crop?: Crop;
  /** Data URL. */
  placeholder?: string;
}

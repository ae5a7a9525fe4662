import type { Crop, Focus } from '@agency/contracts';

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
  /** What stays in view where its place cuts it; the middle when left out. */
  focus?: Focus;
  /** The part of it that is shown, where its place shows a detail. */
  crop?: Crop;
  /** Its blurred placeholder, as a data address. */
  placeholder?: string;
}

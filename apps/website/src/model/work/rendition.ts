import type { Image } from '@agency/contracts';

/** The `src` of the smallest rendition of a picture that fills a width, px; the picture itself where none does. */
export function decideRendition({ src, sizes = [] }: Image, width: number): string {
  const wide = sizes.filter((size) => size.width >= width);
  return wide.toSorted((a, b) => a.width - b.width)[0]?.src ?? src;
}

import type { LibraryPicture } from '@agency/content/schemas/shared';
import type { Image } from '@agency/contracts';

/** A library picture as overrides store it. In a file without schemas: the panel would load zod with it. */
export const toLibraryPicture = (
  id: number,
  { src, hashblur, width, height, sizes = [] }: Image,
): LibraryPicture => ({
  id,
  src,
  sizes,
  ...(hashblur && { hashblur }),
  ...(width && height && { width, height }),
});

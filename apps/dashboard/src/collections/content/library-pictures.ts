import { type LibraryPicture, libraryPictureSchema } from '@agency/content/schemas/shared';
import type { Image } from '@agency/contracts';

/** The same value, with other pictures of the library in it. */
export function replacePictures(
  value: unknown,
  replace: (picture: LibraryPicture) => LibraryPicture,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => replacePictures(entry, replace));
  // Looked at first, because everything else in words has other fields.
  const picture =
    'id' in value && 'src' in value ? libraryPictureSchema.safeParse(value).data : undefined;
  if (picture) return replace(picture);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replacePictures(one, replace)]),
  );
}

/** Pictures of the library that stand in changed words. */
export function findPictures(fields: unknown): LibraryPicture[] {
  const found: LibraryPicture[] = [];
  replacePictures(fields, (picture) => {
    found.push(picture);
    return picture;
  });
  return found;
}

/** A picture of the library as words name it. */
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

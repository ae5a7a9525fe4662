import { type LibraryPicture, libraryPictureSchema } from '@agency/content/schemas/shared';

/** Replaces the library pictures in a value. */
export function replacePictures(
  value: unknown,
  replace: (picture: LibraryPicture) => LibraryPicture,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => replacePictures(entry, replace));
  // Cheap check first: no other value in copy has both fields.
  const picture =
    'id' in value && 'src' in value ? libraryPictureSchema.safeParse(value).data : undefined;
  if (picture) return replace(picture);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replacePictures(one, replace)]),
  );
}

/** Library pictures in overrides. */
export function findPictures(fields: unknown): LibraryPicture[] {
  const found: LibraryPicture[] = [];
  replacePictures(fields, (picture) => {
    found.push(picture);
    return picture;
  });
  return found;
}

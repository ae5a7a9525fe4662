import { defaultLanguage } from '@agency/content/languages';
import type { Image, ImageSize } from '@agency/contracts';
import { imageSizeSchema } from '@agency/contracts';
import { pickText } from '../collections/localized-text.ts';
import type { Media } from '../payload-types.ts';

/** Base path of pictures. */
export const MEDIA_PATH = '/media/';

/** A populated relation; nothing if it is empty, deleted or not populated. */
export function toRelated<Document extends object>(
  relation: number | Document | null | undefined,
): Document | undefined {
  return typeof relation === 'object' && relation !== null ? relation : undefined;
}

/** Description of a picture in a language, else in the default one; with `locale: 'all'` it has both. */
const toAlt = ({ alt }: { alt?: unknown }, language: string): string =>
  typeof alt === 'string'
    ? alt
    : (pickText(alt, language) ?? pickText(alt, defaultLanguage.tag) ?? '');

/** Serialises a library picture. */
export function toImage(
  relation: number | Media | null | undefined,
  language = defaultLanguage.tag,
): Image | null {
  const media = toRelated(relation);
  if (!media?.filename) return null;
  return {
    src: MEDIA_PATH + media.filename,
    name: toAlt(media, language),
    hashblur: media.blurhash ?? '',
    ...(media.width && media.height && { width: media.width, height: media.height }),
    ...(media.focus && { focus: media.focus }),
    sizes: toSizes(media),
  };
}

/** The variant for a picture in an article, wide enough for dense screens. */
export function toFigureImage(media: Media, language = defaultLanguage.tag) {
  const { webp1600: rendition } = media.sizes ?? {};
  const { filename, width, height } = rendition?.filename ? rendition : media;
  if (!filename || !width || !height) return undefined;
  return { src: MEDIA_PATH + filename, width, height, alt: toAlt(media, language) };
}

/** The variants, without duplicates of a type and width. */
function toSizes({ sizes }: Media): ImageSize[] {
  const found = new Map<string, ImageSize>();
  for (const size of Object.values(sizes ?? {})) {
    if (!size?.filename) continue;
    const { filename, width, height, mimeType: type } = size;
    const parsed = imageSizeSchema.safeParse({ src: MEDIA_PATH + filename, width, height, type });
    const key = `${type} ${width}`;
    if (parsed.success && !found.has(key)) found.set(key, parsed.data);
  }
  return [...found.values()];
}

import { defaultLanguage } from '@agency/content/languages';
import type { Image, ImageSize } from '@agency/contracts';
import { imageSizeSchema } from '@agency/contracts';
import { pickLocalized } from '../collections/localized-text.ts';
import type { Media } from '../payload-types.ts';

/** Folder of the public address of every picture. */
export const MEDIA_PATH = '/media/';

/** A populated relation, or nothing when it is empty, deleted or not populated. */
export function toRelated<Document extends object>(
  relation: number | Document | null | undefined,
): Document | undefined {
  return typeof relation === 'object' && relation !== null ? relation : undefined;
}

/** What a picture shows, in the words of a language, else in those of the default one. */
const toAlt = ({ alt, alts }: Media, language: string): string =>
  pickLocalized(alts, language) ?? alt;

/** A picture of the library as the contract says, or null when there is none. */
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

/** The rendition for a picture within an article: wide enough for its column on a dense screen. */
export function toFigureImage(media: Media, language = defaultLanguage.tag) {
  const { webp1600: rendition } = media.sizes ?? {};
  const { filename, width, height } = rendition?.filename ? rendition : media;
  if (!filename || !width || !height) return undefined;
  return { src: MEDIA_PATH + filename, width, height, alt: toAlt(media, language) };
}

/** The renditions; of those that are as wide as the picture itself one of each kind. */
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

import { isContentKey } from '@agency/content/content-files';
import { defaultLanguage, isDefault, type Language } from '@agency/content/languages';
import { endpoints, type Content as WireContent } from '@agency/contracts';
import type { Payload } from 'payload';
import type { ContentName } from '../collections/content/content-name.ts';
import { whereContent } from '../collections/content/find-content.ts';
import {
  findPictures,
  replacePictures,
  toLibraryPicture,
} from '../collections/content/library-pictures.ts';
import { toImage } from './image.ts';
import { ApiError } from './response.ts';

/**
 * `GET /api/content/{key}`: what is published of the changes to a file of words, empty where nothing is; with `?language=ar` of
 * those in that language.
 * @throws {ApiError} 404 when there is no such file
 */
export async function getContent(
  payload: Payload,
  key: string,
  language: Language = defaultLanguage,
): Promise<WireContent> {
  if (!isContentKey(key)) throw new ApiError(404, endpoints.content.missing);
  return readOverrides(payload, { key, language });
}

/**
 * What is changed of a file of words, as it is published; or its draft, for whoever was let in by a signed link.
 * @param draft whether that is asked for
 */
export async function readOverrides(
  payload: Payload,
  words: ContentName,
  { draft = false } = {},
): Promise<WireContent> {
  const { docs } = await payload.find({
    collection: 'content',
    where: whereContent(words),
    draft,
    limit: 1,
    pagination: false,
    depth: 0,
    // Of a draft the signed link is the permission.
    overrideAccess: draft,
  });
  const [doc] = docs;
  const fields = await renewPictures(payload, (doc?.fields ?? {}) as WireContent['fields']);
  const { tag } = words.language;
  const named = isDefault(words.language) ? {} : { language: tag };
  if (!doc || Object.keys(fields).length === 0) return { fields: {}, ...named };
  return { fields, updated_at: new Date(doc.updatedAt).toISOString(), ...named };
}

/** The pictures of the library as they are now: a file that was replaced since has another name. */
async function renewPictures(
  payload: Payload,
  fields: WireContent['fields'],
): Promise<WireContent['fields']> {
  const ids = findPictures(fields).map(({ id }) => id);
  if (ids.length === 0) return fields;
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  const known = new Map(docs.map((doc) => [doc.id, toImage(doc)]));
  return replacePictures(fields, (picture) => {
    const image = known.get(picture.id);
    return image ? toLibraryPicture(picture.id, image) : picture;
  }) as WireContent['fields'];
}

import { isContentKey } from '@agency/content/content-files';
import { defaultLanguage, type Language } from '@agency/content/languages';
import type { Content as WireContent } from '@agency/contracts';
import type { Payload } from 'payload';
import type { ContentName } from '../collections/content/content-name.ts';
import { whereContent } from '../collections/content/find-content.ts';
import { findPictures, replacePictures } from '../collections/content/library-pictures.ts';
import { toLibraryPicture } from '../collections/content/to-library-picture.ts';
import { findPublic } from './find-public.ts';
import { toImage } from './image.ts';
import type { ItemParams } from './queries.ts';
import { createNotFound, toWireLanguage } from './response.ts';

/**
 * `GET /api/content/{key}`: published overrides of a content file; with `?language=ar` those of that language.
 * @throws {ApiError} 404 if there is no such file
 */
export async function getContent(
  payload: Payload,
  { parameter: key, language = defaultLanguage }: ItemParams<Language>,
): Promise<WireContent> {
  if (!isContentKey(key)) throw createNotFound('content');
  return readOverrides(payload, { key, language });
}

/**
 * Published overrides of a content file, or its draft.
 * @param draft reads the draft; the caller has checked the signed link
 */
export async function readOverrides(
  payload: Payload,
  name: ContentName,
  { draft = false } = {},
): Promise<WireContent> {
  const { docs } = await payload.find({
    collection: 'content',
    where: whereContent(name),
    draft,
    limit: 1,
    pagination: false,
    depth: 0,
    // For a draft the signed link is the permission.
    overrideAccess: draft,
  });
  const [doc] = docs;
  const fields = await renewPictures(payload, (doc?.fields ?? {}) as WireContent['fields']);
  const named = toWireLanguage(name.language.tag);
  if (!doc || Object.keys(fields).length === 0) return { fields: {}, ...named };
  return { fields, updated_at: new Date(doc.updatedAt).toISOString(), ...named };
}

/** Updates library pictures, whose files may have been replaced. */
async function renewPictures(
  payload: Payload,
  fields: WireContent['fields'],
): Promise<WireContent['fields']> {
  const ids = findPictures(fields).map(({ id }) => id);
  if (ids.length === 0) return fields;
  const docs = await findPublic(payload, 'media', { where: { id: { in: ids } } });
  const known = new Map(docs.map((doc) => [doc.id, toImage(doc)]));
  return replacePictures(fields, (picture) => {
    const image = known.get(picture.id);
    return image ? toLibraryPicture(picture.id, image) : picture;
  }) as WireContent['fields'];
}

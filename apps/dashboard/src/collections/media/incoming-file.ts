import { readFile, rm } from 'node:fs/promises';
import { encode } from 'blurhash';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import type { Media } from '../../payload-types.ts';
import type { Values } from '../../platform/language/format-text.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { toStoredName } from '../stored-name.ts';
import { guardedSharp, LIGHT_BACKGROUND, MAX_PIXELS } from './guarded-sharp.ts';
import { isHeic } from './is-heic.ts';

/** Accepted upload types, by detected format. */
export const acceptedTypes = {
  jpeg: { mimeType: 'image/jpeg', extension: 'jpg' },
  png: { mimeType: 'image/png', extension: 'png' },
  webp: { mimeType: 'image/webp', extension: 'webp' },
} as const;

/** Largest upload, in bytes. */
export const MAX_FILE_SIZE = 12 * 1024 * 1024;

/** Accepts only valid pictures, by their content, and gives each a safe and unique file name. */
export const validateIncomingFile: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args;
  const { name } = req.file;
  const data = await readUpload(req.file);
  const { texts, t } = getTranslations(req.i18n, 'errors');
  const { picture } = texts;
  const reject = (text: string, values?: Values, status = 400): never => {
    throw new APIError(t(text, values), status, null, true);
  };
  if (data.length > MAX_FILE_SIZE)
    return reject(picture.tooLarge, { most: MAX_FILE_SIZE / 1024 / 1024 }, 413);
  const found = await probe(data);
  const accepted = acceptedTypes[found?.format as keyof typeof acceptedTypes];
  if (!found?.width || !found.height || !accepted)
    return reject(isHeic(data) ? picture.heic : picture.kind);
  if ((found.pages ?? 1) > 1) return reject(picture.animated);
  if (found.width * found.height > MAX_PIXELS)
    return reject(picture.pixels, { most: MAX_PIXELS / 1_000_000 });
  req.file.name = toStoredName(req, name, accepted.extension);
  req.file.mimetype = accepted.mimeType;
  return args;
};

/** Reads an upload into memory, as the hooks and sharp expect it. */
async function readUpload(file: NonNullable<PayloadRequest['file']>): Promise<Buffer> {
  const { tempFilePath } = file;
  if (!tempFilePath) return file.data;
  file.data = await readFile(tempFilePath);
  delete file.tempFilePath;
  await rm(tempFilePath);
  return file.data;
}

/** Computes the blurred placeholder of a new picture. */
export const computeBlurhash: CollectionBeforeChangeHook<Media> = async ({ data, req }) => {
  if (!req.file) return data;
  return { ...data, blurhash: await toBlurhash(req.file.data) };
};

/** Blurhash with 4 × 3 components, or 3 × 4 for portrait. */
async function toBlurhash(picture: Buffer): Promise<string> {
  const { data, info } = await guardedSharp(picture)
    .rotate()
    .resize(32, 32, { fit: 'inside' })
    .flatten({ background: LIGHT_BACKGROUND })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const upright = info.height > info.width;
  const pixels = new Uint8ClampedArray(data);
  return encode(pixels, info.width, info.height, upright ? 3 : 4, upright ? 4 : 3);
}

async function probe(picture: Buffer) {
  try {
    return await guardedSharp(picture).metadata();
  } catch {
    return undefined;
  }
}

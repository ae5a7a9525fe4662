import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
} from 'payload';
import type { Film } from '../../payload-types.ts';
import { translateError } from '../../platform/language/errors.ts';
import { toStoredName } from '../stored-name.ts';
import { toCaptions, toCaptionsName } from './captions.ts';

/** Accepts only MP4 and WebM, by their content, and gives each film a unique file name. */
export const validateIncomingFilm: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args;
  const reject = (message: string): never => {
    throw new APIError(message, 400, null, true);
  };
  if (operation === 'update') return reject(translateError(req, ({ film }) => film.replaced));
  const { data, name, tempFilePath } = req.file;
  const type = await (tempFilePath ? fileTypeFromFile(tempFilePath) : fileTypeFromBuffer(data));
  if (type?.ext !== 'mp4' && type?.ext !== 'webm')
    return reject(translateError(req, ({ film }) => film.kind));
  req.file.name = toStoredName(req, name, type.ext);
  req.file.mimetype = type.mime;
  return args;
};

/** Normalises captions and stores their file name. */
export const recordCaptionsName: CollectionBeforeChangeHook<Film> = ({ data, originalDoc }) => {
  const { captions, filename } = { ...originalDoc, ...data };
  const tidy = toCaptions(captions);
  return {
    ...data,
    captions: tidy || null,
    captionsName: tidy ? toCaptionsName(filename ?? 'film', tidy) : null,
  };
};

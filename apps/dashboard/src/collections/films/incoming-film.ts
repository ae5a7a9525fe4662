import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
} from 'payload';
import { createReason, type Reason, translateReason } from '../../panel/language/errors.ts';
import type { Film as StoredFilm } from '../../payload-types.ts';
import { toStoredName } from '../stored-name.ts';
import { toCaptions, toCaptionsName } from './captions.ts';
import { FilmError } from './container.ts';
import { inspectFilm } from './inspect-film.ts';

/** Accepts only films that the website can show, by their content, and gives each a unique file name. */
export const validateIncomingFilm: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args;
  const reject = (reason: Reason): never => {
    throw new APIError(translateReason(req, reason), 400, null, true);
  };
  if (operation === 'update') return reject(createReason(({ film }) => film.replaced));
  const { name, tempFilePath } = req.file;
  if (!tempFilePath) return reject(createReason(({ film }) => film.ownPage));
  const film = await inspectFilm(tempFilePath).catch((error: unknown) => {
    if (error instanceof FilmError) return reject(error.reason);
    throw error;
  });
  req.file.name = toStoredName(req, name, film.extension);
  req.file.mimetype = film.type;
  return { ...args, data: { ...('data' in args ? args.data : {}), seconds: film.seconds } };
};

/** Normalises captions and stores their file name. */
export const recordCaptionsName: CollectionBeforeChangeHook<StoredFilm> = ({
  data,
  originalDoc,
}) => {
  const { captions, filename } = { ...originalDoc, ...data };
  const tidy = toCaptions(captions);
  return {
    ...data,
    captions: tidy || null,
    captionsName: tidy ? toCaptionsName(filename ?? 'film', tidy) : null,
  };
};

import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { createReason, type Reason, translateReason } from '../../panel/language/errors.ts';
import type { Film as StoredFilm } from '../../payload-types.ts';
import { toStoredName } from '../stored-name.ts';
import { toCaptions, toCaptionsName } from './captions.ts';
import { FilmFault } from './container.ts';
import { inspectFilm } from './inspect-film.ts';

/** Lets only films in that the website can show, looked at by their bytes, and gives each a name of its own for good. */
export const checkIncomingFilm: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args;
  if (operation === 'update')
    throw refusal(
      req,
      createReason(({ film }) => film.replaced),
    );
  const { name, tempFilePath } = req.file;
  if (!tempFilePath)
    throw refusal(
      req,
      createReason(({ film }) => film.ownPage),
    );
  const film = await inspectFilm(tempFilePath).catch((error: unknown) => {
    throw error instanceof FilmFault ? refusal(req, error.reason) : error;
  });
  req.file.name = toStoredName(req, name, film.extension);
  req.file.mimetype = film.type;
  return { ...args, data: { ...('data' in args ? args.data : {}), seconds: film.seconds } };
};

/** Tidies captions and names them by what they say. */
export const nameCaptions: CollectionBeforeChangeHook<StoredFilm> = ({ data, originalDoc }) => {
  const { captions, filename } = { ...originalDoc, ...data };
  const tidy = toCaptions(captions);
  return {
    ...data,
    captions: tidy || null,
    captionsName: tidy ? toCaptionsName(filename ?? 'film', tidy) : null,
  };
};

const refusal = (req: PayloadRequest, reason: Reason) =>
  new APIError(translateReason(req, reason), 400, null, true);

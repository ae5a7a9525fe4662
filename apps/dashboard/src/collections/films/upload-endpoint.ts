import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { hasPermission } from '../../access/permissions.ts';
import { jsonResponse } from '../../api/response.ts';
import { translateError, translateReason } from '../../panel/language/errors.ts';
import { tooLarge } from './container.ts';
import { MAX_FILM_SIZE } from './limits.ts';

/** Milliseconds after which an unfinished upload was abandoned by a killed process. */
const GIVEN_UP = 60 * 60_000;

/**
 * `POST /cms-api/films`: like Payload's endpoint, but it checks the role before it reads the body, and streams the
 * film to a file. An aborted upload is removed at once.
 * @param folder for uploads in progress
 */
export const createUploadEndpoint = (folder: string): Endpoint => ({
  path: '/',
  method: 'post',
  handler: async (req) => {
    if (!hasPermission(req, 'content')) {
      const { user } = req;
      const message = translateError(req, ({ access }) => (user ? access.films : access.signIn));
      return jsonResponse({ errors: [{ message }] }, req.user ? 403 : 401);
    }
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeGivenUp(folder);
    const { data, file } = await receive(req, folder);
    try {
      if (!file)
        throw new APIError(
          translateError(req, ({ film }) => film.choose),
          400,
          null,
          true,
        );
      req.file = file;
      const doc = await req.payload.create({
        collection: 'films',
        data: data as never,
        depth: Number(req.query.depth) || 0,
        overrideAccess: false,
        file,
        req,
      });
      const message = translateError(req, ({ film }) => film.uploaded);
      return jsonResponse({ doc, message }, 201);
    } finally {
      if (file?.tempFilePath) await rm(file.tempFilePath, { force: true });
    }
  },
});

async function receive(req: PayloadRequest, folder: string) {
  const { body, headers, method, payload, text } = req;
  const upload = {
    useTempFiles: true,
    tempFileDir: folder,
    limits: { fileSize: MAX_FILM_SIZE, files: 1 },
    abortOnLimit: true,
    responseOnLimit: translateReason(req, tooLarge),
    requestSizeLimit: Number.POSITIVE_INFINITY,
  };
  // The request with other upload options.
  const arriving: Partial<PayloadRequest> & Record<string, unknown> = {
    body,
    headers,
    method,
    text,
    payload: { config: { ...payload.config, upload } },
  } as never;
  await addDataAndFileToRequest(arriving as PayloadRequest);
  return { data: arriving.data ?? {}, file: arriving.file };
}

async function removeGivenUp(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > GIVEN_UP) await rm(path, { force: true });
  }
}

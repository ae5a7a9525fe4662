import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createLocalReq, type Payload } from 'payload';
import { mediaSizes } from '../collections/media/sizes.ts';
import type { Media } from '../payload-types.ts';
import { MEDIA_PATH } from './image.ts';
import { errorResponse } from './response.ts';

const types: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/**
 * `GET /media/{file}`: a library picture, from folder or bucket. Films are served earlier
 * (`server/respond-with-film.ts`).
 */
export async function serveMedia(request: Request, payload: Payload): Promise<Response> {
  const { pathname } = new URL(request.url);
  // `validateIncomingFile` creates the names.
  const [, filename, ending = ''] =
    /^([a-z0-9-]+\.(avif|jpg|png|webp))$/.exec(pathname.slice(MEDIA_PATH.length)) ?? [];
  const type = types[ending];
  if (!filename || !type) return noSuchFile();
  const file = hasBucket(payload)
    ? await readFromBucket(payload, filename)
    : await readFromFolder(payload, filename);
  if (!file) return noSuchFile();
  return new Response(request.method === 'HEAD' ? null : file.body, {
    headers: {
      'Content-Type': type,
      ...(file.length && { 'Content-Length': file.length }),
      // A changed picture gets a new name, so responses are immutable.
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}

interface StoredFile {
  body: ReadableStream<Uint8Array> | null;
  length?: string;
}

async function readFromFolder(payload: Payload, filename: string): Promise<StoredFile | undefined> {
  const path = join(payload.collections.media.config.upload.staticDir ?? '', filename);
  const size = await stat(path).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === undefined) return undefined;
  const body = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  return { body, length: String(size) };
}

// The storage plugin adds a handler for the bucket.
const getHandlers = (payload: Payload) => payload.collections.media.config.upload.handlers ?? [];
const hasBucket = (payload: Payload) => getHandlers(payload).length > 0;

// Pictures from before the bucket are in the folder. They are served while they are in the library, because deletion
// only affects the bucket.
async function readFromBucket(payload: Payload, filename: string): Promise<StoredFile | undefined> {
  const doc = await findMedia(payload, filename);
  if (!doc) return undefined;
  for (const handler of getHandlers(payload)) {
    const params = { collection: 'media', filename };
    const response = await handler(await createLocalReq({}, payload), { doc, params });
    if (response?.ok) {
      return { body: response.body, length: response.headers.get('Content-Length') ?? undefined };
    }
  }
  return readFromFolder(payload, filename);
}

// The document has the object key for the picture and all its variants.
async function findMedia(payload: Payload, filename: string): Promise<Media | undefined> {
  const places = ['filename', ...mediaSizes.map(({ name }) => `sizes.${name}.filename`)];
  const { docs } = await payload.find({
    collection: 'media',
    where: { or: places.map((place) => ({ [place]: { equals: filename } })) },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  return docs[0];
}

const noSuchFile = () => errorResponse(404, 'There is no such picture.');

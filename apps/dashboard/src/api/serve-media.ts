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

/** `GET /media/{file}`: a picture of the library, from wherever files are kept. Films are answered before (`server/respond-with-film.ts`). */
export async function serveMedia(request: Request, payload: Payload): Promise<Response> {
  const { pathname } = new URL(request.url);
  // Names are made by `checkIncomingFile`; nothing else is looked for.
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
      // A changed picture gets a new name, so this one is good for ever.
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

// The storage plugin adds a handler that fetches from the bucket; without a bucket there is none.
const getHandlers = (payload: Payload) => payload.collections.media.config.upload.handlers ?? [];
const hasBucket = (payload: Payload) => getHandlers(payload).length > 0;

// A picture of before there was a bucket still lies in the folder. It is served as long as it is in the library: when it is deleted
// the bucket alone hears of it.
async function readFromBucket(payload: Payload, filename: string): Promise<StoredFile | undefined> {
  const doc = await findMedia(payload, filename);
  if (!doc) return undefined;
  for (const handler of getHandlers(payload)) {
    const params = { collection: 'media', filename };
    const answer = await handler(await createLocalReq({}, payload), { doc, params });
    if (answer?.ok) {
      return { body: answer.body, length: answer.headers.get('Content-Length') ?? undefined };
    }
  }
  return readFromFolder(payload, filename);
}

// The bucket's key is kept with the picture, for the picture itself and all its renditions.
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

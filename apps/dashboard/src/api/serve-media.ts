import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { parseRange } from '@agency/server/parse-range';
import { createLocalReq, type Payload, type TypeWithID, type Where } from 'payload';
import { mediaSizes } from '../collections/media/sizes.ts';
import { getSettings } from '../platform/settings.ts';
import { findPublic } from './find-public.ts';
import { errorResponse } from './response.ts';

const types: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
};

/** Fields with names of files. The document has the object key for a picture and all its variants. */
const nameFields = {
  media: ['filename', ...mediaSizes.map(({ name }) => `sizes.${name}.filename`)],
  films: ['filename', 'captionsName'],
};

/** `GET /media/{file}`: a picture, a film or captions, from bucket or folder, with ranges. */
export async function serveMedia(
  request: Request,
  payload: Payload,
  filename: string,
): Promise<Response> {
  // `validateIncomingFile` creates the names.
  const [, ending = ''] = /^[a-z0-9-]+\.(\w+)$/.exec(filename) ?? [];
  const type = types[ending];
  const read = ending === 'vtt' ? readCaptions : readFile;
  const response = type && (await read(payload, filename, toRange(request)));
  if (!response) return errorResponse(404, 'There is no such file.');
  const { headers } = response;
  headers.set('Content-Type', type);
  // File names change with the content.
  headers.set('Cache-Control', 'public, max-age=31536000, immutable');
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  if (request.method !== 'HEAD') return response;
  await response.body?.cancel();
  return new Response(null, { status: response.status, headers });
}

// Responses have no validator, so `If-Range` requests the whole file.
const toRange = ({ headers }: Request) =>
  headers.has('if-range') ? undefined : (headers.get('range') ?? undefined);

async function readCaptions(payload: Payload, filename: string): Promise<Response | undefined> {
  const film = await findDocument(payload, 'films', filename);
  if (!film?.captions) return undefined;
  const text = `${film.captions}\n`;
  return new Response(text, { headers: { 'Content-Length': String(Buffer.byteLength(text)) } });
}

/** Reads from the bucket, if there is one, else from the folder. */
async function readFile(
  payload: Payload,
  filename: string,
  range: string | undefined,
): Promise<Response | undefined> {
  const collection = /\.(?:mp4|webm)$/.test(filename) ? 'films' : 'media';
  const hasBucket = getSettings().S3_BUCKET !== undefined;
  // A picture has no drafts, but the file of a film may be left of an upload that failed.
  const needsDocument = hasBucket || collection === 'films';
  const doc = needsDocument && (await findDocument(payload, collection, filename));
  if (needsDocument && !doc) return undefined;
  // The storage plugin adds a handler for the bucket, which supports ranges.
  const [readBucket] = payload.collections[collection].config.upload.handlers ?? [];
  if (!hasBucket || !readBucket || !doc) return readFromFolder(payload, filename, range);
  const headers = new Headers(range ? { range } : {});
  const req = await createLocalReq({ req: { headers } }, payload);
  const found = await readBucket(req, { doc, params: { collection, filename } });
  // Files from before the bucket are in the folder.
  if (!found || (!found.ok && found.status !== 416))
    return readFromFolder(payload, filename, range);
  const responseHeaders = new Headers({ 'Accept-Ranges': 'bytes' });
  for (const name of ['content-length', 'content-range']) {
    const value = found.headers.get(name);
    if (value) responseHeaders.set(name, value);
  }
  return new Response(found.body, { status: found.status, headers: responseHeaders });
}

async function readFromFolder(
  payload: Payload,
  filename: string,
  rangeHeader: string | undefined,
): Promise<Response | undefined> {
  // Pictures and films have one folder.
  const path = join(payload.collections.media.config.upload.staticDir ?? '', filename);
  const found = await stat(path).catch(() => undefined);
  if (!found) return undefined;
  const { size } = found;
  const range = parseRange(rangeHeader, size);
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const body = Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream;
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      'Accept-Ranges': 'bytes',
      'Content-Length': String(end - start + 1),
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    },
  });
}

async function findDocument(
  payload: Payload,
  collection: 'media' | 'films',
  filename: string,
): Promise<(TypeWithID & { captions?: string | null }) | undefined> {
  const isNamed = nameFields[collection].map((field): Where => ({ [field]: { equals: filename } }));
  const [found] = await findPublic(payload, collection, { where: { or: isNamed }, limit: 1 });
  return found;
}

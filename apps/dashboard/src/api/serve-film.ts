import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { parseRange } from '@agency/server/parse-range';
import { createLocalReq, type Payload } from 'payload';
import type { Film } from '../payload-types.ts';
import { errorResponse } from './response.ts';

const types: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
};

// File names change with the content, so responses are immutable.
const immutable = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** `GET /media/{file}` of a film or captions, with ranges; nothing for other names. */
export async function serveFilm(
  request: Request,
  payload: Payload,
  filename: string,
): Promise<Response | undefined> {
  const [, ending = ''] = /^[a-z0-9-]+\.(mp4|webm|vtt)$/.exec(filename) ?? [];
  const type = types[ending];
  if (!type) return undefined;
  if (ending === 'vtt') return serveCaptions(request, payload, filename);
  const film = await findFilm(payload, 'filename', filename);
  const response =
    film &&
    ((await serveFromBucket(request, payload, film)) ??
      (await serveFromFolder(request, payload, filename)));
  if (!response) return noSuchFilm();
  for (const [name, value] of Object.entries({ ...immutable, 'Content-Type': type })) {
    response.headers.set(name, value);
  }
  return response;
}

async function serveCaptions(request: Request, payload: Payload, name: string): Promise<Response> {
  const film = await findFilm(payload, 'captionsName', name);
  if (!film?.captions) return noSuchFilm();
  const text = `${film.captions}\n`;
  return new Response(request.method === 'HEAD' ? null : text, {
    headers: {
      ...immutable,
      'Content-Type': types.vtt ?? '',
      'Content-Length': String(Buffer.byteLength(text)),
    },
  });
}

// The storage plugin adds a handler for the bucket, which supports ranges.
async function serveFromBucket(
  request: Request,
  payload: Payload,
  film: Film,
): Promise<Response | undefined> {
  const { handlers = [] } = payload.collections.films.config.upload;
  const filename = film.filename ?? '';
  const range = toRangeHeader(request);
  for (const handler of handlers) {
    const req = await createLocalReq(
      { req: { headers: new Headers(range ? { range } : {}), signal: request.signal } },
      payload,
    );
    const found = await handler(req, { doc: film, params: { collection: 'films', filename } });
    if (!found || (!found.ok && found.status !== 416)) continue;
    const headers = new Headers({ 'Accept-Ranges': 'bytes' });
    for (const name of ['content-length', 'content-range']) {
      const value = found.headers.get(name);
      if (value) headers.set(name, value);
    }
    if (request.method === 'HEAD') await found.body?.cancel();
    return new Response(request.method === 'HEAD' ? null : found.body, {
      status: found.status,
      headers,
    });
  }
  return undefined;
}

async function serveFromFolder(
  request: Request,
  payload: Payload,
  filename: string,
): Promise<Response | undefined> {
  const path = join(payload.collections.films.config.upload.staticDir ?? '', filename);
  const found = await stat(path).catch(() => undefined);
  if (!found) return undefined;
  const { size } = found;
  const range = parseRange(toRangeHeader(request), size);
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const body =
    request.method === 'HEAD'
      ? null
      : (Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream);
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      'Accept-Ranges': 'bytes',
      'Content-Length': String(end - start + 1),
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    },
  });
}

// Responses have no validator, so `If-Range` requests the whole file.
const toRangeHeader = ({ headers }: Request) =>
  headers.has('if-range') ? undefined : (headers.get('range') ?? undefined);

async function findFilm(
  payload: Payload,
  by: 'filename' | 'captionsName',
  name: string,
): Promise<Film | undefined> {
  const { docs } = await payload.find({
    collection: 'films',
    where: { [by]: { equals: name } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  return docs[0];
}

const noSuchFilm = () => errorResponse(404, 'There is no such film.');

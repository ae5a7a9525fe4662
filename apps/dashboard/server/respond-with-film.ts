import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Payload } from 'payload';
import { MEDIA_PATH } from '../src/api/image.ts';
import { serveFilm } from '../src/api/serve-film.ts';

/**
 * Serves a film or captions with `Content-Length`, which Next omits and players need to seek. Returns whether it did.
 */
export async function respondWithFilm(
  request: IncomingMessage,
  response: ServerResponse,
  { path, payload }: { path: string; payload: Payload },
): Promise<boolean> {
  if (!path.startsWith(MEDIA_PATH)) return false;
  const { method = 'GET', headers } = request;
  const filmRequest = new Request(`http://localhost${MEDIA_PATH}`, {
    method,
    headers: {
      ...(headers.range && { range: headers.range }),
      ...(headers['if-range'] && { 'if-range': String(headers['if-range']) }),
    },
  });
  const filmResponse = await serveFilm(filmRequest, payload, path.slice(MEDIA_PATH.length));
  if (!filmResponse) return false;
  for (const [name, value] of filmResponse.headers) response.setHeader(name, value);
  response.writeHead(filmResponse.status);
  if (!filmResponse.body) {
    response.end();
    return true;
  }
  // A client that disconnects stops the read.
  await pipeline(Readable.fromWeb(filmResponse.body as ReadableStream), response).catch(
    () => undefined,
  );
  return true;
}

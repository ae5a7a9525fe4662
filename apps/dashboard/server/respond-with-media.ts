import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Payload } from 'payload';
import { MEDIA_PATH } from '../src/api/image.ts';
import { serveMedia } from '../src/api/serve-media.ts';

/** Sends a picture, a film or captions with `Content-Length`, which Next omits and players need to seek. */
export async function respondWithMedia(
  { method = 'GET', headers: asked }: IncomingMessage,
  response: ServerResponse,
  { path, payload }: { path: string; payload: Payload },
): Promise<void> {
  const headers = new Headers();
  for (const name of ['range', 'if-range']) {
    const value = asked[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const request = new Request(`http://localhost${path}`, { method, headers });
  const found = await serveMedia(request, payload, path.slice(MEDIA_PATH.length));
  response.setHeaders(found.headers);
  response.writeHead(found.status);
  if (!found.body) {
    response.end();
    return;
  }
  // A client that disconnects stops the read.
  await pipeline(Readable.fromWeb(found.body as ReadableStream), response).catch(() => undefined);
}

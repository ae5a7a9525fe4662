import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { compressFast } from '@agency/server/content-encoding';
import type { RequestTarget } from '@agency/server/request-target';
import { type StaticText, sendText, toStaticText } from '@agency/server/static-text';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { handleApiRequest, isPublicRead, toErrorResponse } from '../src/api/handle-api.ts';
import { MEDIA_PATH } from '../src/api/image.ts';
import { serveMedia } from '../src/api/serve-media.ts';

export type PublicReads = ReturnType<typeof createPublicReads>;

/** A response in memory. */
interface CachedResponse {
  status: number;
  headers: Headers;
  text: StaticText;
}

/** Milliseconds that a response is sent from memory. */
export const FRESH = 1000;

/** Serves files, and the public API from memory for a second (docs/dashboard.md). */
export function createPublicReads(payload: Payload) {
  // Concurrent requests share one render.
  const responses = new LRUCache<string, CachedResponse>({
    ttl: FRESH,
    max: 1000,
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ text }, key) =>
      [...text.bytes.values()].reduce((sum, { length }) => sum + length, 1000 + key.length),
    fetchMethod: async (url) =>
      toCachedResponse(await handleApiRequest(new Request(`http://localhost${url}`), payload)),
  });
  return {
    /** Responds to a request for public content or a file. Returns whether it did. */
    async respond(
      request: IncomingMessage,
      response: ServerResponse,
      { rawPath, query }: Pick<RequestTarget, 'rawPath' | 'query'>,
    ): Promise<boolean> {
      if (!['GET', 'HEAD'].includes(request.method ?? '')) return false;
      try {
        if (rawPath.startsWith(MEDIA_PATH)) {
          await sendMedia(request, response, { path: rawPath, payload });
          return true;
        }
        if (!isPublicRead(rawPath)) return false;
        await send(request, response, await responses.forceFetch(rawPath + query));
      } catch (error) {
        await send(request, response, await toCachedResponse(toErrorResponse(error, payload)));
      }
      return true;
    },
  };
}

/** Reads and compresses a response. */
async function toCachedResponse(response: Response): Promise<CachedResponse> {
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  return { status, headers, text: await toStaticText(body, compressFast) };
}

/** Sends a picture, a film or captions with `Content-Length`, which Next omits and players need to seek. */
async function sendMedia(
  { method = 'GET', headers }: IncomingMessage,
  response: ServerResponse,
  { path, payload }: { path: string; payload: Payload },
): Promise<void> {
  const init = { method, headers: headers as Record<string, string> };
  const request = new Request(`http://localhost${path}`, init);
  const found = await serveMedia(request, payload, path.slice(MEDIA_PATH.length));
  response.setHeaders(found.headers).writeHead(found.status);
  if (!found.body) return void response.end();
  // A client that disconnects stops the read.
  await pipeline(Readable.fromWeb(found.body as ReadableStream), response).catch(() => undefined);
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, text }: CachedResponse,
): Promise<void> {
  const {
    'content-type': type = '',
    'cache-control': cacheControl = '',
    ...others
  } = Object.fromEntries(headers);
  for (const [name, value] of Object.entries(others)) response.setHeader(name, value);
  await sendText(request, response, { text, type, cacheControl }, { status });
}

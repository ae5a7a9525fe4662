import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { RequestTarget } from '@agency/server/request-target';
import { sendText } from '@agency/server/static-text';
import type { Payload } from 'payload';
import { createContentRevision } from '../src/api/content-revision.ts';
import { handleApiRequest, toCanonicalUrl, toErrorResponse } from '../src/api/handle-api.ts';
import { MEDIA_PATH } from '../src/api/image.ts';
import {
  type CachedResponse,
  createResponseCache,
  toCachedResponse,
} from '../src/api/response-cache.ts';
import { serveMedia } from '../src/api/serve-media.ts';
import { openDatabaseRevision } from '../src/platform/database-revision.ts';

export type PublicReads = ReturnType<typeof createPublicReads>;

/** Serves files, and the public API from memory until the content in the database changes (docs/dashboard.md). */
export function createPublicReads(payload: Payload) {
  const database = openDatabaseRevision(payload);
  const responses = createResponseCache({
    revision: createContentRevision({ payload, database }),
    render: (address) => handleApiRequest(new Request(`http://localhost${address}`), payload),
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
        const address = toCanonicalUrl(rawPath, query);
        if (!address) return false;
        await send(request, response, await responses.get(address));
      } catch (error) {
        await send(request, response, await toCachedResponse(toErrorResponse(error, payload)));
      }
      return true;
    },
    close: database.close,
  };
}

/** Sends a picture, a film or captions with `Content-Length`, which Next omits and players need to seek. */
async function sendMedia(
  { method = 'GET', headers }: IncomingMessage,
  response: ServerResponse,
  { path, payload }: { path: string; payload: Payload },
): Promise<void> {
  const asked = { method, headers: headers as Record<string, string> };
  const request = new Request(`http://localhost${path}`, asked);
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

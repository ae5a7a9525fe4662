import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@agency/server/logger';
import { sendUnavailable } from '@agency/server/plain-response';
import { createSemaphore } from '@agency/server/semaphore';
import { CHUNK_BYTES } from '@agency/server/send-bytes';
import { caching } from '../src/model/caching.ts';
import { MEDIA_NAME, MEDIA_PATH } from '../src/model/media-path.ts';
import { toMediaType } from './media-types.ts';
import { isMissing } from './missing-media.ts';

/** Milliseconds until the upstream has to respond. */
const TIMEOUT = 5000;
/** Concurrent films. Each holds a connection to the dashboard, which counts all of ours as one client. */
const limits = { permits: 64, permitsOfClient: 4 };

/** Request and response headers that are forwarded. */
const REQUEST_HEADERS = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const;
const RESPONSE_HEADERS = [
  'content-length',
  'content-range',
  'etag',
  'last-modified',
  'accept-ranges',
];
const FORWARDED_STATUSES = new Set([200, 206, 304, 416]);
/** Any other type, such as HTML, is no film. */
const FILM_TYPE =
  /^(?:video\/(?:mp4|webm)|text\/(?:vtt|plain)|(?:application|binary)\/octet-stream)\b/i;

export const isFilm = (name: string): boolean =>
  MEDIA_NAME.test(name) && /\.(?:mp4|webm|vtt)$/.test(name);

/**
 * Creates the proxy of films, which stores nothing.
 * @param baseUrl URL before `/media/`
 */
export function createFilmProxy({ baseUrl, logger }: { baseUrl: string; logger: Logger }) {
  const slots = createSemaphore(limits);

  async function forward(request: IncomingMessage, response: ServerResponse, name: string) {
    const stop = new AbortController();
    response.once('close', () => stop.abort());
    const timer = setTimeout(() => stop.abort(), TIMEOUT);
    try {
      const upstream = await fetch(baseUrl + MEDIA_PATH + name, {
        redirect: 'error',
        signal: stop.signal,
        headers: toUpstreamHeaders(request),
      });
      clearTimeout(timer);
      if (isMissing(upstream)) return false;
      await sendUpstream(request, response, { name, upstream, signal: stop.signal });
    } catch (error) {
      clearTimeout(timer);
      if (response.destroyed) return true;
      logger.warn({ name, error }, 'a film could not be forwarded');
      // Players resume a film that was cut.
      if (response.headersSent) response.destroy();
      else sendUnavailable(response);
    } finally {
      // Closes a body that was not read.
      stop.abort();
    }
    return true;
  }

  return {
    /** Sends a film or its requested range. Returns false if there is none. */
    async send(
      request: IncomingMessage,
      response: ServerResponse,
      { name, client }: { name: string; client: string },
    ): Promise<boolean> {
      const release = slots.tryAcquire(client);
      if (!release) {
        sendUnavailable(response);
        return true;
      }
      try {
        return await forward(request, response, name);
      } finally {
        release();
      }
    },
  };
}

async function sendUpstream(
  request: IncomingMessage,
  response: ServerResponse,
  { name, upstream, signal }: { name: string; upstream: Response; signal: AbortSignal },
): Promise<void> {
  const { status, headers, body } = upstream;
  const hasBody = status === 200 || status === 206;
  const isFilmType = FILM_TYPE.test(headers.get('content-type') ?? '');
  if (!FORWARDED_STATUSES.has(status) || (hasBody && !isFilmType)) {
    throw new Error(`the upstream responded with ${status}`);
  }
  for (const header of RESPONSE_HEADERS) {
    const value = headers.get(header);
    if (value !== null) response.setHeader(header, value);
  }
  response.setHeader('Cache-Control', status === 416 ? caching.never : caching.upload);
  if (status === 416) response.setHeader('Content-Length', 0);
  if (hasBody) response.setHeader('Content-Type', toMediaType(name).type);
  response.writeHead(status);
  const isBodySent = hasBody && request.method !== 'HEAD';
  // Small chunks let the HTTP server measure the pace of the client.
  for await (const chunk of (isBodySent && body) || []) {
    for (let start = 0; start < chunk.length; start += CHUNK_BYTES) {
      const hasRoom = response.write(chunk.subarray(start, start + CHUNK_BYTES));
      if (!hasRoom) await once(response, 'drain', { signal });
    }
  }
  response.end();
}

function toUpstreamHeaders({ headers }: IncomingMessage): Record<string, string> {
  const forwarded = REQUEST_HEADERS.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  // `fetch` decompresses, so the forwarded length must be that of the identity encoding.
  return { 'Accept-Encoding': 'identity', ...Object.fromEntries(forwarded) };
}

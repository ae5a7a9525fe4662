import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '@agency/server/front-door';
import { caching } from '../src/model/caching.ts';
import { compressFast, decideEncoding, SMALLEST_WORTH_COMPRESSING } from './content-encoding.ts';
import { sendBytes } from './send-bytes.ts';
import { isFresh } from './static-files.ts';

/** Astro, as `dist/server/entry.mjs` exports it: nothing when no page has that path. */
export type Astro = (
  request: Request,
  locals: Pick<RequestContext, 'clientAddress' | 'requestId'>,
) => Promise<Response | undefined>;

/** An answer of Astro, whole. */
export interface RenderedAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/**
 * Has Astro answer, and waits for the whole answer: a page that fails half way is then still replaced by an
 * error page, and a length and a fingerprint can be given. Nothing when no route matches.
 * @param url the page's address, which need not be spelled as the visitor did
 */
export async function render(
  astro: Astro,
  request: IncomingMessage,
  url: URL,
  { clientAddress, requestId }: RequestContext,
): Promise<RenderedAnswer | undefined> {
  const answer = await astro(toWebRequest(request, url), { clientAddress, requestId });
  if (!answer) return undefined;
  const { status, headers } = answer;
  return { status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}

// A head is that of the page, which has to be made to know its length and its mark.
function toWebRequest(request: IncomingMessage, url: URL): Request {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(request.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  if (request.method !== 'POST') return new Request(url, { headers });
  // Node takes any stream as a body, if it is told that the answer may come first; the types are those of browsers.
  const body = request as unknown as ReadableStream;
  const posted: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  };
  return new Request(url, posted);
}

/**
 * Sends an answer of Astro, compressed if the client takes it, or 304 if the client has it. Resolves when all is made,
 * not when it is sent: that may take a slow reader minutes.
 */
export async function sendRendered(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: RenderedAnswer,
): Promise<void> {
  for (const [name, value] of headers) {
    if (name !== 'content-length') response.setHeader(name, value);
  }
  const type = String(response.getHeader('Content-Type') ?? '');
  if (/^application\/(json|xml|rss\+xml|manifest\+json)$/i.test(type)) {
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
  }
  if (!response.hasHeader('Cache-Control')) {
    response.setHeader('Cache-Control', status === 200 ? caching.page : caching.never);
  }
  const isText = /^text\/|^application\/.*(json|xml)|^image\/svg/i.test(type);
  if (isText) response.setHeader('Vary', toVary(response.getHeader('Vary')));
  if (status === 200 && request.method !== 'POST') {
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    response.setHeader('ETag', etag);
    if (isFresh(request, etag)) {
      response.removeHeader('Content-Type');
      response.writeHead(304).end();
      return;
    }
  }
  const encoding =
    isText && body.length >= SMALLEST_WORTH_COMPRESSING
      ? decideEncoding(request.headers['accept-encoding'], ['br', 'gzip'])
      : undefined;
  const bytes = encoding ? await compressFast(body, encoding) : body;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  if (status !== 204) response.setHeader('Content-Length', bytes.length);
  response.writeHead(status);
  void sendBytes(response, bytes);
}

function toVary(given: number | string | string[] | undefined): string {
  return [...new Set([...(given ? [String(given)] : []), 'Accept-Encoding'])].join(', ');
}

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  compressFast,
  decideEncoding,
  SMALLEST_WORTH_COMPRESSING,
} from '@agency/server/content-encoding';
import { sendBytes } from '@agency/server/send-bytes';
import { isFresh } from '@agency/server/static-text';
import { caching } from '../src/model/caching.ts';
import { type PolicyHashes, toHash } from './content-policy.ts';
import type { StylePage } from './page-styles.ts';
import { type PageHead, setPageHeaders, toPageHead } from './send-page.ts';

/** Astro, as `dist/server/entry.mjs` exports it: nothing when no page has that path. */
export type Astro = (request: Request, locals: App.Locals) => Promise<Response | undefined>;

/** An answer of Astro, whole. */
export interface RenderedAnswer {
  status: number;
  /** With a type that names its charset, and a `Cache-Control`. */
  headers: Headers;
  body: Buffer;
  /** Of a page: the same for browsers that keep its styles, and what its headers say. */
  page?: { linked: Buffer; head: PageHead };
}

/** What makes an answer of Astro ready to send. */
export interface PageFinish {
  style: StylePage;
  /** The build's allow-list. */
  hashes: PolicyHashes;
}

/**
 * Has Astro answer, and waits for the whole answer: a page that fails half way is then still replaced by an
 * error page, and a length and a fingerprint can be given. Nothing when no route matches.
 */
export async function render(
  astro: Astro,
  request: Request,
  locals: App.Locals,
  { style, hashes }: PageFinish,
): Promise<RenderedAnswer | undefined> {
  const answer = await astro(request, locals);
  if (!answer) return undefined;
  const { status } = answer;
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  const type = headers.get('content-type') ?? '';
  if (/^application\/(json|xml|rss\+xml|manifest\+json)$/i.test(type)) {
    headers.set('content-type', `${type}; charset=utf-8`);
  }
  if (!headers.has('cache-control')) {
    headers.set('cache-control', status === 200 ? caching.page : caching.never);
  }
  const body = Buffer.from(await answer.arrayBuffer());
  if (!type.startsWith('text/html')) return { status, headers, body };
  const { whole, linked, styles } = style(body.toString());
  const { hashes: found, preloads } = toPageHead(whole, hashes);
  // Ours are known without a search, which an editor's words may lead astray.
  const allowed = [...new Set([...found.style, ...styles.map(toHash)])];
  return {
    status,
    headers,
    body: Buffer.from(whole),
    page: { linked: Buffer.from(linked), head: { hashes: { ...found, style: allowed }, preloads } },
  };
}

/** A form that is posted, as Astro takes it. */
export function toFormRequest(request: IncomingMessage, url: URL): Request {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(request.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
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
 * Sends an answer of Astro once, compressed if the client takes it, or 304 if the client has it. Resolves when all is
 * made, not when it is sent: that may take a slow reader minutes.
 */
export async function sendRendered(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body, page }: RenderedAnswer,
): Promise<void> {
  response.setHeaders(headers);
  if (page) setPageHeaders(request, response, page.head);
  const type = headers.get('content-type') ?? '';
  const isText = /^text\/|^application\/.*(json|xml)|^image\/svg/i.test(type);
  if (isText) response.setHeader('Vary', toVary(headers.get('vary')));
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

function toVary(given: string | null): string {
  return [...new Set([...(given ? [given] : []), 'Accept-Encoding'])].join(', ');
}

import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { caching } from '../src/model/caching.ts';
import { compressFast, decideEncoding, SMALLEST_WORTH_COMPRESSING } from './content-encoding.ts';
import { sendBytes } from './send-bytes.ts';
import { isFresh } from './static-files.ts';

/** Astro's handler in middleware mode, as `dist/server/entry.mjs` exports it. */
export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: Record<string, unknown>,
) => Promise<void>;

/** An answer of Astro, whole. */
export interface RenderedAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Has Astro answer, and waits for the whole answer: a page that fails half way is then still replaced by an
 * error page, and a length and a fingerprint can be given. Nothing when no route matches.
 */
export async function render(
  astro: AstroHandler,
  request: IncomingMessage,
  locals: Record<string, unknown>,
): Promise<RenderedAnswer | undefined> {
  const answer = new CollectedAnswer(request);
  const whole = finished(answer);
  // Awaited below; until then a page that breaks off must not count as a rejection nobody looks at.
  whole.catch(() => undefined);
  let isUnmatched = false;
  const { method } = request;
  // A head is that of the page, which has to be made to know its length and its mark.
  if (method === 'HEAD') request.method = 'GET';
  await astro(
    request,
    answer as unknown as ServerResponse,
    (error) => {
      if (error) throw error;
      isUnmatched = true;
    },
    locals,
  ).finally(() => {
    if (method) request.method = method;
  });
  if (isUnmatched) return undefined;
  await whole;
  return { status: answer.statusCode, headers: answer.headers, body: answer.body };
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
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && name.toLowerCase() !== 'content-length') {
      response.setHeader(name, value);
    }
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

/** As much of a ServerResponse as Astro writes to. */
class CollectedAnswer extends Writable {
  statusCode = 200;
  statusMessage = '';
  headersSent = false;
  readonly headers: OutgoingHttpHeaders = {};
  readonly req: IncomingMessage;
  readonly #chunks: Buffer[] = [];

  constructor(request: IncomingMessage) {
    super();
    this.req = request;
  }

  get body(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  setHeader(name: string, value: string | number | string[]): this {
    this.headers[name.toLowerCase()] = value;
    return this;
  }

  writeHead(status: number, reasonOrHeaders?: string | OutgoingHttpHeaders): this {
    this.statusCode = status;
    this.headersSent = true;
    if (typeof reasonOrHeaders === 'object') {
      for (const [name, value] of Object.entries(reasonOrHeaders)) {
        if (value !== undefined) this.setHeader(name, value);
      }
    }
    return this;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.headersSent = true;
    this.#chunks.push(chunk);
    done();
  }
}

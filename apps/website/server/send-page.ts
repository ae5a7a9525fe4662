import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  compressFast,
  decideEncoding,
  SMALLEST_WORTH_COMPRESSING,
} from '@agency/server/content-encoding';
import { sendBytes } from '@agency/server/send-bytes';
import { isFresh, type StaticText, sendText } from '@agency/server/static-text';
import type { PageHead } from './page-head.ts';
import type { RenderedAnswer } from './render.ts';
import { declareResponse } from './website-headers.ts';

/** Sets the headers that only a page has. */
function setPageHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  { policy, preloads }: PageHead,
): void {
  declareResponse(request, { page: policy });
  if (preloads) response.setHeader('Link', preloads);
}

/** A text to send, which may be a page. */
interface Text {
  text: StaticText;
  type: string;
  cacheControl: string;
  page?: PageHead | undefined;
}

/** Sends a text, or 304 when the client has it. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, ...text }: Text,
  { status = 200 } = {},
): Promise<void> {
  if (page) setPageHeaders(request, response, page);
  return sendText(request, response, text, { status });
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
  if (page) setPageHeaders(request, response, page);
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

import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  compressFast,
  decideEncoding,
  MIN_COMPRESSED_BYTES,
} from '@agency/server/content-encoding';
import { sendBytes } from '@agency/server/send-bytes';
import { isFresh, type StaticText, sendText, toEtag } from '@agency/server/static-text';
import type { PageHead, RenderedResponse } from './render.ts';
import { declareResponse } from './website-headers.ts';

function setPageHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  head: PageHead | undefined,
): void {
  if (head) declareResponse(request, { page: head.policy });
  if (head?.preloads) response.setHeader('Link', head.preloads);
}

/** A text to send, with `head` if it is an HTML page. */
interface Text {
  text: StaticText;
  type: string;
  cacheControl: string;
  head?: PageHead | undefined;
}

/** Sends a text, or 304 if the client has it. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { head, ...text }: Text,
  { status = 200 } = {},
): Promise<void> {
  setPageHeaders(request, response, head);
  return sendText(request, response, text, { status });
}

/** Sends an uncached response of Astro, compressed, or 304 if the client has it. Does not wait until it is sent. */
export async function sendRendered(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body, head }: RenderedResponse,
): Promise<void> {
  response.setHeaders(headers);
  setPageHeaders(request, response, head);
  const type = headers.get('content-type') ?? '';
  const isText = /^text\/|^application\/.*(json|xml)|^image\/svg/i.test(type);
  if (isText) response.setHeader('Vary', toVary(headers.get('vary')));
  if (status === 200 && request.method !== 'POST') {
    const etag = `W/${toEtag(body)}`;
    response.setHeader('ETag', etag);
    if (isFresh(request, etag)) {
      response.removeHeader('Content-Type');
      response.writeHead(304).end();
      return;
    }
  }
  const encoding =
    isText && body.length >= MIN_COMPRESSED_BYTES
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

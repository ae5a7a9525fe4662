import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  compressBest,
  decideEncoding,
  type Encoding,
  SMALLEST_WORTH_COMPRESSING,
} from './content-encoding.ts';
import { sendBytes } from './send-bytes.ts';

/** A text in memory, to be sent many times. */
export interface StaticText {
  etag: string;
  /** Its bytes as they are and compressed. */
  bytes: Map<Encoding | 'identity', Buffer>;
}

/** What an answer with a text or a file says of it. */
interface Description {
  type: string;
  cacheControl: string;
  etag: string;
}

/** A text as it is and compressed, where that is smaller by more than the headers it takes. */
export async function toStaticText(whole: Buffer, compress = compressBest): Promise<StaticText> {
  const bytes = new Map<Encoding | 'identity', Buffer>([['identity', whole]]);
  if (whole.length >= SMALLEST_WORTH_COMPRESSING) {
    const [br, gzip] = await Promise.all([compress(whole, 'br'), compress(whole, 'gzip')]);
    bytes.set('br', br).set('gzip', gzip);
  }
  return { etag: toEtag(whole), bytes };
}

/**
 * Sends a text, or 304 when the client has it.
 * @param vary the request headers that choose this text
 */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { text, type, cacheControl }: { text: StaticText; type: string; cacheControl: string },
  { status = 200, vary = 'Accept-Encoding' } = {},
): Promise<void> {
  const encoding = decideEncoding(request.headers['accept-encoding'], toEncodings(text.bytes));
  const etag = encoding ? text.etag.replace(/"$/, `-${encoding}"`) : text.etag;
  response.setHeader('Vary', vary);
  if (beginAnswer(request, response, { type, cacheControl, etag }, status) === 'fresh') return;
  const bytes = text.bytes.get(encoding ?? 'identity') ?? Buffer.alloc(0);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, { 'Content-Length': bytes.length });
  await sendBytes(response, bytes);
}

/** Sets what every answer with a text or a file says; `fresh` when nothing more is to be sent. */
export function beginAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { type, etag, cacheControl }: Description,
  status: number,
): 'fresh' | undefined {
  response.setHeader('Cache-Control', status === 200 ? cacheControl : 'no-store');
  if (status === 200) {
    response.setHeader('ETag', etag);
    if (isFresh(request, etag)) {
      response.writeHead(304).end();
      return 'fresh';
    }
  }
  response.setHeader('Content-Type', type);
  return undefined;
}

/** Whether the client already has this version (If-None-Match, compared weakly as for GET). */
export function isFresh(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (!known) return false;
  const plain = etag.replace(/^W\//, '');
  return known.split(',').some((tag) => ['*', plain].includes(tag.trim().replace(/^W\//, '')));
}

/** The ETag of these bytes. */
export function toEtag(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
}

function toEncodings(texts: Map<Encoding | 'identity', Buffer>): Encoding[] {
  return [...texts.keys()].filter((key) => key !== 'identity');
}

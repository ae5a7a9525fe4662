import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  compressBest,
  decideEncoding,
  type Encoding,
  MIN_COMPRESSED_BYTES,
} from './content-encoding.ts';
import { sendBytes } from './send-bytes.ts';

/** A text in memory that is sent many times. */
export interface StaticText {
  etag: string;
  /** Its encodings. `identity` may be missing if there is gzip, because few clients need it. */
  bytes: Map<Encoding | 'identity', Buffer>;
}

const gunzipAsync = promisify(gunzip);

/** Texts without `identity` that are being decompressed or sent; concurrent responses share them. */
const decompressing = new WeakMap<StaticText, Promise<Buffer>>();
const decompressed = new WeakMap<StaticText, WeakRef<Buffer>>();

/** Compresses a text if that makes it smaller. */
export async function toStaticText(whole: Buffer, compress = compressBest): Promise<StaticText> {
  const etag = toEtag(whole);
  if (whole.length >= MIN_COMPRESSED_BYTES) {
    const [br, gzip] = await Promise.all([compress(whole, 'br'), compress(whole, 'gzip')]);
    if (gzip.length < whole.length)
      return { etag, bytes: new Map().set('br', br).set('gzip', gzip) };
  }
  return { etag, bytes: new Map([['identity', whole]]) };
}

/** Returns a text without compression. */
export async function readText(text: StaticText): Promise<Buffer> {
  const known = text.bytes.get('identity') ?? decompressed.get(text)?.deref();
  if (known) return known;
  const pending = decompressing.get(text) ?? gunzipAsync(text.bytes.get('gzip') ?? '');
  decompressing.set(text, pending);
  try {
    const whole = await pending;
    decompressed.set(text, new WeakRef(whole));
    return whole;
  } finally {
    decompressing.delete(text);
  }
}

/** Sends a text, or 304 if the client has it. */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { text, type, cacheControl }: { text: StaticText; type: string; cacheControl: string },
  { status = 200 } = {},
): Promise<void> {
  const encoding = decideEncoding(request.headers['accept-encoding'], toEncodings(text.bytes));
  const etag = encoding ? text.etag.replace(/"$/, `-${encoding}"`) : text.etag;
  response.setHeader('Vary', 'Accept-Encoding');
  if (beginResponse(request, response, { type, cacheControl, etag }, status) === 'fresh') return;
  const bytes = (encoding && text.bytes.get(encoding)) ?? (await readText(text));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, { 'Content-Length': bytes.length });
  await sendBytes(response, bytes);
}

/** Sets the headers of a text or file. Returns `fresh` if it has sent 304. */
export function beginResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { type, etag, cacheControl }: { type: string; cacheControl: string; etag: string },
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

/** Whether the client has this version (`If-None-Match`, weak comparison). */
export function isFresh(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (!known) return false;
  const plain = etag.replace(/^W\//, '');
  return known.split(',').some((tag) => ['*', plain].includes(tag.trim().replace(/^W\//, '')));
}

export function toEtag(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
}

function toEncodings(texts: Map<Encoding | 'identity', Buffer>): Encoding[] {
  return [...texts.keys()].filter((key) => key !== 'identity');
}

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
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
  /** Its bytes compressed and as they are; these may be left out beside gzip, as hardly anybody asks for them. */
  bytes: Map<Encoding | 'identity', Buffer>;
}

const unpack = promisify(gunzip);

/** Texts that are being unpacked, and those that somebody is still sent: all who want one share it. */
const unpacking = new WeakMap<StaticText, Promise<Buffer>>();
const unpacked = new WeakMap<StaticText, WeakRef<Buffer>>();

/** What an answer with a text or a file says of it. */
interface Description {
  type: string;
  cacheControl: string;
  etag: string;
}

/** A text compressed, where that is smaller by more than the headers it takes, or else as it is. */
export async function toStaticText(whole: Buffer, compress = compressBest): Promise<StaticText> {
  const etag = toEtag(whole);
  if (whole.length >= SMALLEST_WORTH_COMPRESSING) {
    const [br, gzip] = await Promise.all([compress(whole, 'br'), compress(whole, 'gzip')]);
    if (gzip.length < whole.length)
      return {
        etag,
        bytes: new Map([
          ['br', br],
          ['gzip', gzip],
        ]),
      };
  }
  return { etag, bytes: new Map([['identity', whole]]) };
}

/** A text's bytes as they are. */
export async function readText(text: StaticText): Promise<Buffer> {
  const known = text.bytes.get('identity') ?? unpacked.get(text)?.deref();
  if (known) return known;
  const making = unpacking.get(text) ?? unpack(text.bytes.get('gzip') ?? Buffer.alloc(0));
  unpacking.set(text, making);
  try {
    const whole = await making;
    unpacked.set(text, new WeakRef(whole));
    return whole;
  } finally {
    unpacking.delete(text);
  }
}

/** Sends a text, or 304 when the client has it. */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { text, type, cacheControl }: { text: StaticText; type: string; cacheControl: string },
  { status = 200 } = {},
): Promise<void> {
  const encoding = decideEncoding(request.headers['accept-encoding'], toEncodings(text.bytes));
  const etag = encoding ? text.etag.replace(/"$/, `-${encoding}"`) : text.etag;
  response.setHeader('Vary', 'Accept-Encoding');
  if (beginAnswer(request, response, { type, cacheControl, etag }, status) === 'fresh') return;
  const bytes = (encoding && text.bytes.get(encoding)) ?? (await readText(text));
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

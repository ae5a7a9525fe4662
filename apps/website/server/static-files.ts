import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { decideEncoding, type Encoding } from './content-encoding.ts';
import { toMediaType } from './media-types.ts';
import { pieceBytes, sendBytes } from './send-bytes.ts';

/** A file that can be sent, with everything about it that was found out at start. */
export interface StaticFile {
  location: string;
  type: string;
  size: number;
  etag: string;
  cacheControl: string;
  /** Bytes of a text, as they are and compressed; anything else is read from the disk when it is asked for. */
  texts?: Map<Encoding | 'identity', Buffer> | undefined;
}

/** What the build emitted, by the path it answers. */
export interface StaticFiles {
  byPath: Map<string, StaticFile>;
  /** Pages for failures, by status. They are sent with that status and have no path of their own. */
  errorPages: Map<number, StaticFile>;
}

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';
const oneDay = 'public, max-age=86400';

/**
 * Finds every file once. A request is answered from this list alone, so a path can never reach a file that the
 * build did not emit. `page.html` and `page/index.html` answer `/page`; dotfiles are left out but security.txt.
 */
export function findStaticFiles(folder: string): StaticFiles {
  const byPath = new Map<string, StaticFile>();
  const errorPages = new Map<number, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const location = join(entry.parentPath, entry.name);
    const name = `/${relative(folder, location).split(sep).join('/')}`;
    if (!entry.isFile() || /\.(br|gz)$/.test(name) || isHidden(name)) continue;
    const file = toStaticFile(location, name);
    const errorStatus = /^\/([45]\d\d)(?:\/index)?\.html$/.exec(name)?.[1];
    if (errorStatus) errorPages.set(Number(errorStatus), file);
    else byPath.set(toPath(name), file);
  }
  return { byPath, errorPages };
}

/** Sends a file, or 304 when the client has it, or the part of a film it asks for. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  { status = 200 } = {},
): Promise<void> {
  const encoding = file.texts
    ? decideEncoding(request.headers['accept-encoding'], toEncodings(file.texts))
    : undefined;
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  response.setHeader('Cache-Control', status === 200 ? file.cacheControl : 'no-store');
  if (file.texts) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200) {
    response.setHeader('ETag', etag);
    if (isFresh(request, etag)) {
      response.writeHead(304).end();
      return;
    }
  }
  response.setHeader('Content-Type', file.type);
  if (file.texts) {
    const bytes = file.texts.get(encoding ?? 'identity') ?? Buffer.alloc(0);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.writeHead(status, { 'Content-Length': bytes.length });
    await sendBytes(response, bytes);
    return;
  }
  await sendFromDisk(request, response, file, status);
}

/** Whether the client already has this version (If-None-Match, compared weakly as for GET). */
export function isFresh(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (!known) return false;
  const plain = etag.replace(/^W\//, '');
  return known.split(',').some((tag) => ['*', plain].includes(tag.trim().replace(/^W\//, '')));
}

async function sendFromDisk(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  status: number,
): Promise<void> {
  response.setHeader('Accept-Ranges', 'bytes');
  const ifRange = request.headers['if-range'];
  const wantsPart = status === 200 && (ifRange === undefined || ifRange === file.etag);
  const range = wantsPart ? parseRange(request.headers.range, file.size) : undefined;
  if (range === 'unsatisfiable') {
    response.setHeader('Cache-Control', 'no-store');
    response.writeHead(416, { 'Content-Range': `bytes */${file.size}`, 'Content-Length': 0 }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${file.size}`);
  response.writeHead(range ? 206 : status, { 'Content-Length': end - start + 1 });
  if (request.method === 'HEAD' || file.size === 0) {
    response.end();
    return;
  }
  try {
    await pipeline(
      createReadStream(file.location, { start, end, highWaterMark: pieceBytes }),
      response,
    );
  } catch (error) {
    // The visitor left; that is no failure of ours.
    if (!request.socket.destroyed && !response.destroyed) throw error;
  }
}

/**
 * The part of a file that a Range header asks for. One part is what films ask for: several parts, or anything
 * unreadable, get the whole file, as HTTP allows.
 */
export function parseRange(header: string | undefined, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start > end ? ('unsatisfiable' as const) : { start, end };
}

function toStaticFile(location: string, name: string): StaticFile {
  const { type, isText } = toMediaType(name);
  const { size, mtimeMs } = statSync(location);
  const texts = isText ? readTexts(location) : undefined;
  const whole = texts?.get('identity');
  const mark = whole
    ? createHash('sha256').update(whole).digest('base64url').slice(0, 16)
    : `${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}`;
  return {
    location,
    type,
    size,
    etag: `"${mark}"`,
    cacheControl: decideCaching(name, isText),
    texts,
  };
}

function readTexts(location: string): Map<Encoding | 'identity', Buffer> {
  const texts = new Map<Encoding | 'identity', Buffer>([['identity', readFileSync(location)]]);
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    try {
      texts.set(encoding, readFileSync(location + suffix));
    } catch {
      // The build keeps no compressed copy of a file that would not shrink.
    }
  }
  return texts;
}

function toEncodings(texts: Map<Encoding | 'identity', Buffer>): Encoding[] {
  return [...texts.keys()].filter((key) => key !== 'identity');
}

function decideCaching(name: string, isText: boolean): string {
  if (name.startsWith('/_astro/')) return immutable;
  return isText ? revalidated : oneDay;
}

function toPath(name: string): string {
  return name.replace(/(?:\/index)?\.html$/, '') || '/';
}

function isHidden(name: string): boolean {
  return /\/\./.test(name) && name !== '/.well-known/security.txt';
}

import { readdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Encoding } from '@agency/server/content-encoding';
import { parseRange } from '@agency/server/parse-range';
import { answerPlain } from '@agency/server/plain-answer';
import { PIECE_BYTES } from '@agency/server/send-bytes';
import { beginAnswer, type StaticText, toEtag } from '@agency/server/static-text';
import { caching } from '../src/model/caching.ts';
import { toMediaType } from './media-types.ts';
import { type PageHead, toPageHead } from './page-head.ts';
import { sendPage } from './send-page.ts';
import { declareResponse } from './website-headers.ts';

/** A file that can be sent, with what was found out about it at start. */
export interface StaticFile {
  location: string;
  type: string;
  cacheControl: string;
  /** A text is kept in memory; anything else is read from the disk when it is asked for. */
  text?: StaticText | undefined;
  page?: PageHead | undefined;
}

/** What the build emitted, by the path it answers. */
export interface StaticFiles {
  byPath: Map<string, StaticFile>;
  /** Pages for failures: `/404`, `/ar/500`. They are sent with that status and have no path of their own. */
  errorPages: Map<string, StaticFile>;
}

/**
 * Finds every file once. A request is answered from this list alone, so a path can never reach a file that the
 * build did not emit. `page.html` and `page/index.html` answer `/page`; dotfiles are left out but security.txt.
 */
export function findStaticFiles(folder: string): StaticFiles {
  const byPath = new Map<string, StaticFile>();
  const errorPages = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const location = join(entry.parentPath, entry.name);
    const name = `/${relative(folder, location).split(sep).join('/')}`;
    if (!entry.isFile() || /\.(br|gz)$/.test(name) || isHidden(name)) continue;
    const file = toStaticFile(location, name);
    const errorPage = /^((?:\/[a-z][\w-]*)?\/[45]\d\d)(?:\/index)?\.html$/.exec(name)?.[1];
    if (errorPage) errorPages.set(errorPage, file);
    else byPath.set(toPath(name), file);
  }
  return { byPath, errorPages };
}

/** Sends a file, or 304 when the client has it, or the part of a film it asks for; 503 when it is gone. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  { status = 200 } = {},
): Promise<void> {
  const { text, type, cacheControl, page } = file;
  if (cacheControl === caching.forever) declareResponse(request, { isFile: true });
  await (text
    ? sendPage(request, response, { text, type, cacheControl, page }, { status })
    : sendFromDisk(request, response, file, status));
}

// A new build may have replaced the file since start: what is opened now is described as it is and sent to its end.
async function sendFromDisk(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  status: number,
): Promise<void> {
  const opened = await open(file.location).catch(() => undefined);
  if (!opened) {
    response.setHeader('Retry-After', '10');
    answerPlain(response, 503, 'Service Unavailable');
    return;
  }
  try {
    const { size, mtimeMs } = await opened.stat();
    const etag = toDiskEtag(size, mtimeMs);
    if (beginAnswer(request, response, { ...file, etag }, status) === 'fresh') return;
    const part = decidePart(request, response, { size, etag }, status);
    if (!part) return;
    if (request.method === 'HEAD' || size === 0) {
      response.end();
      return;
    }
    const options = { ...part, highWaterMark: PIECE_BYTES, autoClose: false };
    await pipeline(opened.createReadStream(options), response);
  } catch (error) {
    // The visitor left; that is no failure of ours.
    if (!request.socket.destroyed && !response.destroyed) throw error;
  } finally {
    await opened.close();
  }
}

/** Writes the head of an answer from the disk, and says which bytes follow; nothing when none do. */
function decidePart(
  request: IncomingMessage,
  response: ServerResponse,
  { size, etag }: { size: number; etag: string },
  status: number,
): { start: number; end: number } | undefined {
  response.setHeader('Accept-Ranges', 'bytes');
  const ifRange = request.headers['if-range'];
  const wantsPart = status === 200 && (ifRange === undefined || ifRange === etag);
  const range = wantsPart ? parseRange(request.headers.range, size) : undefined;
  if (range === 'unsatisfiable') {
    response.setHeader('Cache-Control', caching.never);
    response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
    return undefined;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  response.writeHead(range ? 206 : status, { 'Content-Length': end - start + 1 });
  return { start, end };
}

function toStaticFile(location: string, name: string): StaticFile {
  const { type, isText } = toMediaType(name);
  return {
    location,
    type,
    cacheControl: decideCaching(name, isText),
    text: isText ? readTextFile(location) : undefined,
    page: name.endsWith('.html') ? toPageHead(readFileSync(location, 'utf8')) : undefined,
  };
}

function toDiskEtag(size: number, mtimeMs: number): string {
  return `"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`;
}

function readTextFile(location: string): StaticText {
  const whole = readFileSync(location);
  const bytes = new Map<Encoding | 'identity', Buffer>([['identity', whole]]);
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    try {
      bytes.set(encoding, readFileSync(location + suffix));
    } catch {
      // The build keeps no compressed copy of a file that would not shrink.
    }
  }
  return { etag: toEtag(whole), bytes };
}

function decideCaching(name: string, isText: boolean): string {
  if (name.startsWith('/_astro/')) return caching.forever;
  return isText ? caching.file : caching.asset;
}

function toPath(name: string): string {
  return name.replace(/(?:\/index)?\.html$/, '') || '/';
}

function isHidden(name: string): boolean {
  return /\/\./.test(name) && name !== '/.well-known/security.txt';
}

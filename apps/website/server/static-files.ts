import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ENCODING_SUFFIXES, type Encoding } from '@agency/server/content-encoding';
import { parseRange } from '@agency/server/parse-range';
import { sendUnavailable } from '@agency/server/plain-response';
import { CHUNK_BYTES } from '@agency/server/send-bytes';
import { beginResponse, type StaticText, toEtag } from '@agency/server/static-text';
import { caching } from '../src/model/caching.ts';
import { toMediaType } from './media-types.ts';
import { type PageHead, toPageHead } from './render.ts';
import { sendPage } from './send-page.ts';
import { declareResponse } from './website-headers.ts';

export interface StaticFile {
  location: string;
  type: string;
  cacheControl: string;
  /** Whether it gets `FILE_POLICY`. Not `service-worker.js`, whose policy applies to the requests of the worker. */
  hasFilePolicy: boolean;
  /** Texts are kept in memory, other files on the disk. */
  text?: StaticText | undefined;
  head?: PageHead | undefined;
}

/** Files of a build by their URL path. */
export interface StaticFiles {
  byPath: Map<string, StaticFile>;
  /** Error pages, such as `/404` and `/ar/500`. They have no URL of their own. */
  errorPages: Map<string, StaticFile>;
}

/**
 * Lists all files at start, so that a path can never reach any other file. `page.html` and `page/index.html` have the path
 * `/page`. Dotfiles are skipped, except security.txt.
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
    else byPath.set(name.replace(/(?:\/index)?\.html$/, '') || '/', file);
  }
  return { byPath, errorPages };
}

/** Sends a file or a range of it; 304 if the client has it, 503 if it is deleted. */
export async function sendStaticFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  { status = 200 } = {},
): Promise<void> {
  const { text, type, cacheControl, head } = file;
  if (file.hasFilePolicy) declareResponse(request, { hasFilePolicy: true });
  await (text
    ? sendPage(request, response, { text, type, cacheControl, head }, { status })
    : sendFromDisk(request, response, file, status));
}

/** A new build may have replaced the file since start, so its headers are those of the open file. */
async function sendFromDisk(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  status: number,
): Promise<void> {
  const opened = await open(file.location).catch(() => undefined);
  if (!opened) return sendUnavailable(response);
  try {
    const { size, mtimeMs } = await opened.stat();
    const etag = `"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`;
    if (beginResponse(request, response, { ...file, etag }, status) === 'fresh') return;
    const part = decidePart(request, response, { size, etag }, status);
    if (!part) return;
    if (request.method === 'HEAD' || size === 0) {
      response.end();
      return;
    }
    const options = { ...part, highWaterMark: CHUNK_BYTES, autoClose: false };
    await pipeline(opened.createReadStream(options), response);
  } catch (error) {
    // The client closed the connection.
    if (!request.socket.destroyed && !response.destroyed) throw error;
  } finally {
    await opened.close();
  }
}

/** Writes the headers. Returns the range of bytes to send, or undefined if there is none. */
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
    cacheControl: toFileCacheControl(name, isText),
    hasFilePolicy: !isText || name.startsWith('/_astro/'),
    text: isText ? readTextFile(location) : undefined,
    head: name.endsWith('.html')
      ? toPageHead(readFileSync(location, 'utf8'), { allowed: 'all' })
      : undefined,
  };
}

function readTextFile(location: string): StaticText {
  const whole = readFileSync(location);
  const bytes = new Map<Encoding | 'identity', Buffer>([['identity', whole]]);
  for (const encoding of ['br', 'gzip'] as const) {
    const compressed = location + ENCODING_SUFFIXES[encoding];
    if (existsSync(compressed)) bytes.set(encoding, readFileSync(compressed));
  }
  return { etag: toEtag(whole), bytes };
}

function toFileCacheControl(name: string, isText: boolean): string {
  if (name.startsWith('/_astro/')) return caching.forever;
  return isText ? caching.file : caching.asset;
}

const isHidden = (name: string): boolean =>
  /\/\./.test(name) && name !== '/.well-known/security.txt';

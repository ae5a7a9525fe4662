import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';

/** Failures of a host. */
export type Fault =
  | 'never-responds'
  | 'cut'
  | 'invalid-json'
  | 'truncated-json'
  | 'html'
  | 'null'
  | 'wrong-schema'
  | 'huge'
  | 'flood'
  | 'garbage'
  | 'half-then-silence'
  | 'gzip-bomb'
  | 'redirect'
  | 'server-error'
  | 'html-error'
  | 'html-not-found'
  | 'conflict';

/** Sends this failure. */
export function fail(fault: Fault, response: ServerResponse): void {
  const json = { 'Content-Type': 'application/json' };
  const html = { 'Content-Type': 'text/html' };
  const page = '<!doctype html><title>Sign in</title>';
  const failures: Record<Fault, () => void> = {
    'never-responds': () => undefined,
    cut: () => {
      response.writeHead(200, { ...json, 'Content-Length': 1000 });
      response.write('{"featured": null,', () => response.destroy());
    },
    'invalid-json': () => response.writeHead(200, json).end('{featured: null}'),
    'truncated-json': () => response.writeHead(200, json).end('{"featured": null, "all": [{"id"'),
    html: () => response.writeHead(200, html).end(page),
    null: () => response.writeHead(200, json).end('null'),
    'wrong-schema': () => sendJson(response, 200, { docs: [{ id: 'twelve' }], all: 7 }),
    huge: () => response.writeHead(200, json).end(`"${'a'.repeat(33 * 1024 * 1024)}"`),
    // 50 MB without a valid end: reading on is expensive.
    flood: () => {
      response.writeHead(200, json);
      Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(1024 * 1024, ' ')))
        .on('error', () => undefined)
        .pipe(response);
    },
    garbage: () => response.writeHead(200, json).end(randomBytes(2000)),
    'half-then-silence': () => response.writeHead(200, json).write('{"featured": null, "all": ['),
    'gzip-bomb': () =>
      response
        .writeHead(200, { ...json, 'Content-Encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(64 * 1024 * 1024, 'a'))),
    redirect: () => response.writeHead(302, { Location: '/elsewhere' }).end(),
    'server-error': () => sendJson(response, 500, { message: 'The database is away.' }),
    'html-error': () => response.writeHead(502, html).end(page),
    'html-not-found': () => response.writeHead(404, html).end(page),
    conflict: () => sendJson(response, 409, { message: 'This id was used for another message.' }),
  };
  failures[fault]();
}

/** Responds with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

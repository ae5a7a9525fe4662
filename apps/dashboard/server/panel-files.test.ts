import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPanelFiles, STATIC_FOLDER } from './panel-files.ts';

// In addition to files of a build; the name is unique.
const folder = join(STATIC_FOLDER, 'test-of-panel-files');
const path = '/_next/static/test-of-panel-files/some.js';
const script = 'export const words = "nabra";'.repeat(100);

let base: string;
const server = createServer(async (request, response) => {
  const files = readPanelFiles();
  if (await files.respond(request, response, request.url ?? '')) return;
  response.writeHead(418).end();
});

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'some.js'), script);
  writeFileSync(join(folder, 'some.js.br'), brotliCompressSync(script));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const send = (at: string, encoding: string, more = {}) =>
  fetch(base + at, { headers: { 'Accept-Encoding': encoding, ...more } });

it('serves files compressed by the build, with immutable caching', async () => {
  const received = await send(path, 'gzip, br');
  expect(received.headers.get('content-encoding')).toBe('br');
  expect(received.headers.get('cache-control')).toContain('immutable');
  expect(received.headers.get('content-type')).toContain('javascript');
  expect(await received.text()).toBe(script);
  const etag = received.headers.get('etag') ?? '';
  expect((await send(path, 'br', { 'If-None-Match': etag })).status).toBe(304);
});

it.each([
  [path, 'gzip'],
  [`${path}.br`, 'br'],
  ['/_next/static/../../package.json', 'br'],
  ['/_next/static/unknown.js', 'br'],
])('passes %s to Next if Accept-Encoding is %s', async (at, encoding) => {
  expect((await send(at, encoding)).status).toBe(418);
});

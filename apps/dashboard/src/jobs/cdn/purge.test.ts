import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseSettings } from '@agency/server/settings';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dashboardSettings, getSettings } from '../../platform/settings.ts';
import { createPurge } from './purge.ts';

/** A fake of the APIs of the CDNs, which tests cannot reach. */
let server: Server;
let url: string;
let calls: { request: IncomingMessage; body: string }[] = [];
let received = { status: 200, body: '' };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    calls.push({ request, body: await text(request) });
    response.writeHead(received.status).end(received.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  calls = [];
  received = { status: 200, body: '{"success": true, "status": "ok"}' };
});
afterAll(() => void server.close());

const open = (value: string) => createPurge(value, 'the-token', { fastly: url, cloudflare: url });

it('purges the surrogate key at Fastly', async () => {
  await open('fastly:SU1Z0isxPaozGVKXdv0eY')();
  const [{ request } = {}] = calls;
  expect([request?.method, request?.url]).toEqual([
    'POST',
    '/service/SU1Z0isxPaozGVKXdv0eY/purge/content',
  ]);
  expect(request?.headers['fastly-key']).toBe('the-token');
});

it('purges the cache tag at Cloudflare', async () => {
  await open('cloudflare:023e105f4ecef8ad9ca31a8372d0c353')();
  const [{ request, body = '' } = {}] = calls;
  expect([request?.method, request?.url]).toEqual([
    'POST',
    '/client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache',
  ]);
  expect(request?.headers.authorization).toBe('Bearer the-token');
  expect(JSON.parse(body)).toEqual({ tags: ['content'] });
});

it('sends PURGE to a cache of our own', async () => {
  await open(`${url}/`)();
  const [{ request } = {}] = calls;
  expect([request?.method, request?.url, request?.headers['cache-tag']]).toEqual([
    'PURGE',
    '/',
    'content',
  ]);
  expect(request?.headers.authorization).toBe('Bearer the-token');
});

it.each([
  ['fastly:SU1Z0isxPaozGVKXdv0eY', { status: 403, body: '' }, /refused \(403\)/],
  ['cloudflare:023e105f', { status: 200, body: '{"success": false}' }, /did not do it/],
  ['http://127.0.0.1:9/', { status: 200, body: '' }, /cannot be reached/],
])('%s: a failure is reported without the token', async (value, given, words) => {
  received = given;
  const failure = await open(value)().catch((error: Error) => error.message);
  expect(failure).toMatch(words);
  expect(failure).not.toContain('the-token');
});

it.each([
  ['akamai:1', /CDN_PURGE/],
  ['http://cache.example.com/', /CDN_PURGE/],
  ['https://user:word@cache.example/', /CDN_PURGE/],
])('%s is an invalid CDN_PURGE', (CDN_PURGE, words) => {
  const environment = { NODE_ENV: 'test', CDN_PURGE, CDN_TOKEN: 'the-token' } as const;
  expect(() => parseSettings(dashboardSettings, environment)).toThrow(words);
});

it('requires a token if CDN_PURGE is set', () => {
  process.env.CDN_PURGE = 'fastly:some';
  try {
    expect(getSettings).toThrow(/CDN_TOKEN/);
  } finally {
    delete process.env.CDN_PURGE;
  }
});

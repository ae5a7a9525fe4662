import { setTimeout as wait } from 'node:timers/promises';
import { getRaw, sendRaw } from '@agency/server/testing/raw-socket';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FRESH } from './public-reads.ts';
import { type OpenReads, openReads } from './testing/open-reads.ts';

let dashboard: OpenReads;
let port: OpenReads['port'];
let ids: OpenReads['ids'];
let get: OpenReads['get'];
let getText: OpenReads['getText'];
let countFinds: OpenReads['countFinds'];
let handleApi: typeof import('../src/api/handle-api.ts').handleApiRequest;

beforeAll(async () => {
  dashboard = await openReads();
  ({ port, ids, get, getText, countFinds } = dashboard);
  ({ handleApiRequest: handleApi } = await import('../src/api/handle-api.ts'));
}, 120_000);

afterEach(() => vi.restoreAllMocks());

afterAll(() => dashboard.close());

describe('a response', () => {
  it.each([
    '/api/blogs',
    '/api/blogs?page=1',
    '/api/blogs/?category=Branding&page=1',
    '/api/blogs?page=1&fields=address',
    '/api/blogs?page=2',
    '/api/featured-blogs/',
    '/api/blog-slug/a-post',
    '/api/blog-slug/none',
    '/api/related-blogs/1',
    '/api/related-blogs/1?limit=4',
    '/api/related-blogs/0',
    '/api/category-blogs/Branding/',
    '/api/category-blogs/none',
    '/api/team-members/',
    '/api/team-members/?language=ar',
    '/api/openings',
    '/api/openings?language=ar',
    '/api/openings/none?language=ar',
  ])('to %s is the same with and without the cache', async (path) => {
    const made = await handleApi(new Request(`http://localhost${path}`), dashboard.payload);
    const text = await made.text();
    for (let round = 0; round < 2; round += 1) {
      const { status, headers, body } = await getRaw(port, path);
      expect(status).toBe(made.status);
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        vary: 'Accept-Encoding',
      });
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toBe(text);
    }
  });

  it('is computed once for concurrent requests, and again after a second', async () => {
    await wait(FRESH);
    const getFinds = countFinds();
    await getText('/api/team-members');
    const once = getFinds();
    expect(once).toBeGreaterThan(0);
    await wait(FRESH);
    await Promise.all(Array.from({ length: 20 }, () => getText('/api/team-members')));
    expect(getFinds()).toBe(2 * once);
  });

  it('shows changes within a second', async () => {
    const { payload } = dashboard;
    const { first } = ids;
    expect(await getText('/api/team-members')).not.toContain('Renamed');
    await payload.update({ collection: 'team-members', id: first, data: { name: 'Renamed' } });
    await wait(FRESH);
    expect(await getText('/api/team-members')).toContain('Renamed');
    await payload.delete({ collection: 'team-members', id: first });
    await wait(FRESH);
    expect(await getText('/api/team-members')).not.toContain('Renamed');
  });

  it('is 304 if the ETag matches, and the ETag changes with the body', async () => {
    const etag = (await get('/api/blogs')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get('/api/blogs', { 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect(await again.text()).toBe('');
    await dashboard.payload.update({
      collection: 'categories',
      id: ids.category,
      data: { name: 'Brands' },
    });
    await wait(FRESH);
    expect((await get('/api/blogs', { 'If-None-Match': etag })).status).toBe(200);
    await dashboard.payload.update({
      collection: 'categories',
      id: ids.category,
      data: { name: 'Branding' },
    });
    await wait(FRESH);
    expect((await get('/api/blogs', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('supports HEAD and compression', async () => {
    const head = await sendRaw(
      port,
      'HEAD /api/blogs HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept-Encoding: identity\r\n\r\n',
    );
    const whole = await getRaw(port, '/api/blogs');
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(String(whole.body.length));
    expect(head.headers.etag).toBe(whole.headers.etag);
    const gzip = await getRaw(port, '/api/blogs', { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(Number(gzip.headers['content-length'])).toBeLessThan(whole.body.length);
  });

  // Next would respond to some of them: it loses parameters named like properties of every object.
  it.each([
    '/api/blogs?limit=1',
    '/api/blogs?page=0',
    '/api/blogs?page=1&page=1',
    '/api/blogs?page=1&depth=5',
    '/api/blogs?__proto__=1',
    '/api/blogs?page=1&__proto__=1',
    '/api/team-members?__proto__=1',
    '/api/team-members?language=xx',
    '/api/openings?language=xx',
    '/api/openings/none?language=',
    '/api/blog-slug/a-post?page=1',
    '/api/blog-slug/a-post?depth=5',
  ])('to %s is 400 without a database query', async (path) => {
    const getFinds = countFinds();
    const { status, body } = await getRaw(port, path);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toEqual({
      message: 'This URL does not take these parameters.',
    });
    expect(getFinds()).toBe(0);
  });

  it.each(['/api/submissions/ping', '/api/other', '/api//blogs', '/admin'])(
    'to %s is left to the next handler',
    async (path) => {
      expect((await get(path)).status).toBe(418);
    },
  );
});

it('is 503 while the database does not respond', async () => {
  const { payload } = dashboard;
  expect((await get('/api/blogs')).status).toBe(200);
  vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined);
  const find = vi.spyOn(payload, 'find').mockRejectedValue(new Error('disk I/O error at /secret'));
  await wait(FRESH);
  const response = await get('/api/blogs');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).not.toContain('secret');
  find.mockRestore();
  await wait(FRESH);
  expect((await get('/api/blogs')).status).toBe(200);
});

it('captions are 503 while the database does not respond', async () => {
  const { payload } = dashboard;
  vi.spyOn(payload, 'find').mockRejectedValue(new Error('the database is away'));
  vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined);
  const response = await fetch(`http://127.0.0.1:${port}/media/ring-0123456789ab.vtt`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
});

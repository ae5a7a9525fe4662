import { countHeldBytes } from '@agency/server/testing/collect-garbage';
import { openSlowClient } from '@agency/server/testing/slow-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { dashboard, port, requestPage } from './testing/open-website.ts';

const bytes = Buffer.from('0123456789');
const FILM = '/media/film.mp4';

beforeEach(() => {
  dashboard.media.set('film.mp4', { type: 'video/mp4', bytes });
  dashboard.media.set('film.vtt', { type: 'text/vtt', bytes: Buffer.from('WEBVTT\n') });
});

describe('films of the dashboard', () => {
  it('are sent completely, with a type by their name and their own policy, and are not cached', async () => {
    for (let again = 0; again < 2; again += 1) {
      const response = await requestPage(FILM);
      expect(await response.text()).toBe('0123456789');
      expect(response.headers.get('content-type')).toBe('video/mp4');
      expect(response.headers.get('content-length')).toBe('10');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    }
    expect(dashboard.calls).toHaveLength(2);
    const captions = await requestPage('/media/film.vtt');
    expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await captions.text()).toBe('WEBVTT\n');
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=90-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ])('with the range %s get %i', async (range, status, body, contentRange) => {
    const response = await requestPage(FILM, { headers: { Range: range } });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('content-range')).toBe(contentRange);
  });

  it('get a range only if the client has the same film, and 304 if it has all of it', async () => {
    const etag = (await requestPage(FILM)).headers.get('etag') ?? '';
    const headers = { Range: 'bytes=1-2', 'If-Range': etag };
    expect(await (await requestPage(FILM, { headers })).text()).toBe('12');
    const other = await requestPage(FILM, { headers: { ...headers, 'If-Range': '"other"' } });
    expect([other.status, await other.text()]).toEqual([200, '0123456789']);
    expect((await requestPage(FILM, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('get the same headers for HEAD as for GET', async () => {
    const response = await requestPage(FILM, { method: 'HEAD', headers: { Range: 'bytes=2-4' } });
    expect([response.status, await response.text()]).toEqual([206, '']);
    expect(response.headers.get('content-length')).toBe('3');
  });

  it('that do not exist get 404', async () => {
    expect((await requestPage('/media/other.webm')).status).toBe(404);
  });

  it.each(['huge', 'redirect', 'html', 'server-error', 'html-not-found'] as const)(
    'get 503 when the response of the dashboard is %s',
    async (fault) => {
      dashboard.fault = fault;
      const response = await requestPage(FILM);
      expect(response.status).toBe(503);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('get 503 when the dashboard is down', async () => {
    await dashboard.close();
    expect((await requestPage(FILM)).status).toBe(503);
  });

  it('are cut off where the dashboard cuts them off, so that the client can resume there', async () => {
    dashboard.media.set('film.mp4', { type: 'video/mp4', bytes: Buffer.alloc(50_000_000) });
    const response = await requestPage(FILM);
    const reader = response.body?.getReader();
    await reader?.read();
    await dashboard.close();
    await expect(
      (async () => {
        while (!(await reader?.read())?.done);
      })(),
    ).rejects.toThrow();
    expect((await requestPage('/readyz')).status).toBe(200);
  });

  it('need little memory for many slow clients, each of which gets four at once', async () => {
    dashboard.media.set('film.mp4', { type: 'video/mp4', bytes: Buffer.alloc(20_000_000) });
    const before = countHeldBytes();
    const slow = await Promise.all(
      Array.from({ length: 40 }, () =>
        openSlowClient(port, `GET ${FILM} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
      ),
    );
    const first = await Promise.all(slow.map((client) => client.first()));
    const grown = countHeldBytes() - before;
    const statuses = first.map((piece) => String(piece).slice(9, 12));
    for (const { socket } of slow) socket.destroy();
    expect(statuses.filter((status) => status === '200')).toHaveLength(4);
    expect(statuses.filter((status) => status === '503')).toHaveLength(36);
    // Copies would be 80 MB. Buffers of both ends are freed by the next garbage collection.
    expect(grown).toBeLessThan(40 * 1024 * 1024);
    expect(dashboard.maxConcurrentCalls).toBeLessThanOrEqual(4);
  });
});

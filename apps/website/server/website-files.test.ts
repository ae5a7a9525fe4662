import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sendRaw } from '@agency/server/testing/raw-socket';
import { describe, expect, it } from 'vitest';
import { folder, pages, port, receive, requestPage } from './testing/open-website.ts';

describe('files', () => {
  it('of a page have a policy that allows nothing, and a missing one gets that of a missing page', async () => {
    const getPolicy = async (path: string) =>
      (await requestPage(path)).headers.get('content-security-policy');
    expect(await getPolicy('/_astro/app.abc123.js')).toBe("default-src 'none'; sandbox");
    expect(await getPolicy('/_astro/none.abc123.js')).toBe(await getPolicy('/no-such-page'));
  });

  it('are cached for a year if their name has a hash, and are revalidated otherwise', async () => {
    expect((await requestPage('/_astro/app.abc123.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await requestPage('/our-work')).headers.get('cache-control')).toBe(
      'public, max-age=0, must-revalidate',
    );
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('are sent as %s to clients that accept it', async (encoding, decompress) => {
    const head = `GET /our-work HTTP/1.0\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
    const bytes = await receive(head);
    const start = bytes.indexOf('\r\n\r\n') + 4;
    expect(bytes.subarray(0, start).toString()).toContain(`Content-Encoding: ${encoding}`);
    expect(bytes.subarray(0, start).toString()).toContain('Vary: Accept-Encoding');
    expect(decompress(bytes.subarray(start)).toString()).toBe(pages['our-work.html']);
  });

  it('get 304 if the client has them, in either encoding', async () => {
    for (const encoding of ['br', 'identity']) {
      const headers = { 'Accept-Encoding': encoding };
      const etag = (await requestPage('/our-work', { headers })).headers.get('etag') ?? '';
      const again = await requestPage('/our-work', {
        headers: { ...headers, 'If-None-Match': etag },
      });
      expect(again.status).toBe(304);
      expect(again.headers.get('content-security-policy')).not.toBeNull();
    }
  });

  it('get a response without a body for HEAD', async () => {
    const response = await sendRaw(
      port,
      'HEAD /our-work HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    expect(response.headers['content-length']).toBe(String(pages['our-work.html']?.length));
    expect(response.body).toBe('');
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['bytes=5-2', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ])('of a film with the range %s get %i', async (range, status, body, contentRange) => {
    const response = await requestPage('/film.mp4', { headers: { Range: range } });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('content-range')).toBe(contentRange);
  });

  it('name a charset if they are text', async () => {
    expect((await requestPage('/robots.txt')).headers.get('content-type')).toBe(
      'text/plain; charset=utf-8',
    );
    expect((await requestPage('/our-work')).headers.get('content-type')).toBe(
      'text/html; charset=utf-8',
    );
    expect((await requestPage('/')).headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});

describe('a file that a new build replaced under a running website', () => {
  const film = () => join(folder, 'dist', 'client', 'film.mp4');

  it.each(['0123', '0123456789abcdef'])(
    'is sent completely in its new version (%s)',
    async (content) => {
      const old = (await requestPage('/film.mp4')).headers.get('etag') ?? '';
      writeFileSync(film(), content);
      const response = await requestPage('/film.mp4', { headers: { 'If-None-Match': old } });
      expect([response.status, await response.text()]).toEqual([200, content]);
      const etag = response.headers.get('etag') ?? '';
      expect(etag).not.toBe(old);
      const [again, part] = [{ 'If-None-Match': etag }, { Range: 'bytes=2-', 'If-Range': etag }];
      expect((await requestPage('/film.mp4', { headers: again })).status).toBe(304);
      expect(await (await requestPage('/film.mp4', { headers: part })).text()).toBe(
        content.slice(2),
      );
    },
  );

  it('is 503 while it is missing', async () => {
    rmSync(film());
    const response = await requestPage('/film.mp4');
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
  });
});

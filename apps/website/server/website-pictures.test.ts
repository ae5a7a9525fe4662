import { rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { countHeldBytes } from '@agency/server/testing/collect-garbage';
import { getRaw } from '@agency/server/testing/raw-socket';
import { openSlowClient } from '@agency/server/testing/slow-client';
import { describe, expect, it } from 'vitest';
import { dashboard, folder, port, requestPage } from './testing/open-website.ts';

describe('pictures', () => {
  it('are sent with a type by their bytes, and with their own policy', async () => {
    const response = await requestPage('/media/quiet-brands.avif');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(response.headers.get('cache-control')).toContain('max-age=86400');
  });

  it('are fetched a few at a time for a client that requests many', async () => {
    const [picture] = dashboard.media.values();
    if (!picture) throw new Error('the fixture has a picture');
    const names = Array.from({ length: 50 }, (_, index) => `picture-${index}.png`);
    for (const name of names) dashboard.media.set(name, picture);
    const { promise, resolve } = Promise.withResolvers<void>();
    dashboard.hold = promise;
    let refused = 0;
    const requested = names.map(async (name) => {
      const { status } = await requestPage(`/media/${name}`);
      if (status !== 200) refused += 1;
    });
    await expect.poll(() => dashboard.maxConcurrentCalls, { timeout: 20_000 }).toBe(8);
    // The other requests have arrived by now: rejected ones get their response at once.
    await new Promise((come) => setTimeout(come, 100));
    expect(refused).toBe(0);
    resolve();
    await Promise.all(requested);
    expect(refused).toBe(0);
    expect(dashboard.maxConcurrentCalls).toBe(8);
  });

  it('need little memory for many slow clients', async () => {
    const png = Buffer.from('89504e470d0a1a0a', 'hex');
    const bytes = Buffer.concat([png, Buffer.alloc(7 * 1024 * 1024)]);
    dashboard.media.set('large.png', { type: 'image/png', bytes });
    expect(
      Buffer.from(await (await requestPage('/media/large.png')).arrayBuffer()).equals(bytes),
    ).toBe(true);
    const before = countHeldBytes();
    const slow = await Promise.all(
      Array.from({ length: 60 }, () =>
        openSlowClient(port, 'GET /media/large.png HTTP/1.1\r\nHost: localhost\r\n\r\n'),
      ),
    );
    await Promise.all(slow.map((client) => client.first()));
    const grown = countHeldBytes() - before;
    for (const { socket } of slow) socket.destroy();
    // Copies would be 420 MB.
    expect(grown).toBeLessThan(100 * 1024 * 1024);
  });

  it('stay available while the dashboard is down, and are fetched once', async () => {
    const both = await Promise.all([
      requestPage('/media/quiet-brands.avif'),
      requestPage('/media/quiet-brands.avif'),
    ]);
    expect(both.map((response) => response.status)).toEqual([200, 200]);
    await dashboard.close();
    expect((await requestPage('/media/quiet-brands.avif')).status).toBe(200);
    expect(dashboard.calls).toEqual(['GET /media/quiet-brands.avif']);
  });

  it('are fetched and stored again if their copies are deleted or incomplete', async () => {
    const copies = join(folder, 'data', 'website', 'media');
    const copy = join(copies, 'quiet-brands.avif');
    const whole = await (await requestPage('/media/quiet-brands.avif')).arrayBuffer();
    const losses = [
      () => rmSync(copies, { recursive: true }),
      () => rmSync(copy),
      () => truncateSync(copy, 3),
    ];
    for (const [round, lose] of losses.entries()) {
      lose();
      for (let again = 0; again < 2; again += 1) {
        const response = await requestPage('/media/quiet-brands.avif');
        expect(response.status).toBe(200);
        expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(whole))).toBe(true);
      }
      expect(dashboard.calls).toHaveLength(round + 2);
      expect(statSync(copy).size).toBe(whole.byteLength);
    }
  });

  it('that do not exist get 404 and are not fetched again', async () => {
    expect((await requestPage('/media/nothing.avif')).status).toBe(404);
    expect((await requestPage('/media/nothing.avif')).status).toBe(404);
    expect(dashboard.calls).toHaveLength(1);
  });

  it.each([
    ['a page', 'text/html', '<script>alert(1)</script>'],
    ['a page that says it is a picture', 'image/png', '<script>alert(1)</script>'],
    ['a drawing with script', 'image/svg+xml', '<svg onload="alert(1)"/>'],
  ])('that are %s are not sent', async (_name, type, content) => {
    dashboard.media.set('bad.png', { type, bytes: Buffer.from(content) });
    const response = await requestPage('/media/bad.png');
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('alert');
  });

  it.each(['huge', 'redirect', 'html', 'server-error', 'cut'] as const)(
    'get 503 when the response of the dashboard is %s',
    async (fault) => {
      dashboard.fault = fault;
      expect((await requestPage('/media/other.png')).status).toBe(503);
    },
  );

  it.each(['/media/../x', '/media/a/b', '/media/', '/media/%00', '/media/-x', '/media/a%2fb'])(
    'with the name %s are never fetched',
    async (path) => {
      expect((await getRaw(port, path)).status).toBeGreaterThanOrEqual(300);
      expect(dashboard.calls).toEqual([]);
    },
  );
});

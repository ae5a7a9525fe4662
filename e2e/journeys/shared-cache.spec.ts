import { getPagesOfEachKind } from '../../bench/pages.ts';
import { HOSTS, hasProxy, type RunningProxy, startProxy } from '../../deploy/testing/proxies.ts';
import { hasVarnish, startVarnish } from '../../deploy/testing/varnish.ts';
import { getFreePort } from '../../scripts/system/ports.ts';
import { openAdmin, signIn } from '../system/admin.ts';
import { toFilledForm } from '../system/filled-forms.ts';
import { type Pair, startPair, withoutWarmUp } from '../system/pair.ts';
import { sendVia, withoutProxyHeaders } from '../system/proxied.ts';
import { findCached, visitPages } from '../system/shared-cache.ts';
import { expect, test } from '../test.ts';

const BROWSER = { 'Accept-Encoding': 'br, gzip', Accept: 'text/html,*/*', 'User-Agent': 'Test' };
const CDN_TOKEN = 'the-token-of-the-test';

let pair: Pair;
let http = 0;
let https = 0;
let varnishPort = 0;

// nginx and Varnish as shared caches, each with the configuration of `deploy`, in front of one pair.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.skip(!hasProxy('nginx') && !hasVarnish(), 'neither nginx nor Varnish is installed');
  http = await getFreePort();
  https = await getFreePort();
  varnishPort = await getFreePort();
  pair = await startPair({
    SITE_URL: `https://${HOSTS.website}:${https}`,
    TRUSTED_PROXIES: 'loopback',
    ...withoutWarmUp,
    CDN_SECONDS: '3600',
    CDN_PURGE: `http://127.0.0.1:${varnishPort}/`,
    CDN_TOKEN,
  });
});
test.afterAll(() => pair?.dispose());

test.describe('behind nginx as a shared cache', () => {
  test.skip(!hasProxy('nginx'), 'nginx is not installed');
  let proxy: RunningProxy;
  test.beforeAll(async () => {
    const behind = { website: pair.settings.port, dashboard: pair.settings.dashboardPort };
    proxy = await startProxy('nginx', behind, { http, https }, { caches: true });
  });
  test.afterAll(() => proxy?.stop());

  const encodings = ['br, gzip', 'gzip', 'identity', 'br;q=0, gzip;q=0'];
  const pages = [
    '/',
    '/our-work',
    '/blogs',
    '/blogs?page=1',
    '/nowhere',
    '/rss.xml',
    '/sitemap.xml',
  ];

  test('every variant of every response equals that of the website', {
    tag: '@nightly',
  }, async () => {
    for (const path of [...pages, '/contact-us/', '/thank-you', '/offline', '/healthz']) {
      for (const encoding of encodings) {
        const headers = {
          ...BROWSER,
          ...{ 'Accept-Encoding': encoding, Cookie: 'someone=else' },
        };
        await expect(async () => {
          const direct = await sendVia({ port: pair.settings.port }, HOSTS.website, path, {
            headers,
          });
          // Not cached yet, cached, a HEAD request, and a range.
          for (const [method, range] of [
            ['GET', undefined],
            ['GET', undefined],
            ['HEAD', undefined],
            ['GET', 'bytes=0-9'],
          ] as const) {
            const cached = await sendVia({ proxy }, HOSTS.website, path, {
              method,
              headers: { ...headers, ...(range && { Range: range }) },
            });
            const what = `${method} ${range} ${path} ${encoding}`;
            expect(cached.status, what).toBe(direct.status);
            expect(withoutProxyHeaders(cached.headers), what).toEqual(
              withoutProxyHeaders(direct.headers),
            );
            const body = method === 'HEAD' ? Buffer.alloc(0) : direct.body;
            expect(cached.body.equals(body), what).toBe(true);
          }
          const again = await sendVia({ proxy }, HOSTS.website, path, {
            headers: { ...headers, 'If-None-Match': direct.headers.etag ?? '"none"' },
          });
          // The complete response is fetched if it must not be cached.
          const isCached = direct.headers['cache-control']?.includes('s-maxage');
          expect(again.status, path).toBe(isCached ? 304 : direct.status);
        }).toPass({ timeout: 15_000 });
      }
    }
  });

  test('no personal response is cached', async () => {
    const { fields } = toFilledForm(77);
    const headers = {
      ...{ Accept: 'text/html', Origin: `https://${HOSTS.website}:${https}` },
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    const send = (more: Record<string, string>) =>
      sendVia({ proxy }, HOSTS.website, '/forms/contact', {
        method: 'POST',
        headers,
        body: Buffer.from(new URLSearchParams({ ...fields, ...more }).toString()),
      });
    const refused = await send({ email: 'nobody' });
    expect(refused.body.toString()).toContain('says visitor 77');
    const stored = await send({});
    expect(stored.status).toBe(303);
    const thanks = stored.headers.location ?? '';
    const shown = await sendVia(
      { proxy },
      HOSTS.website,
      new URL(thanks, 'https://x').pathname + new URL(thanks, 'https://x').search,
    );
    expect(shown.status).toBe(200);
    expect(shown.headers['cache-control']).toBe('no-store');
    for (const path of ['/contact-us', '/thank-you']) await sendVia({ proxy }, HOSTS.website, path);
    expect(findCached(proxy, 'KEY: ').length).toBeGreaterThan(0);
    for (const text of ['visitor 77', 'visitor-77', new URL(thanks, 'https://x').search]) {
      expect(findCached(proxy, text), text).toEqual([]);
    }
  });

  test('99 of 100 requests for all kinds of pages are served from the cache', async () => {
    const mix = Object.values(await getPagesOfEachKind(pair.website.url));
    const options = { visitors: 20, headers: BROWSER };
    await visitPages(proxy, mix, { ...options, count: mix.length });
    const before = proxy.countCacheStatuses();
    const count = 3000;
    expect(await visitPages(proxy, mix, { ...options, count })).toEqual({ 200: count });
    const after = proxy.countCacheStatuses();
    const had = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
    expect(had('HIT') + had('UPDATING')).toBeGreaterThan(0.99 * count);
  });
});

test('Varnish caches pages for an hour, and shows published and unpublished posts within ten seconds', async () => {
  test.skip(!hasVarnish(), 'Varnish is not installed');
  const varnish = startVarnish({ port: varnishPort, behind: pair.settings.port, token: CDN_TOKEN });
  try {
    const read = (path: string) => sendVia({ port: varnishPort }, HOSTS.website, path);
    const isListed = async () => (await read('/blogs')).body.includes('Kept for an hour');
    const getStatus = () =>
      read('/blogs').then(
        ({ status }) => status,
        () => 'not there yet',
      );
    await expect.poll(getStatus).toBe(200);
    await expect.poll(async () => Number((await read('/blogs')).headers.age)).toBeGreaterThan(1);
    const { headers } = await read('/blogs');
    expect(headers['cache-control']).toContain('s-maxage=3600');
    expect(headers['cache-tag']).toBeUndefined();
    const admin = openAdmin(pair.dashboard.url, await signIn(pair.dashboard.url));
    const id = await admin.createDraft('Kept for an hour');
    await admin.setBlog(id, { _status: 'published' });
    await expect.poll(isListed, { timeout: 10_000 }).toBe(true);
    await admin.setBlog(id, { _status: 'draft' });
    await expect.poll(isListed, { timeout: 10_000 }).toBe(false);
  } finally {
    await varnish.stop();
  }
});

import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPurge } from '../../apps/dashboard/src/jobs/cdn/purge.ts';
import { sharePage } from '../../apps/website/server/features/cdn/share-page.ts';
import { caching } from '../../apps/website/src/model/caching.ts';
import { getFreePort } from '../../scripts/system/ports.ts';
import { hasVarnish, type RunningVarnish, startVarnish } from './varnish.ts';

const TOKEN = 'the-token-of-the-test';

// Skipped without Varnish (Debian: apt install varnish).
describe.skipIf(!hasVarnish())('Varnish with the shipped configuration', () => {
  let website: Server;
  let varnish: RunningVarnish;
  let url: string;
  /** Requests that reached the website. */
  let requested: string[] = [];
  let isAway = false;

  const rules: Record<string, string> = {
    '/thank-you': caching.never,
    '/short': 'public, max-age=1, stale-if-error=86400',
  };

  function received({ url: path = '', headers }: IncomingMessage): [string, string] {
    if (path === '/readyz') return ['ready', caching.never];
    requested.push(path);
    const kind = [headers['accept-encoding'], headers.cookie].join('/');
    return [`${path} ${kind} ${requested.length}`, rules[path.split('?')[0] ?? ''] ?? caching.page];
  }

  beforeAll(async () => {
    website = createServer((incoming, response) => {
      if (isAway) return void incoming.socket.destroy();
      const [body, cacheControl] = received(incoming);
      response.setHeader('Cache-Control', sharePage(response, cacheControl, 3600));
      response.setHeader('Vary', 'Accept-Encoding');
      response.end(body);
    }).listen(0, '127.0.0.1');
    await once(website, 'listening');
    const behind = (website.address() as AddressInfo).port;
    const port = await getFreePort();
    url = `http://127.0.0.1:${port}`;
    varnish = startVarnish({ port, behind, token: TOKEN });
    await vi.waitFor(async () => expect(await send('/starts')).toContain('/starts'), 30_000);
  }, 40_000);
  afterAll(async () => {
    await varnish.stop();
    website.closeAllConnections();
    website.close();
  });

  const send = async (path: string, headers: Record<string, string> = {}) =>
    new Promise<string>((resolve, reject) => {
      const outgoing = request(url + path, { headers, agent: false }, async (incoming) => {
        let body = '';
        for await (const part of incoming) body += part;
        resolve(incoming.statusCode === 200 ? body : `${incoming.statusCode}`);
      });
      outgoing.on('error', reject).end();
    });
  const purgeWith = (token: string) => createPurge(`${url}/`, token)();

  it('requests a page once in each encoding, for all visitors', async () => {
    requested = [];
    for (const encoding of ['br, gzip', 'gzip, deflate, br, zstd', 'gzip', 'identity', 'br;q=0']) {
      for (const cookie of ['', 'a=b']) {
        const headers = { 'Accept-Encoding': encoding, Cookie: cookie };
        const known = /^br,|, br/.test(encoding) ? 'br' : encoding === 'gzip' ? 'gzip' : '';
        expect(await send('/page', headers)).toContain(`/page ${known}/ `);
      }
    }
    expect(requested).toHaveLength(3);
  });

  it('caches nothing personal', async () => {
    const first = await send('/thank-you?receipt=1');
    expect(await send('/thank-you?receipt=1')).not.toBe(first);
  });

  it('purges all pages for the dashboard, and for no one else', async () => {
    const before = await send('/told');
    expect(await send('/told')).toBe(before);
    await expect(purgeWith('another-token')).rejects.toThrow(/403/);
    expect(await send('/told')).toBe(before);
    await purgeWith(TOKEN);
    expect(await send('/told')).not.toBe(before);
  });

  it('serves a stale page only while the website is down', async () => {
    const before = await send('/short');
    const next = await vi.waitUntil(async () => {
      const now = await send('/short');
      return now !== before && now;
    }, 5000);
    isAway = true;
    // Longer than the page's max-age, and until the health probe has noticed.
    const until = performance.now() + 3500;
    const seen = new Set<string>();
    while (performance.now() < until) seen.add(await send('/short'));
    expect([...seen]).toEqual([next]);
    isAway = false;
    await vi.waitUntil(async () => (await send('/short')) !== next, 10_000);
  }, 30_000);
});

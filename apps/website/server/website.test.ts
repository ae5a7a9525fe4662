import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { getRaw, sendRaw } from '@agency/server/testing/raw-socket';
import { describe, expect, it } from 'vitest';
import {
  dashboard,
  INLINE_SCRIPT,
  longText,
  maxConcurrentRenders,
  port,
  rendered,
  requestPage,
  settings,
  website,
} from './testing/open-website.ts';

it('renders the pages in the files of its sitemap before the first visitor requests them', async () => {
  await website.warmUp();
  expect(rendered).toEqual(['/sitemap.xml', '/sitemaps/pages.xml', '/branding&more', '/kept']);
});

it.each([
  [0, []],
  [1, ['/sitemap.xml', '/sitemaps/pages.xml', '/branding&more']],
])('renders at most %i before that', async (most, made) => {
  settings.WARM_PAGES = most;
  await website.warmUp();
  expect(rendered).toEqual(made);
});

it('renders nothing in advance before the dashboard responds, and sends Retry-After to visitors', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  dashboard.hold = promise;
  const warming = website.warmUp();
  const response = await requestPage('/busy');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(rendered).toEqual(['/busy']);
  resolve();
  await warming;
  expect(rendered).toContain('/sitemap.xml');
});

describe('paths', () => {
  it.each([
    ['/our-work', 200],
    ['/our-work?utm_source=x', 200],
    ['/%6fur-work', 200],
    ['/Musa&Palm', 200],
    ['/Musa%26Palm', 200],
    ['/branding&more', 200],
    ['/branding%26more?utm_source=x', 200],
    ['/branding%2526more', 404],
    ['/Our-Work', 308],
    ['/BRANDING&more', 308],
    ['/Branding%26more', 308],
    ['/NOWHERE', 404],
    ['/OUR-WORK.html', 404],
    ['/offline', 200],
    ['/', 200],
    ['/index.html', 404],
    ['/our-work.html', 404],
    ['/offline/index.html', 404],
    ['/our-work.html.br', 404],
    ['/our-work/', 308],
    ['/404', 404],
    ['/500', 404],
    ['/nowhere', 404],
    ['/.env', 404],
    ['/.git/config', 404],
    ['/.well-known/security.txt', 200],
    ['/_image?href=/x', 404],
    ['/_server-islands/x', 404],
    ['/_actions/x', 404],
    ['/_astro/nothing.js', 404],
    ['/%2e%2e/settings.ts', 400],
    ['/..%2f..%2fetc/passwd', 400],
    ['/%252e%252e/x', 404],
    ['/toString', 404],
    ['/__proto__', 404],
  ])('%s gets %i', async (path, status) => {
    const response = await getRaw(port, path);
    expect(response.status).toBe(status);
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    ['/our-work/', '/our-work'],
    ['/our-work//?a=b', '/our-work?a=b'],
    ['/Musa&Palm/', '/Musa&Palm'],
    ['/nowhere%2f', '/nowhere'],
    ['/OUR-WORK?utm_source=x', '/our-work?utm_source=x'],
    ['/BRANDING%26More?a=B', '/branding&more?a=B'],
  ])('%s redirects to %s', async (path, location) => {
    expect((await getRaw(port, path)).headers.location).toBe(location);
  });

  it('gets no redirect to lower case for a POST', async () => {
    expect((await requestPage('/FORMS/contact', { method: 'POST', body: 'a=b' })).status).toBe(405);
  });

  it('serves the 404 page with its status, and no cache stores it', async () => {
    const response = await getRaw(port, '/nowhere');
    expect(response.body).toContain('Oops!');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each(['/throws', '/bare', '/breaks-off'])('serves the error page for %s', async (path) => {
    const response = await getRaw(port, path);
    expect(response.status).toBe(500);
    expect(response.body).toContain('Unexpected Application Error!');
  });

  it('does not replace an error page that a route has rendered', async () => {
    const response = await requestPage('/busy');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Could not fetch details.');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('accepts POST for forms only', async () => {
    const form = await requestPage('/forms/contact', { method: 'POST', body: 'a=b' });
    expect(await form.json()).toMatchObject({ method: 'POST', clientAddress: '127.0.0.1' });
    for (const path of ['/', '/our-work']) {
      const refused = await requestPage(path, { method: 'POST', body: 'a=b' });
      expect(refused.status).toBe(405);
      expect(refused.headers.get('allow')).toBe('GET, HEAD');
    }
  });
});

it('reads the rest of a form that was rejected early, so that the client sees the response', async () => {
  const size = 8 * 1024 * 1024;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /forms/careers HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${size}\r\n\r\n`,
  );
  socket.write(Buffer.alloc(size));
  socket.write('GET /our-work HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  let received = '';
  for await (const chunk of socket) received += chunk;
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});

it('serves security.txt, which expires within a year', async () => {
  const response = await requestPage('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:security@nabra\.example$/m);
  const expires = Date.parse(/^Expires: (\d{4}-\d\d-\d\dT\S+Z)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});

describe('pages rendered on demand', () => {
  it('are compressed, and get 304 if the client has them', async () => {
    const first = await requestPage('/', { headers: { 'Accept-Encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('vary')).toBe('Accept-Encoding');
    expect(await first.text()).toContain(longText);
    const etag = first.headers.get('etag') ?? '';
    expect((await requestPage('/', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('get the same headers for HEAD as for GET', async () => {
    for (const path of ['/', '/branding&more', '/our-work', '/media/quiet-brands.avif']) {
      const headers = { 'Accept-Encoding': 'br' };
      const [get, head] = [
        await requestPage(path, { headers }),
        await requestPage(path, { method: 'HEAD', headers }),
      ];
      for (const name of ['content-length', 'etag', 'content-type', 'content-encoding', 'vary']) {
        expect(head.headers.get(name), `${name} of ${path}`).toBe(get.headers.get(name));
      }
      expect(await head.text()).toBe('');
    }
  });

  it('are rendered a few at a time for one client, and all of them in the end', async () => {
    const responses = await Promise.all(Array.from({ length: 40 }, () => requestPage('/long')));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(maxConcurrentRenders).toBeLessThanOrEqual(2);
  });

  it('are available without a dashboard, and the website is ready', async () => {
    await dashboard.close();
    expect((await requestPage('/')).status).toBe(200);
    expect((await requestPage('/readyz')).status).toBe(200);
  });
});

describe('policy', () => {
  it('lists exactly the inline scripts of the build', async () => {
    const policy = (await requestPage('/our-work')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(INLINE_SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('upgrades http to https under the public host name only', async () => {
    const askAs = async (host: string) =>
      (await getRaw(port, '/our-work', { Host: host })).headers['content-security-policy'];
    expect(await askAs('nabra.example')).toContain('upgrade-insecure-requests');
    expect(await askAs('localhost')).not.toContain('upgrade-insecure-requests');
  });
});

it('an application whose announced length is too large is rejected before it is sent', async () => {
  const head = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;
  expect((await sendRaw(port, head('/forms/careers', 900_000_000))).status).toBe(413);
  expect((await sendRaw(port, head('/our-work', 900_000_000))).status).toBe(413);
});

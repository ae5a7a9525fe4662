import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FrontDoor } from '@agency/server/front-door';
import { createLogger } from '@agency/server/logger';
import { getRaw, sendRaw } from '@agency/server/testing/raw-socket';
import { openSlowClient } from '@agency/server/testing/slow-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseWebsiteSettings } from '../src/settings.ts';
import { getPolicyHashes } from './content-policy.ts';
import { finishBuild } from './finish-build.ts';
import type { Astro } from './on-demand.ts';
import { type FakeDashboard, startFakeDashboard } from './testing/fake-dashboard.ts';
import { createWebsite } from './website.ts';

const longText = '<p>Amplify.</p>'.repeat(200);
const inlineScript = 'document.title';
const pages: Record<string, string> = {
  'our-work.html': `<!doctype html><title>Our Work</title><script>${inlineScript}</script>${longText}`,
  'Musa&Palm.html': '<!doctype html><title>Musa & Palm</title>',
  'offline/index.html': '<!doctype html><title>Offline</title>',
  '404.html': '<!doctype html><title>Oops!</title>',
  '500.html': '<!doctype html><title>Unexpected Application Error!</title>',
  'robots.txt': 'User-agent: *\n',
  'film.mp4': '0123456789',
  '_astro/app.abc123.js': `console.log("${'a'.repeat(2000)}")`,
  '.env': 'SECRET=1',
};

let folder: string;
let dashboard: FakeDashboard;
let website: FrontDoor;
let port: number;

// Pages that are being made, now and at most.
let making = 0;
let mostMade = 0;

const toHtml = (html: string, status = 200, headers = {}) =>
  new Response(html, { status, headers: { 'content-type': 'text/html', ...headers } });

// As much of Astro as the website asks of it.
const answers: Record<string, (...asked: Parameters<Astro>) => Response | Promise<Response>> = {
  '/': () => toHtml(`<!doctype html>${longText}`),
  '/forms/contact': ({ method }, locals) => Response.json({ ...locals, method }),
  '/forms/careers': async ({ body }) => {
    // As a form that is refused when the beginning of it has been read.
    await body?.getReader().read();
    return toHtml('<h1>Too large</h1>', 413);
  },
  '/branding&more': () => toHtml('<h1>Branding</h1>'),
  '/long': async () => {
    making += 1;
    mostMade = Math.max(mostMade, making);
    await new Promise(setImmediate);
    making -= 1;
    return toHtml('<h1>Long</h1>');
  },
  '/throws': () => {
    throw new Error('boom');
  },
  '/breaks-off': () =>
    new Response(
      new ReadableStream({
        start(page) {
          page.enqueue(new TextEncoder().encode('half'));
          page.error(new Error('boom'));
        },
      }),
      { headers: { 'content-type': 'text/html' } },
    ),
  '/bare': () => new Response(null, { status: 500 }),
  '/busy': () => toHtml('<h1>Could not fetch details.</h1>', 503, { 'cache-control': 'no-store' }),
};

const astro: Astro = async (request, locals) =>
  answers[new URL(request.url).pathname]?.(request, locals);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'website-'));
  for (const [name, content] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, 'dist', 'client', name)), { recursive: true });
    writeFileSync(join(folder, 'dist', 'client', name), content);
  }
  writeFileSync(join(folder, 'dist', 'policies.json'), '[]');
  await finishBuild(join(folder, 'dist'), 'security@nabra.example');
  dashboard = await startFakeDashboard();
  website = createWebsite({
    settings: parseWebsiteSettings({
      DATA_DIR: join(folder, 'data'),
      DASHBOARD_URL: dashboard.url,
      SITE_URL: 'https://nabra.example',
    }),
    logger: createLogger('test', 'silent'),
    readDashboard: () => new Promise(() => undefined),
    astro,
    clientFolder: join(folder, 'dist', 'client'),
    hashes: getPolicyHashes(join(folder, 'dist')),
  });
  port = await website.listen(0, '127.0.0.1');
});

afterEach(async () => {
  await website.drain(0);
  await dashboard.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, options: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...options });

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
    ['/musa&palm', 308],
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
  ])('%s answers %i', async (path, status) => {
    const answer = await getRaw(port, path);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    ['/our-work/', '/our-work'],
    ['/our-work//?a=b', '/our-work?a=b'],
    ['/Musa&Palm/', '/Musa&Palm'],
    ['/nowhere%2f', '/nowhere'],
    ['/OUR-WORK?utm_source=x', '/our-work?utm_source=x'],
    ['/MUSA%26palm', '/Musa&Palm'],
    ['/BRANDING%26More?a=B', '/branding&more?a=B'],
  ])('%s leads to %s', async (path, location) => {
    expect((await getRaw(port, path)).headers.location).toBe(location);
  });

  it('is sent as posted when it is no page that is read', async () => {
    expect((await ask('/FORMS/contact', { method: 'POST', body: 'a=b' })).status).toBe(405);
  });

  it('serves the not-found page with its status, and lets no cache keep it', async () => {
    const answer = await getRaw(port, '/nowhere');
    expect(answer.body).toContain('Oops!');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['/throws', '/bare', '/breaks-off'])('serves the error page for %s', async (path) => {
    const answer = await getRaw(port, path);
    expect(answer.status).toBe(500);
    expect(answer.body).toContain('Unexpected Application Error!');
  });

  it('leaves a page’s own failure as it is', async () => {
    const answer = await ask('/busy');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Could not fetch details.');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('takes posts for forms only', async () => {
    const form = await ask('/forms/contact', { method: 'POST', body: 'a=b' });
    expect(await form.json()).toMatchObject({ method: 'POST', clientAddress: '127.0.0.1' });
    for (const path of ['/', '/our-work']) {
      const refused = await ask(path, { method: 'POST', body: 'a=b' });
      expect(refused.status).toBe(405);
      expect(refused.headers.get('allow')).toBe('GET, HEAD');
    }
  });
});

it('reads what is left of a form that was refused half way, so that the answer is seen', async () => {
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

it('says where to report a weakness, for less than a year', async () => {
  const answer = await ask('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:security@nabra\.example$/m);
  const expires = Date.parse(/^Expires: (\d{4}-\d\d-\d\dT\S+Z)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});

describe('files', () => {
  it('are kept for a year when their name carries a hash, and checked otherwise', async () => {
    expect((await ask('/_astro/app.abc123.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await ask('/our-work')).headers.get('cache-control')).toBe(
      'public, max-age=0, must-revalidate',
    );
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('are sent as %s to those who take it', async (encoding, decompress) => {
    const head = `GET /our-work HTTP/1.0\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
    const bytes = await receive(head);
    const start = bytes.indexOf('\r\n\r\n') + 4;
    expect(bytes.subarray(0, start).toString()).toContain(`Content-Encoding: ${encoding}`);
    expect(bytes.subarray(0, start).toString()).toContain('Vary: Accept-Encoding');
    expect(decompress(bytes.subarray(start)).toString()).toBe(pages['our-work.html']);
  });

  it('are not sent again to those who have them, in either encoding', async () => {
    for (const encoding of ['br', 'identity']) {
      const headers = { 'Accept-Encoding': encoding };
      const etag = (await ask('/our-work', { headers })).headers.get('etag') ?? '';
      const again = await ask('/our-work', { headers: { ...headers, 'If-None-Match': etag } });
      expect(again.status).toBe(304);
      expect(again.headers.get('content-security-policy')).not.toBeNull();
    }
  });

  it('have a head without a body', async () => {
    const answer = await sendRaw(
      port,
      'HEAD /our-work HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    expect(answer.headers['content-length']).toBe(String(pages['our-work.html']?.length));
    expect(answer.body).toBe('');
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
  ])('of a film answer %s with %i', async (range, status, body, contentRange) => {
    const answer = await ask('/film.mp4', { headers: { Range: range } });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(body);
    expect(answer.headers.get('content-range')).toBe(contentRange);
  });

  it('name a character set when they are text', async () => {
    expect((await ask('/robots.txt')).headers.get('content-type')).toBe(
      'text/plain; charset=utf-8',
    );
    expect((await ask('/our-work')).headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await ask('/')).headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});

describe('pages rendered on demand', () => {
  it('are compressed, and not sent again to those who have them', async () => {
    const first = await ask('/', { headers: { 'Accept-Encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('vary')).toBe('Accept-Encoding');
    expect(await first.text()).toContain(longText);
    const etag = first.headers.get('etag') ?? '';
    expect((await ask('/', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('have a head that says of them what a get says', async () => {
    for (const path of ['/', '/branding&more', '/our-work', '/media/quiet-brands.avif']) {
      const headers = { 'Accept-Encoding': 'br' };
      const [get, head] = [
        await ask(path, { headers }),
        await ask(path, { method: 'HEAD', headers }),
      ];
      for (const name of ['content-length', 'etag', 'content-type', 'content-encoding', 'vary']) {
        expect(head.headers.get(name), `${name} of ${path}`).toBe(get.headers.get(name));
      }
      expect(await head.text()).toBe('');
    }
  });

  it('are made a few at a time for one client, and all of them in the end', async () => {
    mostMade = 0;
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/long')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(mostMade).toBeLessThanOrEqual(2);
  });

  it('are found without a dashboard, and so is readiness', async () => {
    await dashboard.close();
    expect((await ask('/')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(200);
  });
});

describe('policy', () => {
  it('lists exactly the inline scripts of the build', async () => {
    const policy = (await ask('/our-work')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(inlineScript).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('turns http into https at the public address, and nowhere else', async () => {
    const askAs = async (host: string) =>
      (await getRaw(port, '/our-work', { Host: host })).headers['content-security-policy'];
    expect(await askAs('nabra.example')).toContain('upgrade-insecure-requests');
    expect(await askAs('localhost')).not.toContain('upgrade-insecure-requests');
  });
});

describe('a file that a new build replaced under a running website', () => {
  const film = () => join(folder, 'dist', 'client', 'film.mp4');

  it.each(['0123', '0123456789abcdef'])('is sent whole as it is now (%s)', async (content) => {
    const old = (await ask('/film.mp4')).headers.get('etag') ?? '';
    writeFileSync(film(), content);
    const answer = await ask('/film.mp4', { headers: { 'If-None-Match': old } });
    expect([answer.status, await answer.text()]).toEqual([200, content]);
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).not.toBe(old);
    const [again, part] = [{ 'If-None-Match': etag }, { Range: 'bytes=2-', 'If-Range': etag }];
    expect((await ask('/film.mp4', { headers: again })).status).toBe(304);
    expect(await (await ask('/film.mp4', { headers: part })).text()).toBe(content.slice(2));
  });

  it('is 503 while it is gone', async () => {
    rmSync(film());
    const answer = await ask('/film.mp4');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
  });
});

describe('pictures', () => {
  it('are passed on, typed by their bytes, with a policy of their own', async () => {
    const answer = await ask('/media/quiet-brands.avif');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('cache-control')).toContain('max-age=86400');
  });

  it('wait for each other when many are asked for that nobody has seen', async () => {
    const [picture] = dashboard.media.values();
    if (!picture) throw new Error('the fixture has a picture');
    const names = Array.from({ length: 50 }, (_, index) => `picture-${index}.png`);
    for (const name of names) dashboard.media.set(name, picture);
    const answers = await Promise.all(names.map((name) => ask(`/media/${name}`)));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect(dashboard.mostAtOnce).toBeLessThanOrEqual(8);
  });

  it('cost no memory for each of many who read them slowly', async () => {
    const png = Buffer.from('89504e470d0a1a0a', 'hex');
    const bytes = Buffer.concat([png, Buffer.alloc(7 * 1024 * 1024)]);
    dashboard.media.set('large.png', { type: 'image/png', bytes });
    expect(Buffer.from(await (await ask('/media/large.png')).arrayBuffer()).equals(bytes)).toBe(
      true,
    );
    const before = process.memoryUsage().arrayBuffers;
    const slow = await Promise.all(
      Array.from({ length: 60 }, () =>
        openSlowClient(port, 'GET /media/large.png HTTP/1.1\r\nHost: localhost\r\n\r\n'),
      ),
    );
    await Promise.all(slow.map((client) => client.first()));
    const grown = process.memoryUsage().arrayBuffers - before;
    for (const { socket } of slow) socket.destroy();
    // Copies would be 420 MB.
    expect(grown).toBeLessThan(100 * 1024 * 1024);
  });

  it('survive a dashboard that is down, and are fetched once', async () => {
    const both = await Promise.all([
      ask('/media/quiet-brands.avif'),
      ask('/media/quiet-brands.avif'),
    ]);
    expect(both.map((answer) => answer.status)).toEqual([200, 200]);
    await dashboard.close();
    expect((await ask('/media/quiet-brands.avif')).status).toBe(200);
    expect(dashboard.calls).toEqual(['GET /media/quiet-brands.avif']);
  });

  it('whose copies are deleted, or cut short, are fetched again and kept again', async () => {
    const copies = join(folder, 'data', 'website', 'media');
    const copy = join(copies, 'quiet-brands.avif');
    const whole = await (await ask('/media/quiet-brands.avif')).arrayBuffer();
    const losses = [
      () => rmSync(copies, { recursive: true }),
      () => rmSync(copy),
      () => truncateSync(copy, 3),
    ];
    for (const [round, lose] of losses.entries()) {
      lose();
      for (let again = 0; again < 2; again += 1) {
        const answer = await ask('/media/quiet-brands.avif');
        expect(answer.status).toBe(200);
        expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(whole))).toBe(true);
      }
      expect(dashboard.calls).toHaveLength(round + 2);
      expect(statSync(copy).size).toBe(whole.byteLength);
    }
  });

  it('that are not there are 404 and not asked for again', async () => {
    expect((await ask('/media/nothing.avif')).status).toBe(404);
    expect((await ask('/media/nothing.avif')).status).toBe(404);
    expect(dashboard.calls).toHaveLength(1);
  });

  it.each([
    ['a page', 'text/html', '<script>alert(1)</script>'],
    ['a page that says it is a picture', 'image/png', '<script>alert(1)</script>'],
    ['a drawing with script', 'image/svg+xml', '<svg onload="alert(1)"/>'],
  ])('that are %s are not passed on', async (_name, type, content) => {
    dashboard.media.set('bad.png', { type, bytes: Buffer.from(content) });
    const answer = await ask('/media/bad.png');
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain('alert');
  });

  it.each(['huge', 'redirect', 'html', 'server-error', 'cut'] as const)(
    'answer 503 when the dashboard’s answer is %s',
    async (fault) => {
      dashboard.fault = fault;
      expect((await ask('/media/other.png')).status).toBe(503);
    },
  );

  it.each(['/media/../x', '/media/a/b', '/media/', '/media/%00', '/media/-x', '/media/a%2fb'])(
    'of the name %s are never asked for',
    async (path) => {
      expect((await getRaw(port, path)).status).toBeGreaterThanOrEqual(300);
      expect(dashboard.calls).toEqual([]);
    },
  );
});

it('an application that is announced far too long is refused before it is sent', async () => {
  const head = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;
  expect((await sendRaw(port, head('/forms/careers', 900_000_000))).status).toBe(413);
  expect((await sendRaw(port, head('/our-work', 900_000_000))).status).toBe(413);
});

async function receive(request: string): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks)));
  });
}

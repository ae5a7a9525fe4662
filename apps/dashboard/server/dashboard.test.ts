import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import type { HttpServer } from '@agency/server/http-server';
import { createLogger } from '@agency/server/logger';
import { parseSettings } from '@agency/server/settings';
import { getRaw, type RawResponse, sendRaw } from '@agency/server/testing/raw-socket';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dashboardSettings } from '../src/platform/settings.ts';
import { TEST_INTAKE_SECRET, toTestEnvironment } from '../src/testing/open-test-dashboard.ts';
import { createDashboard } from './dashboard.ts';
import type { PublicReads } from './public-reads.ts';

let user: object | null;
const payload = {
  authStrategies: [{ name: 'jwt', authenticate: async () => ({ user }) }],
} as never;
let server: HttpServer;
let port: number;
let isReady: () => Promise<boolean>;
let next: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
let respondToRead: PublicReads['respond'];
let reached: string[];

beforeEach(async () => {
  reached = [];
  user = null;
  Object.assign(process.env, toTestEnvironment('/nowhere'), { AGENCY_TIME_ZONE: 'Africa/Cairo' });
  isReady = async () => true;
  respondToRead = async () => false;
  next = async (_request, response) => {
    response.end('ok');
  };
  server = createDashboard({
    settings: parseSettings(dashboardSettings, {
      NODE_ENV: 'test',
      DATA_DIR: '/nowhere',
      DASHBOARD_PUBLIC_URL: 'https://desk.example.com',
    }),
    logger: createLogger('dashboard', 'silent'),
    payload,
    next: async (request, response) => {
      reached.push(`${request.method} ${request.url}`);
      await next(request, response);
    },
    reads: { respond: (...args) => respondToRead(...args) },
    isReady: () => isReady(),
  });
  port = await server.listen(0, '127.0.0.1');
});
afterEach(() => server.drain(0));

const post = (path: string, headers: Record<string, string> = {}, body = '') => {
  const all = { Host: 'localhost', Connection: 'close', 'Content-Length': body.length, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return sendRaw(port, `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
};

it.each([
  ['/cms-api/users/login', 16 * 1024],
  ['/admin/login', 16 * 1024],
])(
  '%s accepts %i bytes from an anonymous client, and more from a signed-in user',
  async (path, most) => {
    const send = async (length: number) => (await post(path, {}, 'a'.repeat(length))).status;
    expect(await send(most)).toBe(200);
    expect(await send(most + 1)).toBe(401);
    user = { id: 1 };
    expect(await send(most + 1)).toBe(200);
  },
);

it('too many concurrent panel pages are rejected with 503 and Retry-After', async () => {
  const held = Promise.withResolvers<void>();
  next = async (_, response) => {
    await held.promise;
    response.end();
  };
  const requested = Array.from({ length: 60 }, () => getRaw(port, '/admin/login'));
  expect(await Promise.race(requested)).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
  });
  expect((await getRaw(port, '/healthz')).status).toBe(200);
  held.resolve();
  await Promise.all(requested);
});

it('cookies with a percent sign are removed from the request', async () => {
  let cookies: string | undefined;
  next = async ({ headers }, response) => {
    cookies = headers.cookie;
    response.end();
  };
  await getRaw(port, '/admin', { Cookie: 'a=%; dashboard-token=a.b.c; b=%41; dashboard-lng=ar' });
  expect(cookies).toBe('dashboard-token=a.b.c; dashboard-lng=ar');
});

it('/favicon.ico is 204', async () => {
  expect((await getRaw(port, '/favicon.ico')).status).toBe(204);
  expect(reached).toEqual([]);
});

describe('every response', () => {
  const responses: [string, () => Promise<RawResponse>][] = [
    ['200', () => getRaw(port, '/api/blogs')],
    ['307', () => getRaw(port, '/')],
    ['400', () => getRaw(port, '/%00')],
    ['404', () => getRaw(port, '/_next/image?url=x')],
    ['405', () => sendRaw(port, 'TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n')],
    ['413', () => post('/api/submissions/contact', { 'Content-Length': '70000' })],
    ['421', () => getRaw(port, '/admin', { Host: 'evil.example' })],
    ['500', () => getRaw(port, '/api/boom')],
  ];
  it.each(responses)('%s has the security headers', async (status, call) => {
    next = async (request, response) => {
      if (request.url === '/api/boom') throw new Error('boom');
      response.end('ok');
    };
    const response = await call();
    expect(response.status).toBe(Number(status));
    expect(response.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(response.headers).not.toHaveProperty('x-powered-by');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('of a picture allows the website to embed it', async () => {
    const { headers } = await getRaw(port, '/media/a.webp');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['content-security-policy']).toContain('sandbox');
  });
});

it('serves public content before Next, with all headers', async () => {
  const requested: unknown[] = [];
  respondToRead = async (_request, response, target) => {
    requested.push(target);
    response.end('kept');
    return true;
  };
  const { body, headers } = await getRaw(port, '/api/blog-slug/%61?b=c');
  expect(body).toBe('kept');
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(headers['cache-control']).toBe('no-store');
  expect(requested).toMatchObject([{ rawPath: '/api/blog-slug/%61', query: '?b=c' }]);
  expect(reached).toEqual([]);
});

describe('the Content Security Policy', () => {
  it('of a panel page has a new nonce, which is passed to Next', async () => {
    const received: (string | undefined)[] = [];
    next = async (request, response) => {
      received.push(String(request.headers['content-security-policy']));
      response.end();
    };
    const hostile = { 'Content-Security-Policy': "script-src 'nonce-AAAA'" };
    const sent = [
      (await getRaw(port, '/admin/login', hostile)).headers['content-security-policy'],
      (await getRaw(port, '/admin/login', hostile)).headers['content-security-policy'],
    ];
    expect(sent).toEqual(received);
    expect(sent[0]).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='/);
    expect(sent[0]).not.toMatch(/AAAA|unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(sent[0]).not.toBe(sent[1]);
  });

  it.each(['/api/blogs', '/cms-api/blogs'])(
    'of %s has no nonce, and Next gets none',
    async (path) => {
      user = { id: 1 };
      next = async (request, response) => {
        expect(request.headers).not.toHaveProperty('content-security-policy');
        response.end();
      };
      const { headers } = await getRaw(port, path, { 'Content-Security-Policy': 'x' });
      expect(headers['content-security-policy']).toContain('sandbox');
    },
  );
});

describe('is rejected before it reaches Payload:', () => {
  it.each([
    '/cms-api/users/first-register',
    '/cms-api/users/reset-password',
    '/cms-api/users/verify/x',
    '/cms-api/users/first%2Dregister/',
    '/cms-api/Users/First-Register',
    '/cms-api/GraphQL',
    '/cms-api//users/first-register',
    '/cms-api/users///First-Register//',
    '/cms-api//%2Fgraphql',
    '/cms-api/og?title=x',
    '/cms-api/graphql',
    '/_next/image?url=%2Fmedia%2Fa.webp&w=64&q=1',
    '/_next/data/x.json',
    '/administrator',
    '/.env',
    '/graphql',
  ])('%s', async (path) => {
    const response = await post(path);
    expect(response.status).toBe(404);
    expect(JSON.parse(response.body)).toHaveProperty('message');
    expect(reached).toEqual([]);
  });

  it.each([
    ['/api/submissions/contact', 64 * 1024],
    ['/api/submissions/careers', 7.5 * 1024 * 1024],
    ['/cms-api/blogs', 4 * 1024 * 1024],
    ['/admin/collections/blogs', 4 * 1024 * 1024],
    ['/cms-api/media', 13 * 1024 * 1024],
    ['/cms-api/films', 61 * 1024 * 1024],
    ['/cms-api/films/5', 4 * 1024 * 1024],
    ['/media/a.webp', 0],
  ])('a body for %s over %i bytes', async (path, limit) => {
    const response = await post(path, { 'Content-Length': String(limit + 1) });
    expect(response.status).toBe(413);
    expect(reached).toEqual([]);
  });

  it('a picture that is too large, with an error message', async () => {
    const response = await post('/cms-api/media', { 'Content-Length': String(16_000_000) });
    expect(JSON.parse(response.body).errors[0].message).toMatch(
      /^This picture is larger than 12 MB/,
    );
    const arabic = { 'Content-Length': String(16_000_000), Cookie: 'dashboard-lng=ar' };
    const { body } = await post('/cms-api/media', arabic);
    expect(JSON.parse(body).errors[0].message).toMatch(/\p{Script=Arabic}/u);
  });

  it('a film that is too large, with an error message', async () => {
    const response = await post('/cms-api/films', { 'Content-Length': String(90_000_000) });
    expect(JSON.parse(response.body).message).toMatch(/^The film is larger than 60 MB/);
  });

  it('a body without Content-Length', async () => {
    const response = await sendRaw(
      port,
      'POST /api/submissions/contact HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
    );
    expect(response.status).toBe(411);
    expect(reached).toEqual([]);
  });

  it('an upgrade request', async () => {
    const response = await getRaw(port, '/admin', { Connection: 'Upgrade', Upgrade: 'websocket' });
    expect(response.status).toBe(400);
    expect(reached).toEqual([]);
  });
});

it.each(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])(
  '%s reaches Next',
  async (method) => {
    user = { id: 1 };
    await sendRaw(
      port,
      `${method} /cms-api/x HTTP/1.1\r\nHost: desk.example.com\r\nConnection: close\r\n\r\n`,
    );
    expect(reached).toEqual([`${method} /cms-api/x`]);
  },
);

it('redirects the former password path to the forgot-password page', async () => {
  const { status, headers } = await getRaw(port, '/admin/reset/0123abcd');
  expect([status, headers.location]).toEqual([307, '/admin/forgot']);
});

it('redirects the forgot-password page without a mail server', async () => {
  const { status, headers } = await getRaw(port, '/admin/forgot');
  expect([status, headers.location]).toEqual([307, '/admin/login']);
});

it('overwrites an X-Dashboard-Client header sent by a client', async () => {
  const received: unknown[] = [];
  next = async (request, response) => {
    received.push(request.headers['x-dashboard-client']);
    response.end();
  };
  await post('/cms-api/users/login', { 'X-Dashboard-Client': 'somebody-else' });
  expect(received).toEqual(['127.0.0.1']);
});

it('does not limit the concurrent requests of the website', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  next = async (_request, response) => {
    await held;
    response.end('ok');
  };
  const path = '/api/submissions/careers';
  const Authorization = `Bearer ${TEST_INTAKE_SECRET}`;
  const website = Array.from({ length: 40 }, () => post(path, { Authorization }, 'x'));
  await expect.poll(() => reached.length).toBe(40);
  const otherClient = Array.from({ length: 150 }, () =>
    post(path, { Authorization: 'Bearer x' }, 'x'),
  );
  await expect.poll(() => reached.length).toBe(40 + 128);
  // All are sent before the first is released.
  const first = await Promise.race(otherClient);
  release();
  expect(first.status).toBe(503);
  expect((await Promise.all(website)).map(({ status }) => status)).toEqual(Array(40).fill(200));
  await Promise.all(otherClient);
});

it('keeps the secret of a reset link out of the log', async () => {
  const lines = new PassThrough();
  const logged = createDashboard({
    settings: parseSettings(dashboardSettings, { NODE_ENV: 'test', DATA_DIR: '/nowhere' }),
    logger: createLogger('dashboard', 'info', lines),
    payload,
    next: async (_request, response) => {
      response.end();
    },
    reads: { respond: respondToRead },
    isReady,
  });
  await getRaw(await logged.listen(0, '127.0.0.1'), '/admin/reset/0123abcd');
  await logged.drain(0);
  const log = String(lines.read());
  expect(log).toContain('/admin/reset/…');
  expect(log).not.toContain('0123abcd');
});

describe('/readyz', () => {
  it('is 503 while the database does not respond', async () => {
    expect((await getRaw(port, '/readyz')).status).toBe(200);
    isReady = () => Promise.reject(new Error('disk I/O error'));
    expect((await getRaw(port, '/readyz')).status).toBe(503);
    expect((await getRaw(port, '/healthz')).status).toBe(200);
  });
});

import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseTrustedProxies } from './client-address.ts';
import type { HttpServerOptions } from './http-server.ts';
import { toHeadersFor } from './security-headers.ts';
import { expectAlive, expectSecured, open, POLICY } from './testing/open-http-server.ts';
import { getRaw, sendRaw } from './testing/raw-socket.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('headers', () => {
  it('cannot be removed or replaced by the handler', async () => {
    const { port } = await open({
      handler: (_request, response) => {
        response.setHeader('X-Powered-By', 'magic');
        response.writeHead(200, 'Fine', [
          'Content-Security-Policy',
          'default-src *',
          'Server',
          'x',
          'Set-Cookie',
          'a=1',
          'Set-Cookie',
          'b=2',
        ]);
        response.end();
      },
    });
    const received = await getRaw(port, '/');
    expectSecured(received);
    expect(received.text.match(/Set-Cookie/g)).toHaveLength(2);
    expect(received.text).toContain('200 Fine');
  });

  it('depend on the request and can be removed', async () => {
    const { port } = await open({
      headersFor: toHeadersFor(
        (request) => (request?.url === '/media' ? 'sandbox' : POLICY),
        () => ({ 'X-Frame-Options': '' }),
      ),
    });
    const received = await getRaw(port, '/media');
    expect(received.headers['content-security-policy']).toBe('sandbox');
    expect(received.headers).not.toHaveProperty('x-frame-options');
  });

  it('do not contain keep-alive headers in HTTP/1.1, where they are the default, but do in HTTP/1.0', async () => {
    const { port } = await open({
      hasKeepAliveHeaders: false,
      handler: (_request, response) => void response.writeHead(200, { 'Content-Length': 0 }).end(),
    });
    const kept = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const last = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    const { text } = await sendRaw(port, kept + kept + last);
    expect(text.match(/^HTTP\/1\.1 200/gm)).toHaveLength(3);
    expect(text.match(/^Connection: .*$/gim)).toEqual([expect.stringContaining('close')]);
    expect(text).not.toMatch(/^Keep-Alive/im);
    const older = 'GET / HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n';
    const end = 'GET / HTTP/1.0\r\nHost: localhost\r\n\r\n';
    expect((await sendRaw(port, older + end)).text).toMatch(/^Connection: keep-alive\r$/im);
  });

  it('name a character set for text', async () => {
    const { port } = await open();
    expect((await getRaw(port, '/')).headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('contain a request id of our own, or that of a trusted proxy', async () => {
    const forged = { 'X-Request-Id': 'from-outside-1' };
    const { port } = await open();
    const behind = await open({ trustedProxies: parseTrustedProxies('loopback') });
    expect((await getRaw(port, '/', forged)).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect((await getRaw(behind.port, '/', forged)).headers['x-request-id']).toBe('from-outside-1');
  });
});

describe('failures', () => {
  it.each<[string, HttpServerOptions['handler']]>([
    [
      'throws',
      () => {
        throw new Error('boom');
      },
    ],
    ['rejects', () => Promise.reject(new Error('boom'))],
    [
      'sets an invalid header',
      (_request, response) => {
        response.setHeader('X-A', 'a\nb');
      },
    ],
  ])('a handler that %s responds with a plain 500', async (_name, handler) => {
    const { port } = await open({ handler });
    const received = await getRaw(port, '/');
    expect(received.status).toBe(500);
    expect(received.body).toBe('Internal Server Error\n');
    expectSecured(received);
    await expectAlive(port);
  });

  it('a handler that fails during its response closes the connection', async () => {
    const { port } = await open({
      handler: (_request, response) => {
        response.writeHead(200, { 'Content-Length': 100 });
        response.write('half');
        throw new Error('boom');
      },
    });
    const received = await getRaw(port, '/');
    expect(received.body.length).toBeLessThan(100);
    await expectAlive(port);
  });
});

describe('load', () => {
  it('responds with 503 and Retry-After to requests over the limit, and stays healthy', async () => {
    const { promise: hold, resolve: release } = Promise.withResolvers<void>();
    const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
    const { port } = await open({
      limits: { concurrentRequests: 1 },
      handler: async (_request, response) => {
        enter();
        await hold;
        response.end();
      },
    });
    const first = getRaw(port, '/');
    await entered;
    const second = await getRaw(port, '/');
    expect(second.status).toBe(503);
    expect(second.headers['retry-after']).toBe('5');
    expectSecured(second);
    await expectAlive(port);
    release();
    expect((await first).status).toBe(200);
    expect((await getRaw(port, '/')).status).toBe(200);
  });

  it('times out if headers do not arrive', async () => {
    const { port } = await open({ limits: { headersTimeout: 50, requestTimeout: 100 } });
    const received = await sendRaw(port, 'GET / HTTP/1.1\r\nHost: loc');
    expect(received.status).toBe(408);
    expectSecured(received);
  });
});

describe('health', () => {
  it('responds under any host name, and rejects other methods', async () => {
    const { port } = await open();
    expect((await getRaw(port, '/healthz', { Host: '10.0.0.7' })).status).toBe(200);
    const post = await sendRaw(
      port,
      'POST /readyz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n',
    );
    expect(post.status).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
  });

  it('is not ready if the check returns false or fails', async () => {
    const unready = await open({ isReady: () => false });
    const broken = await open({ isReady: () => Promise.reject(new Error('no database')) });
    expect((await getRaw(unready.port, '/readyz')).status).toBe(503);
    expect((await getRaw(broken.port, '/readyz')).status).toBe(503);
    expect((await getRaw(broken.port, '/healthz')).status).toBe(200);
  });
});

describe('drain', () => {
  it('finishes open requests, accepts no new ones, and ends', async () => {
    const { promise: hold, resolve: release } = Promise.withResolvers<void>();
    const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
    const { httpServer, port } = await open({
      handler: async (_request, response) => {
        enter();
        await hold;
        response.end('done');
      },
    });
    const received = new Promise<IncomingMessage>((resolve) => {
      httpRequest({ port, host: '127.0.0.1', agent: false }, resolve).end();
    });
    await entered;
    const drained = httpServer.drain();
    expect((await getRaw(port, '/')).status).toBe(0);
    release();
    expect((await received).statusCode).toBe(200);
    await drained;
  });

  it('gives a slow upload 25 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
    const { httpServer, port } = await open({ handler: () => enter() });
    let isCut = false;
    const received = getRaw(port, '/').finally(() => {
      isCut = true;
    });
    await entered;
    const drained = httpServer.drain();
    await vi.advanceTimersByTimeAsync(24_900);
    // Time until a closed connection is noticed.
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(isCut).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    await drained;
    expect((await received).status).toBe(0);
  });

  it('closes connections that do not end in time', async () => {
    const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
    const { httpServer, port } = await open({ handler: () => enter() });
    const received = getRaw(port, '/');
    await entered;
    await httpServer.drain(20);
    expect((await received).status).toBe(0);
  });
});

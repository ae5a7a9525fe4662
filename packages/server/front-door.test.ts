import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { parseTrustedProxies } from './client-address.ts';
import { createFrontDoor, type FrontDoor, type FrontDoorOptions } from './front-door.ts';
import { createLogger } from './logger.ts';
import { toHeadersFor } from './security-headers.ts';
import { getRaw, type RawAnswer, sendRaw } from './testing/raw-socket.ts';

const policy = "default-src 'none'";
const doors: FrontDoor[] = [];

afterEach(async () => {
  await Promise.all(doors.splice(0).map((door) => door.drain(0)));
});

async function open(options: Partial<FrontDoorOptions> = {}) {
  const door = createFrontDoor({
    handler: (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end('hello');
    },
    headersFor: toHeadersFor(policy),
    allowedHosts: ['site.example'],
    logger: createLogger('test', 'silent'),
    ...options,
  });
  doors.push(door);
  return { door, port: await door.listen(0, '127.0.0.1') };
}

function expectSecured(answer: RawAnswer) {
  expect(answer.headers).toMatchObject({
    'content-security-policy': policy,
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  expect(answer.headers).not.toHaveProperty('server');
  expect(answer.headers).not.toHaveProperty('x-powered-by');
}

async function expectAlive(port: number) {
  const answer = await getRaw(port, '/healthz');
  expect(answer.status).toBe(200);
}

describe('hostile requests', () => {
  const get = (target: string, headers = 'Host: localhost\r\nConnection: close\r\n') =>
    `GET ${target} HTTP/1.1\r\n${headers}\r\n`;
  const method = (name: string) =>
    `${name} / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  const host = (value: string) => get('/', `Host: ${value}\r\nConnection: close\r\n`);

  it.each<[string, string | Buffer, number]>([
    ['TRACE', method('TRACE'), 405],
    ['TRACK', method('TRACK'), 405],
    ['PROPFIND', method('PROPFIND'), 405],
    ['PUT', method('PUT'), 405],
    ['DELETE', method('DELETE'), 405],
    ['OPTIONS', method('OPTIONS'), 405],
    ['FOO', method('FOO'), 405],
    ['a method in lower case', method('get'), 405],
    ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n', 405],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', 405],
    ['HTTP/0.9', 'GET /\r\n\r\n', 400],
    ['HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['a TLS hello', Buffer.from('16030100c8010000c40303', 'hex'), 400],
    ['an HTTP/1.1 request without Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', get('/', 'Host: localhost\r\nHost: evil.example\r\nConnection: close\r\n'), 400],
    [
      'length and chunks together',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd',
      400,
    ],
    [
      'an unknown transfer coding',
      'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: xchunked\r\n\r\n',
      400,
    ],
    ['a bare line feed', 'GET / HTTP/1.1\nHost: localhost\n\n', 400],
    ['a folded header', get('/', 'Host: localhost\r\nX-A: b\r\n c\r\n'), 400],
    ['a space before the colon', get('/', 'Host: localhost\r\nX-A : b\r\n'), 400],
    ['a NUL in a header', get('/', 'Host: localhost\r\nX-A: a\0b\r\n'), 400],
    ['huge headers', get('/', `Host: localhost\r\nX-A: ${'a'.repeat(20_000)}\r\n`), 431],
    ['too many headers', get('/', `Host: localhost\r\n${'A: b\r\n'.repeat(150)}`), 431],
    ['a path of 9,000 characters', get(`/${'a'.repeat(9000)}`), 414],
    ['an absolute target', get('http://evil.example/'), 400],
    ['an absolute target of our own', get('http://localhost/'), 400],
    ['//evil', get('//evil.example'), 400],
    ['/\\evil', get('/\\evil.example'), 400],
    ['an encoded //evil', get('/%2fevil.example'), 400],
    ['an encoded backslash', get('/%5cevil.example'), 400],
    ['NUL', get('/%00'), 400],
    ['an encoded line break', get('/a%0d%0aSet-Cookie:x'), 400],
    ['a broken escape', get('/%zz'), 400],
    ['overlong UTF-8', get('/%c0%af'), 400],
    ['dot segments', get('/../etc/passwd'), 400],
    ['encoded dot segments', get('/%2e%2e/etc/passwd'), 400],
    ['a fragment', get('/#x'), 400],
    [
      'an upgrade',
      get('/', 'Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n'),
      400,
    ],
    ['an unknown host', host('evil.example'), 421],
    ['a host that only starts like ours', host('site.example.evil.example'), 421],
    ['a host with credentials', host('site.example@evil.example'), 421],
    ['a host with a path', host('site.example/evil'), 421],
    ['an empty host', host(''), 421],
    [
      'an unmet expectation',
      get('/', 'Host: localhost\r\nExpect: tea\r\nConnection: close\r\n'),
      417,
    ],
  ])('%s is refused with the headers and the process lives', async (_name, bytes, status) => {
    const { port } = await open();
    const answer = await sendRaw(port, bytes);
    expect(answer.status).toBe(status);
    expectSecured(answer);
    if (status === 405) expect(answer.headers.allow).toBe('GET, HEAD, POST');
    await expectAlive(port);
  });

  it.each([
    'localhost',
    'localhost:4321',
    '127.0.0.1:80',
    '[::1]:80',
    'SITE.example',
    'site.example.',
  ])('the host %s is answered', async (name) => {
    const { port } = await open();
    const answer = await sendRaw(port, host(name));
    expect(answer.status).toBe(200);
    expectSecured(answer);
  });

  it('a doubly encoded path reaches the handler decoded once', async () => {
    const paths: string[] = [];
    const { port } = await open({
      handler: (_request, response, context) => {
        paths.push(context.path);
        response.end();
      },
    });
    await getRaw(port, '/%2561bout?q=%2e%2e');
    expect(paths).toEqual(['/%61bout']);
  });

  it.each([
    ['at once', ['GET / HTTP/1.1\r\nHost: localhost\r\n\r\nJUNK\r\n\r\n']],
    ['later', ['GET / HTTP/1.1\r\nHost: localhost\r\n\r\n', 'JUNK\r\n\r\n']],
    ['and more', ['GET / HTTP/1.1\r\nHost: localhost\r\n\r\nJUNK\r\n', 'JUNK\r\n', '\r\n\r\n']],
  ])('a broken second request is answered behind the first (%s)', async (_when, pieces) => {
    const { promise: hold, resolve: release } = Promise.withResolvers<void>();
    const { port } = await open({
      handler: async (_request, response) => {
        await hold;
        response.end('late');
      },
    });
    const client = connect(port, '127.0.0.1');
    let text = '';
    client.on('data', (chunk) => {
      text += chunk;
    });
    for (const piece of pieces) {
      client.write(piece);
      await expectAlive(port);
    }
    expect(text).toBe('');
    release();
    await once(client, 'close');
    expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
      '200',
      '400',
    ]);
    expect(text).toMatch(/late.*400 Bad Request/s);
  });

  it('behind several whole requests a broken one is answered last', async () => {
    const { port } = await open({
      handler: async (request, response) => {
        await new Promise((resolve) => setTimeout(resolve, request.url === '/slow' ? 100 : 0));
        response.end('whole');
      },
    });
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const { text } = await sendRaw(port, `${get('/slow')}${get('/')}${get('/slow')}GET\r\n\r\n`);
    expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
      ...['200', '200', '200', '400'],
    ]);
  });

  it('a method allowed by configuration passes', async () => {
    const { port } = await open({ allowedMethods: ['GET', 'PATCH'] });
    expect((await sendRaw(port, method('PATCH'))).status).toBe(200);
    const refused = await sendRaw(port, method('POST'));
    expect(refused.status).toBe(405);
    expect(refused.headers.allow).toBe('GET, PATCH');
  });
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
    const answer = await getRaw(port, '/');
    expectSecured(answer);
    expect(answer.text.match(/Set-Cookie/g)).toHaveLength(2);
    expect(answer.text).toContain('200 Fine');
  });

  it('are chosen by request and can be left out', async () => {
    const { port } = await open({
      headersFor: toHeadersFor(
        (request) => (request?.url === '/media' ? 'sandbox' : policy),
        () => ({ 'X-Frame-Options': '' }),
      ),
    });
    const answer = await getRaw(port, '/media');
    expect(answer.headers['content-security-policy']).toBe('sandbox');
    expect(answer.headers).not.toHaveProperty('x-frame-options');
  });

  it('name a character set for text', async () => {
    const { port } = await open();
    expect((await getRaw(port, '/')).headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('carry an id of our own, or of a trusted proxy', async () => {
    const forged = { 'X-Request-Id': 'from-outside-1' };
    const { port } = await open();
    const behind = await open({ trustedProxies: parseTrustedProxies('loopback') });
    expect((await getRaw(port, '/', forged)).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect((await getRaw(behind.port, '/', forged)).headers['x-request-id']).toBe('from-outside-1');
  });
});

describe('failures', () => {
  it.each<[string, FrontDoorOptions['handler']]>([
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
  ])('a handler that %s answers a plain 500', async (_name, handler) => {
    const { port } = await open({ handler });
    const answer = await getRaw(port, '/');
    expect(answer.status).toBe(500);
    expect(answer.body).toBe('Internal Server Error\n');
    expectSecured(answer);
    await expectAlive(port);
  });

  it('a handler that fails in the middle cuts the connection', async () => {
    const { port } = await open({
      handler: (_request, response) => {
        response.writeHead(200, { 'Content-Length': 100 });
        response.write('half');
        throw new Error('boom');
      },
    });
    const answer = await getRaw(port, '/');
    expect(answer.body.length).toBeLessThan(100);
    await expectAlive(port);
  });
});

describe('load', () => {
  it('sheds what it cannot hold with 503 and Retry-After, and stays healthy', async () => {
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

  it('one slow sender takes no other visitor’s place', async () => {
    const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
    const { port } = await open({
      limits: { concurrentBodiesOfClient: 1 },
      handler: async (request, response) => {
        if (request.method === 'POST') {
          enter();
          for await (const _chunk of request);
        }
        response.end();
      },
    });
    const post =
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\nConnection: close\r\n\r\n';
    const slow = connect(port, '127.0.0.1', () => slow.write(post));
    slow.on('error', () => undefined);
    await entered;
    expect((await sendRaw(port, post)).status).toBe(503);
    expect((await getRaw(port, '/')).status).toBe(200);
    slow.destroy();
  });

  it('gives up on headers that do not come', async () => {
    const { port } = await open({ limits: { headersTimeout: 50, requestTimeout: 100 } });
    const answer = await sendRaw(port, 'GET / HTTP/1.1\r\nHost: loc');
    expect(answer.status).toBe(408);
    expectSecured(answer);
  });
});

describe('health', () => {
  it('answers under any host name, and refuses what is no question', async () => {
    const { port } = await open();
    expect((await getRaw(port, '/healthz', { Host: '10.0.0.7' })).status).toBe(200);
    const post = await sendRaw(
      port,
      'POST /readyz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n',
    );
    expect(post.status).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
  });

  it('is not ready while a part of it says or fails so', async () => {
    const unready = await open({ isReady: () => false });
    const broken = await open({ isReady: () => Promise.reject(new Error('no database')) });
    expect((await getRaw(unready.port, '/readyz')).status).toBe(503);
    expect((await getRaw(broken.port, '/readyz')).status).toBe(503);
    expect((await getRaw(broken.port, '/healthz')).status).toBe(200);
  });
});

describe('drain', () => {
  it('finishes what is in flight, takes nothing new, and ends', async () => {
    const { promise: hold, resolve: release } = Promise.withResolvers<void>();
    const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
    const { door, port } = await open({
      handler: async (_request, response) => {
        enter();
        await hold;
        response.end('done');
      },
    });
    const answer = new Promise<IncomingMessage>((resolve) => {
      httpRequest({ port, host: '127.0.0.1', agent: false }, resolve).end();
    });
    await entered;
    const drained = door.drain();
    expect((await getRaw(port, '/')).status).toBe(0);
    release();
    expect((await answer).statusCode).toBe(200);
    await drained;
  });

  it('cuts what does not end in time', async () => {
    const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
    const { door, port } = await open({ handler: () => enter() });
    const answer = getRaw(port, '/');
    await entered;
    await door.drain(20);
    expect((await answer).status).toBe(0);
  });
});

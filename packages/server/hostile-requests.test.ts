import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { expectAlive, expectSecured, open } from './testing/open-http-server.ts';
import { getRaw, sendRaw } from './testing/raw-socket.ts';

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
  ])('%s is rejected with the headers, and the process continues', async (_name, bytes, status) => {
    const { port } = await open();
    const received = await sendRaw(port, bytes);
    expect(received.status).toBe(status);
    expectSecured(received);
    if (status === 405) expect(received.headers.allow).toBe('GET, HEAD, POST');
    await expectAlive(port);
  });

  it.each([
    'localhost',
    'localhost:4321',
    '127.0.0.1:80',
    '[::1]:80',
    'SITE.example',
    'site.example.',
  ])('the host %s gets a response', async (name) => {
    const { port } = await open();
    const received = await sendRaw(port, host(name));
    expect(received.status).toBe(200);
    expectSecured(received);
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
  ])('an invalid second request gets its response after the first (%s)', async (_when, pieces) => {
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

  it('an invalid request after several valid ones gets its response last', async () => {
    const { port } = await open({
      handler: async (request, response) => {
        await new Promise((resolve) => setTimeout(resolve, request.url === '/slow' ? 100 : 0));
        response.end('whole');
      },
    });
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const { text } = await sendRaw(port, `${get('/slow')}${get('/')}${get('/slow')}GET\r\n\r\n`);
    expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
      '200',
      '200',
      '200',
      '400',
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

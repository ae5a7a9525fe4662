import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseTrustedProxies } from './client-address.ts';
import { createLogger } from './logger.ts';
import { needOtherClient, OTHER_CLIENT, open, openClient } from './testing/open-http-server.ts';
import { getRaw, sendRaw } from './testing/raw-socket.ts';
import { plainGet, type SlowClient } from './testing/slow-client.ts';

// Other processes may delay this one.
const patient = { timeout: 20_000 };

afterEach(() => {
  vi.useRealTimers();
});

const readFirst = async (client: Promise<SlowClient>) => (await client).first();

// More than the system buffers for a connection that is not read.
function sendMuch(response: ServerResponse): void {
  const piece = Buffer.alloc(16_384);
  response.once('close', () => response.removeAllListeners('drain'));
  const go = () => {
    while (response.write(piece));
  };
  response.on('drain', go);
  go();
}

describe('one client with many connections', () => {
  it('is limited to its share, so that other clients can connect', async (context) => {
    needOtherClient(context);
    let begun = 0;
    const { port } = await open({
      limits: { connectionsOfClient: 3 },
      handler: (request, response) => {
        if (request.headers['x-stay'] === undefined) response.end('hello');
        else begun += 1;
      },
    });
    const busy = await Promise.all(
      [1, 2, 3].map(() => openClient(port, plainGet('X-Stay: 1\r\n'))),
    );
    await vi.waitFor(() => expect(begun).toBe(3), patient);
    expect(await readFirst(openClient(port, plainGet()))).toBe('');
    expect(await readFirst(openClient(port, plainGet(), OTHER_CLIENT))).toContain('hello');
    busy[0]?.socket.destroy();
    await vi.waitFor(
      async () => expect(await readFirst(openClient(port, plainGet()))).toContain('hello'),
      patient,
    );
  });

  it('loses its longest idle connection when it opens another', async () => {
    const { port } = await open({ limits: { connectionsOfClient: 2 } });
    const first = await openClient(port, plainGet());
    expect(await first.first()).toContain('hello');
    const second = await openClient(port, plainGet());
    expect(await second.first()).toContain('hello');
    // Opened first, but used last.
    first.socket.write(plainGet());
    expect(await first.first()).toContain('hello');
    expect(await readFirst(openClient(port, plainGet()))).toContain('hello');
    second.socket.resume();
    await second.ended;
    expect(first.socket.destroyed).toBe(false);
  });

  it('is limited behind a trusted proxy, and other clients of that proxy are not', async () => {
    const { port } = await open({
      limits: { connectionsOfClient: 1, concurrentRequestsOfClient: 1 },
      trustedProxies: parseTrustedProxies('loopback'),
      handler: (request, response) => {
        if (request.headers['x-stay'] === undefined) response.end('hello');
      },
    });
    const from = (address: string) => `X-Forwarded-For: ${address}\r\n`;
    await openClient(port, plainGet(`${from('192.0.2.1')}X-Stay: 1\r\n`));
    await vi.waitFor(
      async () =>
        expect(await readFirst(openClient(port, plainGet(from('192.0.2.1'))))).toContain(' 503 '),
      patient,
    );
    expect(await readFirst(openClient(port, plainGet(from('192.0.2.2'))))).toContain('hello');
  });
});

it('a proxy that is not configured is logged once', async () => {
  const lines: string[] = [];
  const logger = createLogger('test', 'warn', { write: (line: string) => void lines.push(line) });
  const { port } = await open({ logger });
  await getRaw(port, '/');
  expect(lines).toEqual([]);
  await getRaw(port, '/', { 'X-Forwarded-For': '192.0.2.1' });
  await getRaw(port, '/', { 'X-Forwarded-For': '192.0.2.2' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('TRUSTED_PROXIES');
  expect(lines[0]).not.toContain('192.0.2.1');
});

describe('one client with many requests', () => {
  it('is limited to its share while it does not read its responses, so that others get theirs', async (context) => {
    needOtherClient(context);
    const { port } = await open({
      limits: { concurrentRequestsOfClient: 2 },
      handler: (request, response) => {
        if (request.headers['x-much'] === undefined) response.end('hello');
        else sendMuch(response);
      },
    });
    const slow = [
      await openClient(port, plainGet('X-Much: 1\r\n')),
      await openClient(port, plainGet('X-Much: 1\r\n')),
    ];
    await vi.waitFor(
      async () =>
        expect(await readFirst(openClient(port, plainGet()))).toMatch(/ 503 .*Retry-After: \d/s),
      patient,
    );
    expect(await readFirst(openClient(port, plainGet(), OTHER_CLIENT))).toContain('hello');
    for (const { socket } of slow) socket.destroy();
    await vi.waitFor(
      async () => expect(await readFirst(openClient(port, plainGet()))).toContain('hello'),
      patient,
    );
  });

  it('gets its permits back when it disconnects with several open responses', async () => {
    let begun = 0;
    const { port } = await open({
      limits: { concurrentRequestsOfClient: 2 },
      handler: (request, response) => {
        if (request.headers['x-stay'] === undefined) response.end('hello');
        else begun += 1;
      },
    });
    const piped = await openClient(port, plainGet('X-Stay: 1\r\n').repeat(2));
    await vi.waitFor(() => expect(begun).toBe(2), patient);
    piped.socket.destroy();
    await vi.waitFor(
      async () => expect(await readFirst(openClient(port, plainGet()))).toContain('hello'),
      patient,
    );
  });

  it('is limited to its share for health checks, too', async (context) => {
    needOtherClient(context);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    let checks = 0;
    const { port } = await open({
      limits: { concurrentRequestsOfClient: 2 },
      isReady: () => {
        checks += 1;
        return promise;
      },
    });
    const readyz = 'GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const asking = [await openClient(port, readyz), await openClient(port, readyz)];
    await vi.waitFor(
      async () => expect(await readFirst(openClient(port, readyz))).toContain(' 503 '),
      patient,
    );
    const other = await openClient(port, readyz, OTHER_CLIENT);
    expect(checks).toBe(1);
    resolve(true);
    expect(await other.first()).toContain(' 200 ');
    for (const client of asking) expect(await client.first()).toContain(' 200 ');
  });

  it('is not limited if it is our other process', async () => {
    const { port } = await open({
      limits: { concurrentRequestsOfClient: 1, smallBodiesOfClient: 1 },
      isTrustedClient: ({ headers }) => headers.authorization === 'Bearer right',
      handler: async (request, response) => {
        for await (const _chunk of request);
        response.end('hello');
      },
    });
    const post = (secret: string) =>
      `POST / HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${secret}\r\nContent-Length: 1\r\n\r\n`;
    const trusted = [1, 2, 3].map(() => openClient(port, post('right')));
    for (const client of await Promise.all(trusted)) client.socket.write('a');
    for (const client of trusted) expect(await readFirst(client)).toContain('hello');
    await openClient(port, post('wrong'));
    await vi.waitFor(
      async () => expect(await readFirst(openClient(port, plainGet()))).toContain(' 503 '),
      patient,
    );
  });
});

describe('a slow client', () => {
  it('that stops is disconnected', async () => {
    const { httpServer, port } = await open({
      limits: { slowClientWindow: 100, slowClientBytes: 1000 },
      handler: (_request, response) => sendMuch(response),
    });
    const client = await openClient(port, plainGet());
    await client.first();
    client.socket.pause();
    const getConnections = () =>
      new Promise((resolve) => httpServer.server.getConnections((_error, count) => resolve(count)));
    await vi.waitFor(async () => expect(await getConnections()).toBe(0), { timeout: 10_000 });
  });

  it('that reads enough is not disconnected', async () => {
    let closed = false;
    const { port } = await open({
      limits: { slowClientWindow: 500, slowClientBytes: 1000 },
      handler: (_request, response) => {
        response.once('close', () => {
          closed = true;
        });
        sendMuch(response);
      },
    });
    const client = await openClient(port, plainGet());
    const started = performance.now();
    for await (const _chunk of client.socket) if (performance.now() - started > 2000) break;
    expect(closed).toBe(false);
  });

  it('is not disconnected while the server renders a page', async () => {
    const { promise: hold, resolve: release } = Promise.withResolvers<void>();
    const { port } = await open({
      limits: { slowClientWindow: 20, slowClientBytes: 1000 },
      handler: async (_request, response) => {
        await hold;
        response.end('hello');
      },
    });
    const client = await openClient(port, plainGet());
    // Meanwhile another client gets several windows of the limit.
    for (let index = 0; index < 50; index += 1) await getRaw(port, '/healthz');
    release();
    expect(await client.first()).toContain('hello');
  });
});

describe('a body with a length header', () => {
  const post = (length: number) =>
    `POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;

  it('that is too long is rejected before it is sent', async () => {
    const { port } = await open({ getLongestBody: (path) => (path === '/' ? 10 : 0) });
    const received = await sendRaw(port, post(900_000_000));
    expect(received.status).toBe(413);
    expect(received.text).not.toContain('100 Continue');
  });

  it('within the limit gets 100 Continue', async () => {
    const { port } = await open({ getLongestBody: () => 10 });
    expect(await readFirst(openClient(port, post(10)))).toContain('HTTP/1.1 100 Continue');
  });
});

it('a process that stops first reports that it is not ready, and still responds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { httpServer, port } = await open();
  let drained = false;
  const draining = httpServer.drain(1000, 300).then(() => {
    drained = true;
  });
  expect((await getRaw(port, '/readyz')).status).toBe(503);
  expect((await getRaw(port, '/')).status).toBe(200);
  expect(drained).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  await draining;
  expect((await getRaw(port, '/')).status).toBe(0);
});

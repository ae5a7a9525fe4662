import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { parseTrustedProxies } from './client-address.ts';
import { createLogger } from './logger.ts';
import {
  expectAlive,
  expectSecured,
  needOtherClient,
  OTHER_CLIENT,
  open,
  openClient,
} from './testing/open-http-server.ts';
import { getRaw, sendRaw } from './testing/raw-socket.ts';
import { plainGet } from './testing/slow-client.ts';

// Other processes may delay this one.
const patient = { timeout: 20_000 };
const upgrade = (path = '/') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;

const [attacker, honest] = [OTHER_CLIENT, '127.0.0.3'];

describe('a request to change the protocol', () => {
  it('is rejected and closed even if there is a listener', async () => {
    const { httpServer, port } = await open();
    // As a framework does on its first request.
    httpServer.server.on('upgrade', () => undefined);
    const refused = await sendRaw(port, upgrade());
    expect(refused.status).toBe(400);
    expect(refused.headers['x-request-id']).toBeTruthy();
    expectSecured(refused);
    await expectAlive(port);
  });

  it('reaches a listener in development, and does not delay the drain', async () => {
    const { httpServer, port } = await open({ passesUpgrades: true });
    httpServer.server.on('upgrade', (_request, socket) => socket.write('raw'));
    const client = await openClient(port, upgrade());
    expect(await client.first()).toBe('raw');
    client.socket.resume();
    await httpServer.drain();
    await client.ended;
  });
});

it('a CONNECT whose sender resets the connection does not end the process', async () => {
  const { port } = await open();
  const uncaught: Error[] = [];
  const note = (error: Error) => void uncaught.push(error);
  process.on('uncaughtException', note);
  try {
    for (let turn = 0; turn < 300 && uncaught.length === 0; turn += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write('CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', () => socket.resetAndDestroy());
      await once(socket, 'close');
    }
    await expectAlive(port);
    expect(uncaught).toEqual([]);
  } finally {
    process.off('uncaughtException', note);
  }
});

it('closes all connections at the deadline of a drain', async () => {
  const { httpServer, port } = await open();
  const silent = await openClient(port, '');
  silent.socket.resume();
  await httpServer.drain(50);
  await silent.ended;
});

describe('when all connections are taken', () => {
  it('the longest idle one of the client with the most is closed for a new one', async (context) => {
    needOtherClient(context);
    const { port } = await open({ limits: { connections: 4 } });
    const patientOne = await openClient(port, plainGet(), honest);
    expect(await patientOne.first()).toContain('hello');
    const crowd = [];
    for (let count = 0; count < 3; count += 1) {
      const client = await openClient(port, plainGet(), attacker);
      await client.first();
      crowd.push(client);
    }
    const newcomer = await openClient(port, plainGet());
    expect(await newcomer.first()).toContain('hello');
    crowd[0]?.socket.resume();
    await crowd[0]?.ended;
    expect(crowd.slice(1).map(({ socket }) => socket.destroyed)).toEqual([false, false]);
    patientOne.socket.write(plainGet());
    expect(await patientOne.first()).toContain('hello');
  });

  it.each(['', 'GET / HTTP/1.1\r\nHost: loc'])(
    'by connections that send no request (%j), health checks still respond',
    async (bytes) => {
      const { port } = await open({ limits: { connections: 10 } });
      await Promise.all(Array.from({ length: 10 }, () => openClient(port, bytes, attacker)));
      await expectAlive(port);
    },
  );

  it('by connections of a proxy, it can open another one', async () => {
    const { port } = await open({
      limits: { connections: 3, connectionsOfClient: 1 },
      trustedProxies: parseTrustedProxies('loopback'),
    });
    for (let count = 0; count < 3; count += 1) {
      expect(await (await openClient(port, plainGet())).first()).toContain('hello');
    }
    expect(await (await openClient(port, plainGet())).first()).toContain('hello');
  });

  it('and none is idle, the new one is closed', async () => {
    const { promise: hold, resolve: release } = Promise.withResolvers<void>();
    let begun = 0;
    const { port } = await open({
      limits: { connections: 2 },
      handler: async (_request, response) => {
        begun += 1;
        await hold;
        response.end('hello');
      },
    });
    const busy = await Promise.all([openClient(port, plainGet()), openClient(port, plainGet())]);
    await vi.waitFor(() => expect(begun).toBe(2), patient);
    expect((await getRaw(port, '/')).status).toBe(0);
    release();
    for (const client of busy) expect(await client.first()).toContain('hello');
  });
});

describe('bodies that come in slowly', () => {
  const readAll = async (request: IncomingMessage) => void (await text(request));
  const post = (length: number, sent = '') =>
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n${sent}`;
  const open5 = (limits: object) =>
    open({
      limits,
      handler: async (request, response) => {
        await readAll(request);
        response.end('thanks');
      },
    });

  it('have a short timeout if they are small', async () => {
    const { port } = await open5({ smallBodyTimeout: 100 });
    const slow = await sendRaw(port, post(60_000, 'a'));
    expect(slow.status).toBe(408);
    expectSecured(slow);
    const long = await openClient(port, post(70_000, 'a'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(long.socket.destroyed).toBe(false);
    long.socket.write('a'.repeat(69_999));
    expect(await long.first()).toContain('thanks');
  });

  it('have the same timeout after an early response', async () => {
    const { port } = await open({
      limits: { smallBodyTimeout: 100 },
      handler: (request, response) => {
        response.once('finish', () => request.resume());
        response.writeHead(401).end('no');
      },
    });
    const refused = await openClient(port, post(60_000, 'a'));
    expect(await refused.first()).toContain(' 401 ');
    refused.socket.resume();
    await refused.ended;
  });

  it('have no timeout while they wait for the handler', async () => {
    const { port } = await open({
      limits: { smallBodyTimeout: 50 },
      handler: async (request, response) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await readAll(request);
        response.end('thanks');
      },
    });
    expect(await (await openClient(port, post(60_000, 'a'.repeat(60_000)))).first()).toContain(
      'thanks',
    );
  });

  it.each([
    ['small', 60_000, { smallBodiesOfClient: 2 }],
    ['long', 70_000, { longBodiesOfClient: 2 }],
  ])(
    'of one client are aborted for its next one, the oldest first (%s)',
    async (_, length, limits) => {
      const { port } = await open5(limits);
      const [first, second] = [
        await openClient(port, post(length)),
        await openClient(port, post(length)),
      ];
      const third = await openClient(port, post(length));
      expect(await first.first()).toContain(' 503 ');
      for (const client of [second, third]) {
        client.socket.write('a'.repeat(length));
        expect(await client.first()).toContain('thanks');
      }
    },
  );

  it('of one client do not block the forms of others', async (context) => {
    needOtherClient(context);
    const { port } = await open5({ smallBodies: 3 });
    const slowButHonest = await openClient(port, post(5, 'a'), honest);
    for (let count = 0; count < 6; count += 1) await openClient(port, post(60_000, 'a'), attacker);
    expect(await (await openClient(port, post(5, 'hello'))).first()).toContain('thanks');
    slowButHonest.socket.write('bcde');
    expect(await slowButHonest.first()).toContain('thanks');
  });

  it('do not count once they are complete, even before the response', async () => {
    const { promise: hold, resolve: release } = Promise.withResolvers<void>();
    let begun = 0;
    const { port } = await open({
      limits: { smallBodiesOfClient: 2 },
      handler: async (request, response) => {
        await readAll(request);
        begun += 1;
        await hold;
        response.end('thanks');
      },
    });
    const crowd = await Promise.all(
      Array.from({ length: 50 }, () => openClient(port, post(5, 'hello'))),
    );
    await vi.waitFor(() => expect(begun).toBe(50), patient);
    release();
    for (const client of crowd) expect(await client.first()).toContain('thanks');
  });

  it('do not affect a process of our own', async () => {
    const { port } = await open({
      limits: { smallBodies: 1, concurrentRequests: 2 },
      isTrustedClient: ({ headers }) => headers.authorization === 'Bearer right',
      handler: async (request, response) => {
        await readAll(request);
        response.end('thanks');
      },
    });
    await openClient(port, post(5));
    await openClient(port, plainGet('Content-Length: 70000\r\n'));
    await vi.waitFor(async () => expect((await getRaw(port, '/')).status).toBe(503), patient);
    const ours = post(5, 'hello').replace('Host', 'Authorization: Bearer right\r\nHost');
    expect(await (await openClient(port, ours)).first()).toContain('thanks');
  });
});

it('a request gets a response even if its client cannot be identified', async () => {
  const lines: string[] = [];
  const { port } = await open({
    logger: createLogger('test', 'error', { write: (line: string) => void lines.push(line) }),
    isTrustedClient: () => {
      throw new Error('no secret');
    },
  });
  expect((await getRaw(port, '/', { Authorization: 'Bearer x' })).status).toBe(200);
  expect(lines.join()).toContain('no secret');
});

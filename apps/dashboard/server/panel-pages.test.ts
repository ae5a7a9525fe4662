import {
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPanelPages, isPanelPage } from './panel-pages.ts';

let next: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
let reached: string[];
let server: Server;
let port: number;

beforeEach(async () => {
  reached = [];
  const serve = createPanelPages(async (request, response) => {
    reached.push(`${request.method} ${request.url}`);
    await next(request, response);
  });
  server = createServer(async (request, response) => {
    const isServed = await serve(request, response, request.socket.remoteAddress ?? '');
    if (!isServed) response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const open = (localAddress = '127.0.0.1') =>
  new Promise<number>((resolve, reject) => {
    get({ port, path: '/admin/login', localAddress, agent: false }, (received) => {
      received.resume();
      resolve(received.statusCode ?? 0);
    }).on('error', reject);
  });

it.each([
  ['GET', '/admin', true],
  ['HEAD', '/admin/login', true],
  ['POST', '/admin/login', false],
  ['GET', '/administrators', false],
  ['GET', '/cms-api/blogs', false],
])('%s %s is a page of the panel: %s', (method, path, expected) => {
  expect(isPanelPage({ method } as IncomingMessage, path)).toBe(expected);
});

it('are limited for each client, without delaying others', async () => {
  const held = Promise.withResolvers<void>();
  let [making, most] = [0, 0];
  next = async (request, response) => {
    making += 1;
    most = Math.max(most, making);
    if (request.socket.remoteAddress?.endsWith('127.0.0.1')) await held.promise;
    making -= 1;
    response.end();
  };
  const opened = Array.from({ length: 60 }, () => open());
  expect(await Promise.race(opened)).toBe(503);
  expect(await open('127.0.0.2')).toBe(200);
  expect(most).toBe(5);
  held.resolve();
  const statuses = await Promise.all(opened);
  expect(statuses.filter((status) => status === 200)).toHaveLength(44);
  expect(statuses.filter((status) => status === 503)).toHaveLength(16);
});

it('are rejected at once for a client that opens hundreds', async () => {
  next = async (_, response) => {
    const until = performance.now() + 20;
    while (performance.now() < until);
    response.end();
  };
  const statuses = await Promise.all(Array.from({ length: 200 }, () => open()));
  // Without a limit, all would be rendered while other clients wait.
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(100);
});

it('are not rendered for clients that have disconnected', async () => {
  const held = Promise.withResolvers<void>();
  next = async (_, response) => {
    await held.promise;
    response.end();
  };
  const first = Array.from({ length: 4 }, () => open());
  await expect.poll(() => reached.length).toBe(4);
  const gone = get({ port, path: '/admin/gone', agent: false }).on('error', () => undefined);
  await setTimeout(100);
  gone.destroy();
  await setTimeout(100);
  held.resolve();
  await Promise.all(first);
  expect(await open()).toBe(200);
  expect(reached).not.toContain('GET /admin/gone');
});

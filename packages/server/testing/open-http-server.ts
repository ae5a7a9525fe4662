import { createServer } from 'node:net';
import { afterEach, expect, type TestContext } from 'vitest';
import { createHttpServer, type HttpServer, type HttpServerOptions } from '../http-server.ts';
import { createLogger } from '../logger.ts';
import { toHeadersFor } from '../security-headers.ts';
import { getRaw, type RawResponse } from './raw-socket.ts';
import { openSlowClient, type SlowClient } from './slow-client.ts';

export const POLICY = "default-src 'none'";
/** Drained after each test. */
const servers: HttpServer[] = [];
const clients: SlowClient[] = [];

afterEach(async () => {
  for (const { socket } of clients.splice(0)) socket.destroy();
  await Promise.all(servers.splice(0).map((httpServer) => httpServer.drain(0)));
});

/** Opens an HTTP server with a handler that sends hello. */
export async function open(options: Partial<HttpServerOptions> = {}) {
  const httpServer = createHttpServer({
    handler: (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end('hello');
    },
    headersFor: toHeadersFor(POLICY),
    allowedHosts: ['site.example'],
    logger: createLogger('test', 'silent'),
    ...options,
  });
  servers.push(httpServer);
  return { httpServer, port: await httpServer.listen(0, '127.0.0.1') };
}

/** Expects all security headers, and none that names the software. */
export function expectSecured(received: RawResponse) {
  expect(received.headers).toMatchObject({
    'content-security-policy': POLICY,
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  expect(received.headers).not.toHaveProperty('server');
  expect(received.headers).not.toHaveProperty('x-powered-by');
}

export async function expectAlive(port: number) {
  const received = await getRaw(port, '/healthz');
  expect(received.status).toBe(200);
}

/** Opens a connection and sends bytes. It is closed after the test. @param from a loopback address, as another client */
export async function openClient(port: number, bytes: string, from?: string): Promise<SlowClient> {
  const client = await openSlowClient(port, bytes, from);
  clients.push(client);
  return client;
}

/** The loopback address of another client than the default one of `openClient`. */
export const OTHER_CLIENT = '127.0.0.2';
// Linux and Windows accept connections on all of 127.0.0.0/8, macOS only on 127.0.0.1.
const hasOtherClient = await new Promise<boolean>((resolve) => {
  const server = createServer();
  server.once('error', () => resolve(false));
  server.listen(0, OTHER_CLIENT, () => server.close(() => resolve(true)));
});

/** Skips a test that needs several clients on a system with one loopback address. */
export const needOtherClient = ({ skip }: TestContext) =>
  skip(!hasOtherClient, `this system does not have ${OTHER_CLIENT}`);

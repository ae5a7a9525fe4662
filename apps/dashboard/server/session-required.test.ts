import type { HttpServer } from '@agency/server/http-server';
import { createLogger } from '@agency/server/logger';
import { type RawResponse, sendRaw } from '@agency/server/testing/raw-socket';
import type { Endpoint } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getSettings } from '../src/platform/settings.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../src/testing/open-test-dashboard.ts';
import { createDashboard } from './dashboard.ts';

let dashboard: TestDashboard;
let server: HttpServer;
let port: number;
const reached = new Set<string>();

beforeAll(async () => {
  dashboard = await openTestDashboard();
  const { payload } = dashboard;
  await createTestUser(payload, 'admin');
  server = createDashboard({
    settings: getSettings(),
    logger: createLogger('dashboard', 'silent'),
    payload,
    next: async (request, response) => {
      reached.add(`${request.method} ${request.url}`);
      response.end('{}');
    },
    reads: { respond: async () => false },
    isReady: async () => true,
  });
  port = await server.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await server.drain(0);
  await dashboard.close();
});

/** Every endpoint below `/cms-api` that the running process has, ours and Payload's. */
function listEndpoints(): string[] {
  const { collections, globals, endpoints } = dashboard.payload.config;
  const list = (all: Omit<Endpoint, 'root'>[] | false, prefix: string) =>
    (all || []).map(({ method, path }) => `${method.toUpperCase()} ${prefix}${path}`);
  return [
    ...list(endpoints, ''),
    // Added by Payload's handler for Next on its first request.
    'GET /og',
    ...collections.flatMap((one) => list(one.endpoints, `/${one.slug}`)),
    ...globals.flatMap((one) => list(one.endpoints, `/globals/${one.slug}`)),
  ];
}

/**
 * Sends an anonymous request.
 * @param id value of path parameters
 */
function send(endpoint: string, id: number): Promise<RawResponse> {
  const [method, pattern = ''] = endpoint.split(' ');
  const path = pattern.replaceAll(/\/:\w+\??/g, `/${id}`).replace(/(?<=.)\/$/, '');
  const head = `${method} /cms-api${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;
  return sendRaw(port, `${head}Content-Length: 0\r\n\r\n`);
}

it('anonymous requests reach only the sign-in endpoints', async () => {
  for (const endpoint of listEndpoints()) {
    const [known, unknown] = await Promise.all([send(endpoint, 1), send(endpoint, 2 ** 30)]);
    const isReached = [known, unknown].some(({ status }) => status === 200);
    if (!isReached) expect([401, 404], endpoint).toContain(known.status);
    // The response does not reveal whether the row exists.
    expect([known.status, known.body], endpoint).toEqual([unknown.status, unknown.body]);
  }
  expect([...reached].sort()).toEqual([
    'GET /cms-api/users/me',
    'POST /cms-api/accounts/links/use',
    'POST /cms-api/users/forgot-password',
    'POST /cms-api/users/login',
  ]);
}, 120_000);

it.each([
  ['/cms-api/users/1', 'GET'],
  ['/cms-api/Users/Me/x', 'GET'],
  ['/cms-api/users/login', 'GET'],
  ['/cms-api/users/login', 'PATCH'],
  ['/cms-api//users/access/1', 'POST'],
  ['/cms-api/users%2Faccess%2F1', 'POST'],
  ['/CMS-API/users', 'GET'],
  ['/cms-api', 'GET'],
  ['/cms-api/', 'OPTIONS'],
])('an anonymous request for %s with %s does not reach Payload', async (path, method) => {
  reached.clear();
  await sendRaw(
    port,
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
  expect([...reached]).toEqual([]);
});

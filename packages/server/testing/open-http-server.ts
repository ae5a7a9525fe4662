import { afterEach, expect } from 'vitest';
import { createHttpServer, type HttpServer, type HttpServerOptions } from '../http-server.ts';
import { createLogger } from '../logger.ts';
import { toHeadersFor } from '../security-headers.ts';
import { getRaw, type RawResponse } from './raw-socket.ts';

export const POLICY = "default-src 'none'";
/** Every one is drained after its test. */
const doors: HttpServer[] = [];

afterEach(async () => {
  await Promise.all(doors.splice(0).map((door) => door.drain(0)));
});

/** Opens a front door before a handler that says hello. */
export async function open(options: Partial<HttpServerOptions> = {}) {
  const door = createHttpServer({
    handler: (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end('hello');
    },
    headersFor: toHeadersFor(POLICY),
    allowedHosts: ['site.example'],
    logger: createLogger('test', 'silent'),
    ...options,
  });
  doors.push(door);
  return { door, port: await door.listen(0, '127.0.0.1') };
}

/** An answer with every security header, and with none that tells of the program. */
export function expectSecured(answer: RawResponse) {
  expect(answer.headers).toMatchObject({
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
  expect(answer.headers).not.toHaveProperty('server');
  expect(answer.headers).not.toHaveProperty('x-powered-by');
}

export async function expectAlive(port: number) {
  const answer = await getRaw(port, '/healthz');
  expect(answer.status).toBe(200);
}

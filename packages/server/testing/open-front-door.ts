import { afterEach, expect } from 'vitest';
import { createFrontDoor, type FrontDoor, type FrontDoorOptions } from '../front-door.ts';
import { createLogger } from '../logger.ts';
import { toHeadersFor } from '../security-headers.ts';
import { getRaw, type RawAnswer } from './raw-socket.ts';

export const POLICY = "default-src 'none'";
/** Every one is drained after its test. */
const doors: FrontDoor[] = [];

afterEach(async () => {
  await Promise.all(doors.splice(0).map((door) => door.drain(0)));
});

/** Opens a front door before a handler that says hello. */
export async function open(options: Partial<FrontDoorOptions> = {}) {
  const door = createFrontDoor({
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
export function expectSecured(answer: RawAnswer) {
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

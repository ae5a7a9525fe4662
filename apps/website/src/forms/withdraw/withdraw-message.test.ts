import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@agency/server/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const logger = createLogger('test', 'silent');
const TOKEN = 'a'.repeat(43);
const secret = 'intake-secret-of-the-tests-0123456789';

let received: { status: number; body: string };
let requested: { method?: string; url?: string; authorization?: string; body: string }[];
let dataDir: string;
let withdrawMessage: typeof import('./withdraw-message.ts');

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const server = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request;
  requested.push({ method, url, ...headers, body: await readAll(request) });
  response.writeHead(received.status, { 'Content-Type': 'application/json' }).end(received.body);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  dataDir = mkdtempSync(join(tmpdir(), 'withdraw-'));
  // Settings are read once.
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('SITE_URL', 'http://localhost:4321');
  vi.stubEnv('INTAKE_SECRET', secret);
  vi.stubEnv('DASHBOARD_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  withdrawMessage = await import('./withdraw-message.ts');
});
beforeEach(() => {
  requested = [];
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => server.close(resolve));
  rmSync(dataDir, { recursive: true });
});

describe('the dashboard', () => {
  it.each([
    [200, '{"outcome":"deleted"}', 'deleted'],
    [200, '{"outcome":"gone"}', 'gone'],
    [404, '{"message":"This is no link of ours."}', 'unknown'],
    [503, '{"message":"Later."}', 'failed'],
    [401, '{"message":"Only the website."}', 'failed'],
    [200, '<html>', 'failed'],
    [200, '{"ok":true}', 'failed'],
    [302, '', 'failed'],
    [200, 'a'.repeat(10_000), 'failed'],
  ])('that responds with %i %s means %s', async (status, body, outcome) => {
    received = { status, body };
    expect(await withdrawMessage.withdrawMessage(TOKEN, logger)).toBe(outcome);
    expect(requested).toMatchObject([
      {
        method: 'POST',
        url: '/api/submissions/withdraw',
        authorization: `Bearer ${secret}`,
        body: JSON.stringify({ token: TOKEN }),
      },
    ]);
  });
});

describe('a token', () => {
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    withdrawMessage.readToken(
      new Request('http://localhost:4321/forms/withdraw', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        body,
      }),
    );

  it('is accepted in a form of our own page', async () => {
    const headers = { Origin: 'http://localhost:4321', 'Sec-Fetch-Site': 'same-origin' };
    expect(await post(`token=${TOKEN}`, headers)).toBe(TOKEN);
  });

  it.each([
    ['of another site', `token=${TOKEN}`, { Origin: 'https://evil.example' }],
    ['of another kind', `token=${TOKEN}`, { 'Content-Type': 'text/plain' }],
    ['twice', `token=${TOKEN}&token=${TOKEN}`, {}],
    ['that is none', 'token=%3Cscript%3E', {}],
    ['missing', 'other=1', {}],
    ['in too much', `token=${TOKEN}&x=${'x'.repeat(9000)}`, {}],
  ])('%s is not one', async (_what, body, headers) => {
    expect(await post(body, headers as Record<string, string>)).toBeUndefined();
  });
});

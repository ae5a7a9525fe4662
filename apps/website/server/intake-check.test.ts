import { createServer, type Server } from 'node:http';
import { createLogger } from '@agency/server/logger';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type IntakeCheck, watchIntake } from './intake-check.ts';

// Other processes may delay this one.
const patient = { timeout: 20_000 };

const secret = 'a-secret-of-more-than-thirty-two-characters';
let server: Server | undefined;
let check: IntakeCheck | undefined;

afterEach(() => {
  check?.stop();
  server?.close();
  server?.closeAllConnections();
  server = undefined;
});

async function start(known: string): Promise<{ url: string; calls: string[] }> {
  const calls: string[] = [];
  server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.writeHead(request.headers.authorization === `Bearer ${known}` ? 204 : 401).end();
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, calls };
}

function watch(dashboardUrl: string, endpoints: (string | undefined)[] = [undefined]) {
  const log: string[] = [];
  const write = (line: string) => void log.push(line);
  check = watchIntake({
    dashboardUrl,
    endpoints,
    secret,
    logger: createLogger('test', 'info', { write }),
  });
  return { check, log };
}

describe('the secret of website and dashboard', () => {
  it('is found to be the same', async () => {
    const { url, calls } = await start(secret);
    const { check } = watch(url);
    await vi.waitFor(() => expect(check.state()).toBe('accepted'), patient);
    expect(calls).toEqual(['GET /api/submissions/ping']);
  });

  it('is found to be the same while messages cannot be stored; this is logged once, and once more when they can', async () => {
    let status = 507;
    server = createServer((_, response) => void response.writeHead(status).end());
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const { check, log } = watch(url);
    await vi.waitFor(() => expect(check.state()).toBe('unstored'), patient);
    await check.check();
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(/store no forms/);
    // A busy dashboard is not a full one.
    status = 503;
    await check.check();
    expect(check.state()).toBe('unstored');
    status = 204;
    await check.check();
    expect(check.state()).toBe('accepted');
  });

  it('is found to differ, which is logged once, with instructions and without the secret', async () => {
    const { url } = await start('another');
    const { check, log } = watch(url);
    await vi.waitFor(() => expect(check.state()).toBe('refused'), patient);
    await check.check();
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({
      level: 'error',
      msg: expect.stringContaining('Give both the same INTAKE_SECRET'),
    });
    expect(log.join()).not.toContain(secret);
  });

  it('is unknown while the dashboard is down', async () => {
    const { check, log } = watch('http://127.0.0.1:1');
    await check.check();
    expect(check.state()).toBe('unknown');
    expect(log).toEqual([]);
  });

  it('is not sent if every form has another endpoint', async () => {
    const { url, calls } = await start(secret);
    watch(url, ['https://forms.example/contact']);
    await fetch(`${url}/after`);
    expect(calls).toEqual(['GET /after']);
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@agency/server/logger';
import { afterEach, expect, it, test, vi } from 'vitest';
import type { Fault } from '../../server/testing/fake-dashboard.ts';
import { createContentClient } from './create-content-client.ts';
import { clientLimits } from './limits.ts';
import { clock, dataDir, fake, listCopies, patient, start } from './testing/open-client.ts';

const landing = 'landing';
const changed = { fields: { lead: 'A voice.' } };
const known = { status: 'ok', data: changed };

const foreign: Server[] = [];
afterEach(() => {
  for (const host of foreign.splice(0)) {
    host.close();
    host.closeAllConnections();
  }
});

async function startForeignHost(status: number, body: string, type = 'text/html') {
  const host = createServer((_, response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body);
  });
  foreign.push(host);
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
}

it('returns the same overrides until others are published', async () => {
  fake.content?.set('landing', changed);
  const dashboard = start();
  const first = await dashboard.get('content', landing);
  expect(first).toMatchObject(known);
  clock.time += clientLimits.usableTime + 1;
  const second = await dashboard.get('content', landing);
  expect(first.status === 'ok' && second.status === 'ok' && second.data === first.data).toBe(true);
  fake.content?.set('landing', { fields: {} });
  clock.time += clientLimits.usableTime + 1;
  expect(await dashboard.get('content', landing)).toMatchObject({ data: { fields: {} } });
});

test.each([
  'never-responds',
  'cut',
  'invalid-json',
  'null',
  'wrong-schema',
  'huge',
  'flood',
  'half-then-silence',
  'gzip-bomb',
  'server-error',
  'html',
  'redirect',
  'html-not-found',
] satisfies Fault[])(
  'keeps the last valid response when it %s, also after a restart',
  async (fault) => {
    fake.content?.set('landing', changed);
    const before = start();
    await expect.poll(() => before.get('content', landing)).toMatchObject(known);
    fake.fault = fault;
    clock.time += clientLimits.usableTime + 1;
    expect(await before.get('content', landing)).toMatchObject({ ...known, stale: true });
    expect(await start().get('content', landing)).toMatchObject({ ...known, stale: true });
    expect(listCopies()).toEqual(['content.landing.json']);
  },
);

it('waits half a second for a host that hangs, and not at all after repeated timeouts', async () => {
  fake.fault = 'never-responds';
  const dashboard = start();
  const measure = async (key: string) => {
    const started = performance.now();
    await dashboard.get('content', key);
    return performance.now() - started;
  };
  expect(await measure('landing')).toBeLessThan(clientLimits.responseTimeout - 500);
  await vi.waitFor(async () => expect(await measure('nasj')).toBeLessThan(50), { timeout: 10_000 });
  expect(await measure('landing')).toBeLessThan(50);
  expect(await measure('company')).toBeLessThan(50);
});

test.each([
  [404, '<!doctype html>No', 'text/html'],
  [404, '{"error":"No"}', 'application/json'],
  [404, '{"message":"No such route"}', 'application/json'],
  [405, '', 'text/plain'],
  [200, '<!doctype html>Home', 'text/html'],
])(
  'treats a host that responds with %s %s as one without overrides, and logs nothing',
  async (status, body, type) => {
    const logger = createLogger('test', 'silent');
    const warn = vi.spyOn(logger, 'warn');
    const dashboard = createContentClient({
      contentUrl: await startForeignHost(status, body, type),
      dataDir,
      logger,
      now: () => clock.time,
    });
    expect(await dashboard.get('content', landing)).toMatchObject({ status: 'missing' });
    clock.time += clientLimits.unknownEndpointTime / 2;
    expect(await dashboard.get('content', landing)).toMatchObject({ status: 'missing' });
    expect(warn).not.toHaveBeenCalled();
    expect(listCopies()).toEqual([]);
  },
);

test.each([401, 403, 429])(
  'requests our own dashboard again at once when it responds with %i',
  async (status) => {
    const body = '{"message":"Not now."}';
    const client = start({ contentUrl: await startForeignHost(status, body, 'application/json') });
    expect((await client.get('content', landing)).status).toBe('failed');
  },
);

test.each([400, 404])(
  'keeps the last response of our own dashboard when it then responds with %i',
  async (status) => {
    await start().get('case-studies');
    await vi.waitFor(() => expect(listCopies()).toEqual(['case-studies.json']), patient);
    const body = '{"message":"Refused by a rule."}';
    const client = start({ contentUrl: await startForeignHost(status, body, 'application/json') });
    expect(await client.get('case-studies')).toMatchObject({ status: 'ok', stale: true });
  },
);

it('requests a host without the endpoint once a minute', async () => {
  fake.content = undefined;
  const dashboard = start();
  for (let second = 0; second < 60; second += 10) {
    await dashboard.get('content', landing);
    clock.time += 10_000 - 1;
  }
  expect(fake.calls).toHaveLength(1);
  clock.time += 2000;
  await dashboard.get('content', landing);
  expect(fake.calls).toHaveLength(2);
});

it('reports the fields that are left out until the copy is merged again', () => {
  const dashboard = start();
  dashboard.reportInvalid('landing', [{ path: 'lead', reason: 'Too short' }]);
  expect(dashboard.describe()).toContain('1 records (copy of landing lead: Too short)');
  dashboard.reportInvalid('landing', []);
  expect(dashboard.describe()).toContain('0 records');
});

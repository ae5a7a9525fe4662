import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@agency/server/logger';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { Fault } from '../../server/testing/fake-dashboard.ts';
import { CONFIRMATION_TIME } from './confirm-loss.ts';
import { createDashboardClient } from './create-dashboard-client.ts';
import { readerLimits } from './reader-limits.ts';
import { clock, dataDir, fake, listCopies, start } from './testing/open-client.ts';

const landing = { parameter: 'landing' };
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

it('hands out the same changes until others are published, and then those', async () => {
  fake.content?.set('landing', changed);
  const dashboard = start();
  const first = await dashboard.read('content', landing);
  expect(first).toMatchObject(known);
  clock.time += readerLimits.usable + 1;
  const second = await dashboard.read('content', landing);
  expect(first.status === 'ok' && second.status === 'ok' && second.data === first.data).toBe(true);
  fake.content?.set('landing', { fields: {} });
  clock.time += readerLimits.usable + 1;
  expect(await dashboard.read('content', landing)).toMatchObject({ data: { fields: {} } });
});

it('believes at once that all was reset, unlike a list that is suddenly empty', async () => {
  fake.content?.set('landing', {
    fields: Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`a/${index}`, index])),
  });
  const dashboard = start();
  await dashboard.read('content', landing);
  fake.content?.set('landing', { fields: {} });
  clock.time += readerLimits.usable + 1;
  await dashboard.read('content', landing);
  await fake.close();
  clock.time += CONFIRMATION_TIME;
  expect(await start().read('content', landing)).toMatchObject({ data: { fields: {} } });
});

test.each([
  'never-answers',
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
] satisfies Fault[])('keeps the last good copy when it %s, also after a restart', async (fault) => {
  fake.content?.set('landing', changed);
  const before = start();
  await before.read('content', landing);
  fake.fault = fault;
  clock.time += readerLimits.usable + 1;
  expect(await before.read('content', landing)).toMatchObject({ ...known, stale: true });
  expect(await start().read('content', landing)).toMatchObject({ ...known, stale: true });
  expect(listCopies()).toEqual(['content.landing.json']);
});

it('waits but a moment for a host that hangs, and for none that is known to', async () => {
  fake.fault = 'never-answers';
  const dashboard = start();
  const measure = async (key: string) => {
    const started = performance.now();
    await dashboard.read('content', { parameter: key });
    return performance.now() - started;
  };
  expect(await measure('landing')).toBeLessThan(readerLimits.answerTime - 500);
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
])('takes a host that says %s %s for one without changes, silently', async (status, body, type) => {
  const logger = createLogger('test', 'silent');
  const warn = vi.spyOn(logger, 'warn');
  const dashboard = createDashboardClient({
    contentUrl: await startForeignHost(status, body, type),
    dataDir,
    logger,
    now: () => clock.time,
  });
  expect(await dashboard.read('content', landing)).toMatchObject({ status: 'missing' });
  clock.time += readerLimits.unknown / 2;
  expect(await dashboard.read('content', landing)).toMatchObject({ status: 'missing' });
  expect(warn).not.toHaveBeenCalled();
  expect(listCopies()).toEqual([]);
});

it('asks a host that does not know the call once a minute', async () => {
  fake.content = undefined;
  const dashboard = start();
  for (let second = 0; second < 60; second += 10) {
    await dashboard.read('content', landing);
    clock.time += 10_000 - 1;
  }
  expect(fake.calls).toHaveLength(1);
  clock.time += 2000;
  await dashboard.read('content', landing);
  expect(fake.calls).toHaveLength(2);
});

it('leaves out a place that no file can have, and keeps the others', async () => {
  fake.content?.set('landing', { fields: { ...changed.fields, ['a'.repeat(301)]: 1 } });
  expect(await start().read('content', landing)).toMatchObject(known);
});

it('says which fields are left out until the words are put together anew', () => {
  const dashboard = start();
  dashboard.leaveOut('landing', [{ place: 'lead', reason: 'Too short' }]);
  expect(dashboard.describe()).toContain('1 records (words of landing lead: Too short)');
  dashboard.leaveOut('landing', []);
  expect(dashboard.describe()).toContain('0 records');
});

describe('in another language', () => {
  const arabic = { parameter: { key: 'landing', language: 'ar' } };
  const said = { fields: { lead: 'صوت.' } };

  it('is asked for by its name, and has a copy of its own', async () => {
    fake.content?.set('landing', changed);
    fake.content?.set('landing ar', said);
    const before = start();
    expect(await before.read('language-content', arabic)).toMatchObject({ data: said });
    expect(await before.read('content', landing)).toMatchObject(known);
    expect(fake.calls).toContain('GET /api/content/landing?language=ar');
    expect(listCopies().toSorted()).toEqual([
      'content.landing.json',
      'language-content.landing.ar.json',
    ]);
    await fake.close();
    const after = await start().read('language-content', arabic);
    expect(after).toMatchObject({ data: said, stale: true });
  });

  it('is nothing of what a host says that does not look at the language, and there is no copy of it', async () => {
    fake.content?.set('landing', changed);
    fake.knowsLanguages = false;
    const unchanged = { status: 'ok', data: { fields: {} } };
    expect(await start().read('language-content', arabic)).toMatchObject(unchanged);
    expect(listCopies()).toEqual([]);
  });

  it('keeps its copy when a host does not look at the language', async () => {
    fake.content?.set('landing', changed);
    fake.content?.set('landing ar', said);
    await start().read('language-content', arabic);
    fake.knowsLanguages = false;
    expect(await start().read('language-content', arabic)).toMatchObject({ data: { fields: {} } });
    await fake.close();
    expect(await start().read('language-content', arabic)).toMatchObject({ data: said });
  });

  it('is nothing of a host that refuses the question', async () => {
    fake.content?.set('landing', changed);
    fake.refusesPages = true;
    expect(await start().read('language-content', arabic)).toMatchObject({
      status: 'ok',
      data: { fields: {} },
    });
    expect(await start().read('content', landing)).toMatchObject(known);
  });

  it.each(['', '../x', 'AR', 'a b'])('is not asked for by %s', async (language) => {
    const asked = { parameter: { key: 'landing', language } };
    expect(await start().read('language-content', asked)).toMatchObject({ status: 'missing' });
    expect(fake.calls).toEqual([]);
  });
});

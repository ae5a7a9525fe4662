import { AsyncLocalStorage } from 'node:async_hooks';
import { findPostgres } from '@agency/server/testing/find-postgres';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toTestEnvironment } from '../testing/open-test-dashboard.ts';
import { query, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openLimit, prepareLimits } from './shared-limit.ts';

const rule = { name: 'sign-in', points: 5, duration: 900 };
const KEY = '["203.0.113.9","mona@example.com"]';
beforeAll(() => void Object.assign(process.env, toTestEnvironment('/nowhere')));

it('without a database the limit is in memory, and expires', async () => {
  const limit = openLimit({ db: { name: 'sqlite' } as never }, { ...rule, duration: 0.2 });
  for (let turn = 0; turn < 5; turn += 1) expect(await limit.take(KEY)).toBeUndefined();
  expect(await limit.take(KEY)).toBe(1);
  await expect.poll(() => limit.take(KEY)).toBeUndefined();
});

it('the limit in memory keeps no request context', async () => {
  const request = new AsyncLocalStorage<string>();
  const begin = globalThis.setTimeout;
  const holders: unknown[] = [];
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((...timer: Parameters<typeof begin>) => {
    holders.push(request.getStore());
    return begin(...timer);
  }) as typeof begin);
  const limit = openLimit({ db: { name: 'sqlite' } as never }, rule);
  await request.run('a request', async () => {
    await limit.take(KEY);
    await limit.refund('another');
  });
  expect(holders).toEqual([undefined, undefined]);
});

// Skipped, and counted as that, where no PostgreSQL is installed (Debian: apt install postgresql).
describe.skipIf(!findPostgres())('on PostgreSQL', () => {
  let server: TestPostgres;
  let url: string;
  let pools: pg.Pool[];
  let limits: ReturnType<typeof openLimit>[];
  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createDatabase();
    pools = [1, 2].map(() => new pg.Pool({ connectionString: url, connectionTimeoutMillis: 3000 }));
    for (const pool of pools) pool.on('error', () => undefined);
    const toPayload = (pool?: pg.Pool) => ({ db: { name: 'postgres', pool } as never });
    // Sequential, as under the boot lock: PostgreSQL rejects concurrent CREATE TABLE.
    for (const pool of pools) await prepareLimits(toPayload(pool));
    limits = pools.map((pool) => openLimit(toPayload(pool), rule));
  }, 120_000);
  beforeEach(() => query(url, 'DELETE FROM attempt_counts'));
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await server.close();
  }, 60_000);

  const take = (number: number, key = KEY) => limits[number % 2]?.take(key);

  it('attempts count across processes', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect(await take(turn)).toBeUndefined();
    expect(await take(0)).toBeGreaterThan(890);
    expect(await take(1)).toBeGreaterThan(890);
    expect(await take(1, 'another')).toBeUndefined();
    await limits[0]?.reset(KEY);
    for (let turn = 0; turn < 5; turn += 1) expect(await take(1)).toBeUndefined();
    await limits[0]?.refund(KEY);
    expect(await take(0)).toBeUndefined();
    expect(await take(1)).toBeDefined();
  });

  it('concurrent attempts in both processes share the limit', async () => {
    const waits = await Promise.all(Array.from({ length: 40 }, (_, number) => take(number)));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(5);
  });

  it('the table contains no IP addresses or names', async () => {
    await take(0);
    const rows = await query(url, 'SELECT key FROM attempt_counts');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/203|mona/);
  });

  it('each process counts on its own while PostgreSQL is down', { timeout: 60_000 }, async () => {
    await server.stop();
    for (let turn = 0; turn < 5; turn += 1) expect(await take(0)).toBeUndefined();
    expect(await take(0)).toBeGreaterThan(890);
    await server.start();
    await expect.poll(() => take(1)).toBeUndefined();
  });
});

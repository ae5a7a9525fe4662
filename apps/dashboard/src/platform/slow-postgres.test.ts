import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IntakeProcess, sendContact, startIntake } from '../testing/intake-client.ts';
import { query, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { type SlowProxy, startSlowProxy } from '../testing/slow-proxy.ts';

/** The timeout of three seconds, with tolerance for a busy machine, in milliseconds. */
const GIVEN_UP = 4500;

// Skipped, and counted as that, where no PostgreSQL is installed (Debian: apt install postgresql).
describe.skipIf(!findPostgres())('a PostgreSQL that does not respond', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dashboard-slow-'));
  let server: TestPostgres;
  let proxy: SlowProxy;
  let intake: IntakeProcess;
  let url: string;
  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createDatabase();
    proxy = await startSlowProxy(Number(new URL(url).port));
    const slow = new URL(url);
    slow.port = String(proxy.port);
    intake = await startIntake(folder, { DATABASE_URL: slow.href });
  }, 120_000);
  afterAll(async () => {
    await intake?.stop();
    await proxy?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  const request = async (path: string) => {
    const started = performance.now();
    const { status } = await fetch(`http://127.0.0.1:${intake.port}${path}`);
    return { status, ms: performance.now() - started };
  };

  it('times out after three seconds, and serves again after recovery', {
    timeout: 60_000,
  }, async () => {
    expect((await sendContact(intake.port, randomUUID())).status).toBe(201);
    expect((await request('/readyz')).status).toBe(200);
    proxy.stall();
    const key = randomUUID();
    // More messages than the pool has connections, and health checks.
    const keys = [key, ...Array.from({ length: 29 }, () => randomUUID())];
    const sending = keys.map((each) => sendContact(intake.port, each));
    const watching = Array.from({ length: 10 }, () => request('/readyz'));
    const [sent, responses] = await Promise.all([Promise.all(sending), Promise.all(watching)]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...responses.map(({ ms }) => ms))).toBeLessThan(GIVEN_UP);
    expect(Math.max(...sent.map(({ ms }) => ms))).toBeLessThan(2 * GIVEN_UP);

    proxy.flow();
    const back = performance.now();
    await expect
      .poll(async () => (await sendContact(intake.port, key)).reference, { timeout: 20_000 })
      .toBeDefined();
    await expect.poll(async () => (await request('/readyz')).status, { timeout: 20_000 }).toBe(200);
    expect(performance.now() - back).toBeLessThan(2 * GIVEN_UP);
    const rows = await query(url, `SELECT 1 FROM submissions WHERE submission_id = '${key}'`);
    expect(rows).toHaveLength(1);
    // Connections from before the outage are not reused.
    for (let turn = 0; turn < 30; turn += 1) {
      expect((await sendContact(intake.port, randomUUID())).status).toBe(201);
    }
  });
});

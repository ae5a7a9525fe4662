import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { messagesAnHour, OTHER_KEY_HEADER, SENDER_HEADER } from '@agency/contracts';
import { findPostgres } from '@agency/server/testing/find-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IntakeProcess, sendContact, startIntake } from '../testing/intake-client.ts';
import { listMigrations } from '../testing/narrowings.ts';
import { query, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openStarter } from '../testing/start-client.ts';
import { hasPassword } from '../testing/stored-password.ts';

const STARTS = [
  { starts: 1, tags: [] },
  { starts: 10, tags: ['nightly'] },
];

// Skipped, and counted as that, where no PostgreSQL is installed (Debian: apt install postgresql).
describe.skipIf(!findPostgres())('on PostgreSQL', () => {
  let postgres: TestPostgres;
  // Loading the packages takes most of a start.
  const starters = [openStarter(), openStarter()] as const;
  const folders: string[] = [];
  const makeFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'dashboard-pg-'));
    folders.push(folder);
    return folder;
  };
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 120_000);
  afterAll(async () => {
    await Promise.all(starters.map(({ stop }) => stop()));
    await postgres.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  for (const { starts, tags } of STARTS) {
    it(`two concurrent starts on an empty database create one admin and one schema (${starts} rounds)`, {
      timeout: starts * 60_000,
      tags,
    }, async () => {
      for (let round = 0; round < starts; round += 1) {
        const url = await postgres.createDatabase();
        const both = starters.map((starter) => ({ starter, folder: makeFolder() }));
        await Promise.all(
          both.map(({ starter, folder }) => starter.start(folder, { DATABASE_URL: url })),
        );

        const accounts = await query(url, 'SELECT email, hash, salt FROM users');
        expect(accounts).toHaveLength(1);
        const files = both
          .map(({ folder }) => join(folder, 'first-admin.txt'))
          .filter((file) => existsSync(file));
        expect(files).toHaveLength(1);
        const text = readFileSync(files[0] ?? '', 'utf8');
        const [, password] = /^Password: (.+)$/m.exec(text) ?? [];
        expect(hasPassword({ ...accounts[0] }, password ?? '')).toBe(true);
        const rows = await query(url, 'SELECT name FROM payload_migrations ORDER BY name');
        expect(rows.map(({ name }) => name)).toEqual(listMigrations('postgres'));
      }
    });
  }

  it('an empty database with a used data folder is rejected', {
    timeout: 60_000,
  }, async () => {
    const folder = makeFolder();
    const [starter] = starters;
    await starter.start(folder, { DATABASE_URL: await postgres.createDatabase() });
    const url = await postgres.createDatabase();
    const again = starter.start(folder, { DATABASE_URL: url });
    await expect(again).rejects.toThrow(/is empty, but .*dashboard-in-use\.txt.*backup/s);
    expect(await query(url, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
    // A missing one is not created.
    const missing = starter.start(folder, { DATABASE_URL: url.replace(/\w+$/, 'nowhere') });
    await expect(missing).rejects.toThrow(/nowhere.*does not exist/);
  });

  describe('two processes', () => {
    let url: string;
    let processes: IntakeProcess[];
    let ports: number[];
    beforeAll(async () => {
      url = await postgres.createDatabase();
      const start = () => startIntake(makeFolder(), { DATABASE_URL: url });
      processes = await Promise.all([start(), start()]);
      ports = processes.map(({ port }) => port);
    }, 120_000);
    afterAll(async () => {
      await Promise.all((processes ?? []).map(({ stop }) => stop()));
    });

    const getPort = (number = 0) => ports[number % ports.length] ?? 0;
    const get = (path: string, number = 0) => fetch(`http://127.0.0.1:${getPort(number)}${path}`);
    const countStored = async (key: string) =>
      (await query(url, `SELECT id FROM submissions WHERE submission_id = '${key}'`)).length;

    it('show changes of another process within a second', async () => {
      const isSeenByBoth = async (isSeen: (text: string) => boolean) => {
        for (const number of ports.keys()) {
          // A second, and the time of one response on a busy machine.
          await expect
            .poll(async () => isSeen(await (await get('/api/team-members', number)).text()), {
              timeout: 2000,
              interval: 20,
            })
            .toBe(true);
        }
      };
      await isSeenByBoth((text) => text === '[]');
      await query(
        url,
        `WITH member AS (INSERT INTO team_members DEFAULT VALUES RETURNING id)
        INSERT INTO team_members_locales (_parent_id, _locale, name, position)
        SELECT id, 'en', 'Mona', 'Artist' FROM member`,
      );
      await isSeenByBoth((text) => text.includes('"Mona"'));
      // The changed field does not contain the time.
      await query(url, "UPDATE team_members_locales SET name = 'Omar'");
      await isSeenByBoth((text) => text.includes('"Omar"'));
      await query(url, 'DELETE FROM team_members');
      await isSeenByBoth((text) => text === '[]');
    });

    it('store a message once that is sent to both concurrently', async () => {
      const key = randomUUID();
      const responses = await Promise.all(
        Array.from({ length: 24 }, (_, number) => sendContact(getPort(number), key)),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([...Array(23).fill(200), 201]);
      expect(new Set(responses.map(({ reference }) => reference)).size).toBe(1);
      expect(await countStored(key)).toBe(1);
    });

    it('store a message once that is sent to both concurrently with different ids', async () => {
      for (let round = 0; round < 10; round += 1) {
        const [key, next] = [randomUUID(), randomUUID()];
        const responses = await Promise.all([
          sendContact(getPort(0), key, {}, { [OTHER_KEY_HEADER]: next }),
          sendContact(getPort(1), next, {}, { [OTHER_KEY_HEADER]: key }),
        ]);
        expect(responses.map(({ status }) => status).sort()).toEqual([200, 201]);
        expect(new Set(responses.map(({ reference }) => reference)).size).toBe(1);
        expect((await countStored(key)) + (await countStored(next))).toBe(1);
      }
    });

    it('share the rate limit of a sender', async () => {
      await query(url, 'UPDATE attempt_counts SET points = 0');
      const headers = { [SENDER_HEADER]: 'somebody' };
      expect((await sendContact(getPort(0), randomUUID(), {}, headers)).status).toBe(201);
      await query(
        url,
        `UPDATE attempt_counts SET points = ${messagesAnHour.contact} WHERE points = 1`,
      );
      expect((await sendContact(getPort(1), randomUUID(), {}, headers)).status).toBe(429);
      expect((await sendContact(getPort(1), randomUUID())).status).toBe(201);
    });

    it('time out on a locked table after three seconds, and serve other requests', {
      timeout: 60_000,
    }, async () => {
      const holder = new pg.Client({ connectionString: url });
      await holder.connect();
      await holder.query('BEGIN; LOCK TABLE submissions IN ACCESS EXCLUSIVE MODE');
      const keys = Array.from({ length: 30 }, () => randomUUID());
      const waiting = keys.map((key) => sendContact(getPort(), key));
      let isWaiting = true;
      const firstRefusal = Promise.race(waiting).then(() => {
        isWaiting = false;
      });
      const reads = [];
      while (isWaiting) {
        reads.push(await get('/api/blogs'), await get('/readyz'));
        await sleep(20);
      }
      await firstRefusal;
      const responses = await Promise.all(waiting);
      expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
      // A read that waits for the lock ends only when the lock is released.
      expect(reads.length).toBeGreaterThan(4);
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
      expect(Math.max(...responses.map(({ ms }) => ms))).toBeLessThan(15_000);
      await holder.query('ROLLBACK');
      await holder.end();
      for (const key of keys) expect((await sendContact(getPort(1), key)).status).toBe(201);
    });

    it('do not acknowledge failed commits', { timeout: 60_000 }, async () => {
      await query(
        url,
        `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$;
         CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON submissions
         DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`,
      );
      const key = randomUUID();
      const { status, reference } = await sendContact(getPort(), key);
      await query(url, 'DROP TRIGGER refuse ON submissions');
      expect([status, reference]).toEqual([503, undefined]);
      expect(await countStored(key)).toBe(0);
      expect((await sendContact(getPort(), key)).status).toBe(201);
    });

    it('time out while the server is suspended, and recover', { timeout: 120_000 }, async () => {
      postgres.freeze();
      const key = randomUUID();
      const response = await sendContact(getPort(), key);
      const ready = await get('/readyz');
      postgres.thaw();
      expect(response.status).toBe(503);
      expect(response.ms).toBeLessThan(15_000);
      expect(ready.status).toBe(503);
      await expect
        .poll(async () => (await sendContact(getPort(), key)).reference, {
          timeout: 30_000,
        })
        .toBeDefined();
      expect(await countStored(key)).toBe(1);
    });

    it('keep running when the server is stopped during a transaction', {
      timeout: 120_000,
    }, async () => {
      const held = "SELECT 1 FROM pg_stat_activity WHERE state = 'idle in transaction'";
      for (const number of ports.keys()) {
        expect((await get('/hold-a-transaction', number)).status).toBe(200);
      }
      expect(await query(url, held)).toHaveLength(ports.length);
      await postgres.stop();
      await postgres.start();
      for (const port of ports) {
        await expect
          .poll(async () => (await sendContact(port, randomUUID())).reference, {
            timeout: 30_000,
          })
          .toBeDefined();
      }
      expect(processes.map(({ child }) => child.exitCode)).toEqual([null, null]);
    });

    it('keep running when the server is stopped, and recover', {
      timeout: 120_000,
    }, async () => {
      await postgres.stop();
      const key = randomUUID();
      expect((await sendContact(getPort(), key)).status).toBe(503);
      expect((await get('/readyz')).status).toBe(503);
      await postgres.start();
      for (const port of ports) {
        await expect
          .poll(async () => (await sendContact(port, key)).reference, {
            timeout: 30_000,
          })
          .toBeDefined();
      }
      expect(await countStored(key)).toBe(1);
      expect(processes.map(({ child }) => child.exitCode)).toEqual([null, null]);
    });
  });
});

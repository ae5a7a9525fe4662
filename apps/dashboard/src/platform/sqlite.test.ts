import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { intakePaths } from '@agency/contracts';
import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIntake } from '../testing/intake-client.ts';
import { runErasures } from '../testing/jobs.ts';
import {
  openTestDashboard,
  TEST_INTAKE_SECRET,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';
import { openStarter } from '../testing/start-client.ts';
import { hasPassword } from '../testing/stored-password.ts';
import { explainOpenError, requireUsableFile } from './installation.ts';

let dashboard: TestDashboard;
let handleApi: typeof import('../api/handle-api.ts').handleApiRequest;
const folders: string[] = [];
const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'dashboard-sqlite-'));
  folders.push(folder);
  return folder;
};
beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ handleApiRequest: handleApi } = await import('../api/handle-api.ts'));
});
afterAll(async () => {
  await dashboard.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const send = (message: string, key = randomUUID()) =>
  handleApi(
    new Request(`http://localhost${intakePaths.contact}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${TEST_INTAKE_SECRET}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify({ ...contact, message }),
    }),
    dashboard.payload,
  );
const getBlogs = () => handleApi(new Request('http://localhost/api/blogs'), dashboard.payload);
const findStored = async (submissionId: string) =>
  (
    await dashboard.payload.find({
      collection: 'submissions',
      where: { submissionId: { equals: submissionId } },
    })
  ).docs;

it('deleted data is in none of the database files', async () => {
  const word = `unheard-of-${randomUUID()}`;
  const key = randomUUID();
  expect((await send(word, key)).status).toBe(201);
  const isOnDisk = () =>
    ['dashboard.db', 'dashboard.db-wal'].some((name) => {
      const file = join(dashboard.folder, name);
      return existsSync(file) && readFileSync(file).includes(word);
    });
  expect(isOnDisk()).toBe(true);
  const [stored] = await findStored(key);
  await dashboard.payload.delete({ collection: 'submissions', id: stored?.id ?? 0 });
  await runErasures(dashboard.payload);
  expect(isOnDisk()).toBe(false);
});

it('a locked database only delays messages, and each is stored once', async () => {
  const keys = Array.from({ length: 8 }, () => randomUUID());
  const holder = createClient({ url: `file:${join(dashboard.folder, 'dashboard.db')}` });
  await holder.execute('BEGIN IMMEDIATE');
  await holder.execute('INSERT INTO authors DEFAULT VALUES');
  const sent = Promise.all(keys.map((key) => send('While it is locked', key)));
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  const end = performance.now() + 1500;
  for (let reads = 0; reads < 10 || performance.now() < end; reads += 1) {
    expect((await getBlogs()).status).toBe(200);
    // Sending responses alone would not let messages be processed.
    await new Promise(setImmediate);
  }
  delays.disable();
  // If the driver waited, the process would be blocked for five seconds with each message.
  expect(delays.max / 1e6).toBeLessThan(4000);
  expect(await findStored(keys[0] ?? '')).toEqual([]);
  await holder.execute('COMMIT');
  holder.close();
  const responses = await sent;
  expect(responses.map(({ status }) => status)).toEqual(Array(keys.length).fill(201));
  // Read by another process, as after a crash: only committed data is on disk.
  const reader = createClient({ url: `file:${join(dashboard.folder, 'dashboard.db')}` });
  for (const key of keys) {
    const sql = 'SELECT count(*) AS count FROM submissions WHERE submission_id = ?';
    expect((await reader.execute({ sql, args: [key] })).rows[0]?.count).toBe(1);
  }
  reader.close();
  // The data that the other process stored meanwhile is read.
  const { totalDocs } = await dashboard.payload.count({ collection: 'authors' });
  expect(totalDocs).toBe(1);
});

describe('a start', () => {
  // Loading the packages takes most of it.
  const starters = [openStarter(), openStarter()] as const;
  const [{ start }] = starters;
  afterAll(async () => {
    await Promise.all(starters.map(({ stop }) => stop()));
  });

  it('concurrent with another one on an empty folder creates one admin and one private file', {
    timeout: 240_000,
  }, async () => {
    for (let round = 0; round < 2; round += 1) {
      const folder = join(makeFolder(), 'data');
      await Promise.all(starters.map(({ start }) => start(folder)));
      const client = createClient({ url: `file:${join(folder, 'dashboard.db')}` });
      const { rows } = await client.execute('SELECT hash, salt FROM users');
      client.close();
      const text = readFileSync(join(folder, 'first-admin.txt'), 'utf8');
      const [, password = ''] = /^Password: (.+)$/m.exec(text) ?? [];
      expect(rows).toHaveLength(1);
      expect(hasPassword({ ...rows[0] }, password)).toBe(true);
      for (const name of ['.', 'dashboard.db', 'first-admin.txt']) {
        expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
      }
    }
  });

  it('without a database file in a used folder is rejected with an error message', () => {
    const folder = makeFolder();
    const settings = { DATA_DIR: folder, DATABASE_URL: undefined };
    expect(() => requireUsableFile(settings)).not.toThrow();
    writeFileSync(join(folder, 'dashboard-in-use.txt'), 'x');
    expect(() => requireUsableFile(settings)).toThrow(
      /dashboard\.db is missing, but .* shows that .* used\. Restore .* backup.* delete/,
    );
  });

  it('reports a damaged file, wherever it is detected', () => {
    const settings = { DATA_DIR: makeFolder(), DATABASE_URL: undefined };
    const corrupt = new Error('SQLITE_CORRUPT: database disk image is malformed');
    for (const error of [corrupt, new Error('Failed query', { cause: corrupt })]) {
      expect(explainOpenError(error, settings)).toMatchObject({
        name: 'DataError',
        message: expect.stringMatching(/dashboard\.db is damaged.*backup/),
      });
    }
    const other = new Error('Failed query');
    expect(explainOpenError(other, settings)).toBe(other);
  });

  it('fails at once if its lock file is not usable', { timeout: 60_000 }, async () => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'dashboard.db-boot'), 'this is no database '.repeat(500));
    await expect(start(folder)).rejects.toThrow(/SQLITE_NOTADB/);
  });

  it('with an empty or damaged file is rejected, and does not change the file', {
    timeout: 120_000,
  }, async () => {
    const folder = makeFolder();
    // A process may keep locks of an open file, so each step has its own process.
    await (await startIntake(folder)).stop();
    const file = join(folder, 'dashboard.db');
    // A killed process leaves its temporary files.
    const client = createClient({ url: `file:${file}` });
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    client.close();
    const whole = readFileSync(file);
    rmSync(`${file}-wal`, { force: true });
    writeFileSync(file, '');
    await expect(startIntake(folder)).rejects.toThrow(/dashboard\.db is empty, but/);
    for (const damage of [
      Buffer.from('not a database at all, but long enough to be read'),
      cut(whole),
    ]) {
      for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
      writeFileSync(file, damage);
      await expect(startIntake(folder)).rejects.toThrow(/is damaged.*backup/);
      expect(readFileSync(file).equals(damage)).toBe(true);
    }
  });
});

// A page in the middle overwritten, as a failing disk does.
function cut(whole: Buffer): Buffer {
  const broken = Buffer.from(whole);
  broken.fill(0xff, 4096, 5 * 4096);
  return broken;
}

import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseSettings } from '@agency/server/settings';
import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dashboardSettings, getSettings } from '../platform/settings.ts';
import { type FakeBucket, startFakeBucket } from '../testing/fake-bucket.ts';
import { sendContact, startIntake } from '../testing/intake-client.ts';
import {
  createTestPicture,
  createTestUser,
  openTestDashboard,
} from '../testing/open-test-dashboard.ts';
import { query, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { createTestPost } from '../testing/posts.ts';
import type { DatabaseSide } from './database-side.ts';
import { cleanUp, move, undoMove } from './move.ts';
import { sumTables } from './move-rows.ts';
import { openPostgresSide } from './postgres-side.ts';
import { openSqliteSide } from './sqlite-side.ts';

const MINUTE = 60_000;

describe.skipIf(!findPostgres())('a move', () => {
  let server: TestPostgres;
  let bucket: FakeBucket;
  /** A used data folder that every test has a copy of. */
  let used: string;
  let folder: string;
  let url: string;
  const folders: string[] = [];

  beforeAll(async () => {
    server = await startPostgres();
    bucket = await startFakeBucket();
    const { payload, folder: made } = await openTestDashboard();
    used = made;
    await createTestPicture(payload, 'blue.jpg');
    const post = await createTestPost(payload, 'published');
    // An editor's draft over it: a version of its own.
    await payload.update({
      collection: 'blogs',
      id: post.id,
      data: { title: 'Ünïcode « عربي » \\ "quoted"', _status: 'draft' },
      draft: true,
      overrideAccess: true,
    });
    await createTestUser(payload, 'admin');
    const gone = await createTestUser(payload, 'editor');
    await payload.delete({ collection: 'users', id: gone.id, overrideAccess: true });
    const { openResumeVault } = await import('../platform/resume-vault.ts');
    const vault = openResumeVault(getSettings());
    for (const key of ['a'.repeat(32), 'b'.repeat(32)]) await vault.put(key, Buffer.from(key));
    await vault.move('a'.repeat(32), 'kept');
    await payload.destroy();
  }, 2 * MINUTE);
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'move-test-'));
    folders.push(folder);
    cpSync(used, folder, { recursive: true });
    bucket.objects.clear();
    url = await server.createDatabase();
  });
  afterAll(async () => {
    await bucket.close();
    await server.close();
    for (const one of [...folders, used]) rmSync(one, { recursive: true, force: true });
  });

  const toEnvironment = (more: Record<string, string> = {}) => ({
    ...process.env,
    ...{ NODE_ENV: 'production' as const, DATA_DIR: folder },
    ...{ S3_ENDPOINT: bucket.url, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
    ...more,
  });
  const toSettings = (more?: Record<string, string>) =>
    parseSettings(dashboardSettings, toEnvironment(more));
  const toBucket = () => ({ to: url, bucket: 'bucket' });
  /** The command, in a process of its own, where no secret is in the environment, as by default. */
  const start = (): ChildProcess =>
    fork(join(import.meta.dirname, '../commands/move.ts'), ['--to', url, '--bucket', 'bucket'], {
      env: toEnvironment({ PAYLOAD_SECRET: '', INTAKE_SECRET: '' }),
      execArgv: [],
      stdio: 'ignore',
    });

  /** Every row of both databases, in sums. */
  async function sumUpBoth(file: string) {
    const [one, other] = [openSqliteSide(file), await openPostgresSide(url)];
    const columns = await other.findColumns();
    const sumUpOne = async (side: DatabaseSide) => {
      await side.lock();
      return { sums: await sumTables(side, columns), ids: await side.findLastIds() };
    };
    const sums = [await sumUpOne(one), await sumUpOne(other)];
    await one.close();
    await other.close();
    return sums;
  }
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const hashFolders = (root: string) =>
    Object.fromEntries(
      ['media', 'resumes']
        .flatMap((name) =>
          readdirSync(join(root, name), { recursive: true, withFileTypes: true }).filter((entry) =>
            entry.isFile(),
          ),
        )
        .map(({ parentPath, name }) => join(parentPath, name))
        .map((path) => [path.slice(root.length + 1), hash(readFileSync(path))]),
    );
  const hashBucket = () =>
    Object.fromEntries(
      [...bucket.objects].map(([key, { bytes }]) => [
        key.startsWith('resumes/') ? key : `media/${key}`,
        hash(bytes),
      ]),
    );

  it('moves to PostgreSQL and a bucket and back, with equal rows and hashes', {
    timeout: 8 * MINUTE,
  }, async () => {
    await move(toSettings(), toBucket());
    const [old, present] = await sumUpBoth(join(folder, 'dashboard.db'));
    expect(present).toEqual(old);
    expect(hashBucket()).toEqual(hashFolders(folder));
    const inPlace = toSettings({ DATABASE_URL: url, S3_BUCKET: 'bucket' });
    await cleanUp(inPlace);
    await move(inPlace, { to: `file:${join(folder, 'back.db')}`, bucket: null });
    const [returned] = await sumUpBoth(join(folder, 'back.db'));
    expect(returned).toEqual(present);
    expect(hashFolders(folder)).toEqual(hashBucket());
  });

  it('moves to PostgreSQL and a bucket and back under load, with equal rows and hashes', {
    timeout: 8 * MINUTE,
    tags: 'nightly',
  }, async () => {
    const dashboard = await startIntake(folder);
    const moving = start();
    const over = once(moving, 'exit');
    const taken: string[] = [];
    let refused = 0;
    while (moving.exitCode === null) {
      const posts = await fetch(`http://127.0.0.1:${dashboard.port}/api/blogs`);
      expect(posts.status).toBe(200);
      const key = randomUUID();
      const { status } = await sendContact(dashboard.port, key);
      if (status < 300) taken.push(key);
      else refused += 1;
      // With pauses, because constant requests would take the CPU from the move.
      await wait(25);
    }
    expect((await over)[0]).toBe(0);
    // The old database rejects writes now.
    expect((await sendContact(dashboard.port, randomUUID())).status).toBe(503);
    expect((await fetch(`http://127.0.0.1:${dashboard.port}/api/blogs`)).status).toBe(200);
    await dashboard.stop();
    expect(taken.length).toBeGreaterThan(0);
    const rows = await query(url, 'SELECT submission_id FROM submissions');
    expect(rows.map(({ submission_id: id }) => id).sort()).toEqual([...taken].sort());

    const file = join(folder, 'dashboard.db');
    const [old, present] = await sumUpBoth(file);
    expect(present).toEqual(old);
    expect(hashBucket()).toEqual(hashFolders(folder));
    await expect(startIntake(folder)).rejects.toThrow(/have moved to another/);

    const inPlace = { DATABASE_URL: url, S3_BUCKET: 'bucket' };
    const back = { to: `file:${join(folder, 'back.db')}`, bucket: null };
    await expect(move(toSettings(inPlace), back)).rejects.toThrow(/--clean/);
    await expect(cleanUp(toSettings())).rejects.toThrow(/do not name/);
    expect(await cleanUp(toSettings(inPlace))).toHaveLength(2);
    expect(existsSync(file)).toBe(false);
    expect(Object.keys(hashFolders(folder))).toEqual([]);
    await move(toSettings(inPlace), back);
    const [returned, left] = await sumUpBoth(join(folder, 'back.db'));
    expect(returned).toEqual(present);
    expect(left).toEqual(present);
    expect(hashFolders(folder)).toEqual(hashBucket());
    await expect(startIntake(folder, inPlace)).rejects.toThrow(/have moved to another/);
    const again = await startIntake(folder, { DATABASE_URL: `file:${join(folder, 'back.db')}` });
    expect((await sendContact(again.port, randomUUID())).status).toBe(201);
    await again.stop();
    expect(refused).toBeLessThan(taken.length + 10);
  });

  it('is resumed by the same command after a kill', {
    timeout: 8 * MINUTE,
    tags: 'nightly',
  }, async () => {
    const isNoted = (state: string) => {
      const note = join(folder, 'move.json');
      return existsSync(note) && readFileSync(note, 'utf8').includes(`"${state}"`);
    };
    const other = await server.createDatabase();
    for (const isThere of [() => bucket.objects.size > 1, () => isNoted('placing')]) {
      const child = start();
      while (!isThere() && child.exitCode === null) await wait(2);
      const over = once(child, 'exit');
      child.kill('SIGKILL');
      if (child.exitCode === null) await over;
      expect(isNoted('moved')).toBe(false);
      const elsewhere = { ...toBucket(), to: other };
      await expect(move(toSettings(), elsewhere)).rejects.toThrow(/was begun and cut off/);
    }
    await move(toSettings(), toBucket());
    const [old, present] = await sumUpBoth(join(folder, 'dashboard.db'));
    expect(present).toEqual(old);
    expect(hashBucket()).toEqual(hashFolders(folder));
    expect(readdirSync(folder)).not.toContain('moving');
    // Undone, the old database takes writes, and the next move begins anew.
    await undoMove(toSettings());
    bucket.objects.clear();
    await expect(move(toSettings(), toBucket())).rejects.toThrow(/holds rows already/);
    const dashboard = await startIntake(folder);
    expect((await sendContact(dashboard.port, randomUUID())).status).toBe(201);
    await dashboard.stop();
  });

  it('rejects unsupported moves, and changes nothing', { timeout: MINUTE }, async () => {
    bucket.objects.set('mine.jpg', { bytes: Buffer.from('mine'), at: new Date() });
    await expect(move(toSettings(), toBucket())).rejects.toThrow(/files already/);
    const sameKind = { to: `file:${join(folder, 'other.db')}` };
    await expect(move(toSettings(), sameKind)).rejects.toThrow(/npm run backup/);
    await expect(move(toSettings(), {})).rejects.toThrow(/Say where to/);
    expect(await query(url, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
    expect([...bucket.objects.keys()]).toEqual(['mine.jpg']);
  });
});

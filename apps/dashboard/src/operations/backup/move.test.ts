import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseSettings } from '@agency/server/settings';
import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dashboardSettings, getSettings } from '../../platform/settings.ts';
import { type FakeBucket, startFakeBucket } from '../../testing/fake-bucket.ts';
import { sendContact, startIntake } from '../../testing/intake-client.ts';
import {
  createTestPicture,
  createTestUser,
  openTestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { query, startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { createTestPost } from '../../testing/posts.ts';
import { sumPostgres, sumSqlite } from '../../testing/sum-rows.ts';
import { move } from './move.ts';

const MINUTE = 60_000;

describe.skipIf(!findPostgres())('a move', () => {
  let server: TestPostgres;
  let bucket: FakeBucket;
  /** A used data folder, of which each test gets a copy. */
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
    // A draft of an editor, which is another version.
    await payload.update({
      collection: 'blogs',
      id: post.id,
      data: { title: 'Ünïcode « عربي » \\ "quoted"', _status: 'draft' },
      draft: true,
      overrideAccess: true,
    });
    await createTestUser(payload, 'admin');
    // The id of a deleted account is not reused.
    const gone = await createTestUser(payload, 'editor');
    await payload.delete({ collection: 'users', id: gone.id, overrideAccess: true });
    const { openUploads } = await import('../../platform/object-store.ts');
    const store = openUploads(getSettings());
    for (const key of ['a'.repeat(32), 'b'.repeat(32)])
      await store.put(`resumes/incoming/${key}`, Buffer.from(key));
    const key = 'a'.repeat(32);
    await store.move(`resumes/incoming/${key}`, `resumes/${key}`);
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
  const toTarget = () => ({ to: url, bucket: 'bucket' });
  const toFile = (name: string) => join(folder, name);
  /** Runs the command in a process without secrets in its environment, which is the default. */
  const start = (): ChildProcess =>
    fork(join(import.meta.dirname, '../../commands/move.ts'), ['--to', url, '--bucket', 'bucket'], {
      env: toEnvironment({ PAYLOAD_SECRET: '', INTAKE_SECRET: '' }),
      detached: true,
      execArgv: [],
      stdio: 'ignore',
    });

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

  it('copies to PostgreSQL and a bucket and back, with equal rows and hashes', {
    timeout: 8 * MINUTE,
  }, async () => {
    const before = hashFolders(folder);
    await move(toSettings(), toTarget());
    const sums = await sumPostgres(url);
    expect(await sumSqlite(toFile('dashboard.db'), url)).toEqual(sums);
    expect(sums.users).toMatch(/^1 .*, 2$/);
    expect(hashBucket()).toEqual(before);
    expect(hashFolders(folder)).toEqual(before);
    const inPlace = { DATABASE_URL: url, S3_BUCKET: 'bucket' };
    const dashboard = await startIntake(folder, inPlace);
    expect((await sendContact(dashboard.port, randomUUID())).status).toBe(201);
    const back = { to: `file:${toFile('back.db')}`, bucket: null };
    await expect(move(toSettings(inPlace), back)).rejects.toThrow(/in use.*Stop the dashboard/);
    await dashboard.stop();
    await move(toSettings(inPlace), back);
    expect(await sumSqlite(toFile('back.db'), url)).toEqual(await sumPostgres(url));
    expect(hashFolders(folder)).toEqual(before);
    const again = await startIntake(folder, { DATABASE_URL: back.to });
    expect((await sendContact(again.port, randomUUID())).status).toBe(201);
    await again.stop();
  });

  it('leaves the source unchanged after a kill, and can be repeated', {
    timeout: 8 * MINUTE,
  }, async () => {
    const inPlace = { DATABASE_URL: url, S3_BUCKET: 'bucket' };
    const hasTables = async () =>
      (await query(url, "SELECT 1 FROM pg_tables WHERE tablename = 'payload_migrations'")).length >
      0;
    const before = hashFolders(folder);
    for (const isThere of [() => bucket.objects.size > 1, hasTables]) {
      const child = start();
      while (!(await isThere()) && child.exitCode === null) await wait(2);
      const over = once(child, 'exit');
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await over;
      await expect(startIntake(folder, inPlace)).rejects.toThrow(/is empty|was cut off/);
    }
    const source = await startIntake(folder);
    expect((await sendContact(source.port, randomUUID())).status).toBe(201);
    await source.stop();
    await vi.waitFor(() => move(toSettings(), toTarget()), { timeout: MINUTE, interval: 100 });
    expect(await sumSqlite(toFile('dashboard.db'), url)).toEqual(await sumPostgres(url));
    expect(hashBucket()).toEqual(before);
    expect(readdirSync(folder)).not.toContain('moving');
  });

  it('prevents the start of a dashboard meanwhile', { timeout: 2 * MINUTE }, async () => {
    const moving = move(toSettings(), toTarget());
    let isOver = false;
    const over = moving.finally(() => {
      isOver = true;
    });
    while (!readdirSync(folder).includes('moving')) await wait(5);
    const dashboard = await startIntake(folder);
    expect(isOver).toBe(true);
    await over;
    await dashboard.stop();
  });

  it('rejects a target that is not empty, and changes nothing', { timeout: MINUTE }, async () => {
    bucket.objects.set('mine.jpg', { bytes: Buffer.from('mine'), at: new Date() });
    await expect(move(toSettings(), toTarget())).rejects.toThrow(/other files.*mine\.jpg/);
    await expect(move(toSettings(), {})).rejects.toThrow(/Say where to/);
    expect(await query(url, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
    expect([...bucket.objects.keys()]).toEqual(['mine.jpg']);
    const filled = await server.createMigratedDatabase();
    await expect(move(toSettings(), { to: filled })).rejects.toThrow(/has tables/);
  });
});

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type DashboardSettings, getSettings } from '../platform/settings.ts';
import { type FakeBucket, startFakeBucket } from '../testing/fake-bucket.ts';
import { type DashboardOnPostgres, openOnPostgres } from '../testing/on-postgres.ts';
import { createTestPicture } from '../testing/open-test-dashboard.ts';
import { query } from '../testing/postgres.ts';
import { makeBackup } from './make-backup.ts';
import { countDump, countPostgres, dumpPostgres, restorePostgres } from './postgres-copy.ts';
import { restore } from './restore.ts';

describe.skipIf(!findPostgres())('a backup of PostgreSQL and a bucket', () => {
  let dashboard: DashboardOnPostgres;
  let bucket: FakeBucket;
  let other: FakeBucket;
  let settings: DashboardSettings;
  const folder = mkdtempSync(join(tmpdir(), 'backup-test-'));
  beforeAll(async () => {
    bucket = await startFakeBucket();
    other = await startFakeBucket();
    dashboard = await openOnPostgres({
      S3_BUCKET: 'bucket',
      S3_ENDPOINT: bucket.url,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    settings = { ...getSettings(), BACKUP_DIR: join(folder, 'backups') };
    await createTestPicture(dashboard.payload, 'blue.jpg');
    const { openResumeVault } = await import('../platform/resume-vault.ts');
    await openResumeVault(settings).put('a'.repeat(32), Buffer.from('a resume'));
  }, 120_000);
  afterAll(async () => {
    await dashboard.close();
    await bucket.close();
    await other.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is verified in a temporary database and restores equal data', {
    timeout: 120_000,
  }, async () => {
    const { file, manifest, isTried } = await makeBackup(settings);
    expect(isTried).toBe(true);
    expect(manifest.counts.media).toBe(1);
    const DATABASE_URL = await dashboard.server.createDatabase();
    const target: DashboardSettings = {
      ...settings,
      DATABASE_URL,
      S3_ENDPOINT: other.url,
      DATA_DIR: mkdtempSync(join(folder, 'data-')),
    };
    await restore(target, { file });
    expect(await countPostgres(DATABASE_URL)).toEqual(manifest.counts);
    expect(await countPostgres(dashboard.url)).toEqual(manifest.counts);
    const toContents = ({ objects }: FakeBucket) =>
      [...objects].map(([key, { bytes }]) => [key, bytes.toString('hex')]).sort();
    expect(toContents(other)).toEqual(toContents(bucket));
    await expect(restore(target, { file })).rejects.toThrow(/--replace/);
    await expect(restore(settings, { file, replace: true })).rejects.toThrow(/in use/);
    await restore(target, { file, replace: true });
    expect(await countPostgres(DATABASE_URL)).toEqual(manifest.counts);
    expect(readdirSync(target.DATA_DIR).filter((name) => name.startsWith('restoring'))).toEqual([]);
  });

  it('that is made with U+2028, quotes and backslashes in what people wrote comes back equal', {
    timeout: 120_000,
  }, async () => {
    const words = "one\u2028two\r\n\\. ; -- $$ '\"' \\! id";
    await query(
      dashboard.url,
      `INSERT INTO audit_trail (act, account, who, detail, updated_at, created_at) VALUES ('exported', 1, 'me', '${words.replaceAll("'", "''")}', now(), now())`,
    );
    const { file } = await makeBackup(settings);
    const url = await dashboard.server.createDatabase();
    const DATA_DIR = mkdtempSync(join(folder, 'data-'));
    const target = { ...settings, DATABASE_URL: url, S3_ENDPOINT: other.url, DATA_DIR };
    // The bucket has files of the tests before.
    await restore(target, { file, replace: true });
    expect(await query(url, "SELECT detail FROM audit_trail WHERE who = 'me'")).toEqual([
      { detail: words },
    ]);
    await query(dashboard.url, "DELETE FROM audit_trail WHERE who = 'me'");
  });

  it.each([
    ['a function', "CREATE FUNCTION public.f() RETURNS int LANGUAGE sql AS 'SELECT 1'"],
    [
      'a default that reads files',
      "ALTER TABLE users ADD x text DEFAULT pg_read_file('/etc/hostname')",
    ],
  ])(
    'whose database holds %s is rejected, and replaces nothing',
    { timeout: 120_000 },
    async (_, sql) => {
      const evil = await dashboard.server.createMigratedDatabase();
      await query(evil, sql);
      const dump = join(mkdtempSync(join(folder, 'evil-')), 'database.dump');
      await dumpPostgres(evil, dump);
      await expect(countDump(dump)).rejects.toThrow(/no backup of this dashboard/);
      const url = await dashboard.server.createMigratedDatabase();
      const before = await countPostgres(url);
      await expect(restorePostgres(url, dump)).rejects.toThrow(/no backup of this dashboard/);
      expect(await countPostgres(url)).toEqual(before);
    },
  );

  it('that is truncated replaces nothing', { timeout: 120_000 }, async () => {
    const dump = join(mkdtempSync(join(folder, 'cut-')), 'database.dump');
    await dumpPostgres(dashboard.url, dump);
    const bytes = readFileSync(dump);
    const url = await dashboard.server.createMigratedDatabase();
    const before = await countPostgres(url);
    for (const share of [0.7, 0.9, 0.999]) {
      writeFileSync(dump, bytes.subarray(0, Math.floor(bytes.length * share)));
      await expect(restorePostgres(url, dump)).rejects.toThrow(/failed|no backup/);
      expect(await countPostgres(url)).toEqual(before);
    }
  });

  const KILLED = [
    { what: 'the command alone', sign: 1, tags: ['nightly'] },
    { what: 'all of it', sign: -1, tags: [] },
  ];
  for (const { what, sign, tags } of KILLED) {
    it(`a restore of which ${what} is killed is finished by the next`, {
      timeout: 120_000,
      tags,
    }, async () => {
      const { file, manifest } = await makeBackup(settings);
      const url = await dashboard.server.createDatabase();
      const DATA_DIR = mkdtempSync(join(folder, 'data-'));
      const place = { DATABASE_URL: url, S3_ENDPOINT: other.url, DATA_DIR };
      const target: DashboardSettings = { ...settings, ...place };
      other.objects.clear();
      const child = fork(join(import.meta.dirname, '../commands/restore.ts'), [file], {
        env: { ...process.env, NODE_ENV: 'production', ...place },
        detached: true,
        execArgv: [],
        stdio: 'ignore',
      });
      const { pathname } = new URL(url);
      const isFilling = () =>
        query(
          url.replace(pathname, '/postgres'),
          `SELECT 1 FROM pg_stat_activity WHERE datname = '${pathname.slice(1)}' AND backend_xid IS NOT NULL`,
        );
      while (child.exitCode === null && (await isFilling()).length === 0) await sleep(5);
      const over = once(child, 'exit');
      process.kill(sign * (child.pid ?? 0), 'SIGKILL');
      await over;
      expect(existsSync(join(DATA_DIR, 'restoring.json'))).toBe(true);
      // Its child processes may still run; then it is rejected.
      await vi.waitFor(() => restore(target, {}), { timeout: 30_000, interval: 100 });
      expect(await countPostgres(url)).toEqual(manifest.counts);
      expect(readdirSync(DATA_DIR).filter((name) => name.startsWith('restoring'))).toEqual([]);
    });
  }
});

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DashboardSettings, getSettings } from '../../platform/settings.ts';
import { type FakeBucket, startFakeBucket } from '../../testing/fake-bucket.ts';
import { startIntake } from '../../testing/intake-client.ts';
import { type DashboardOnPostgres, openOnPostgres } from '../../testing/on-postgres.ts';
import { createTestPicture } from '../../testing/open-test-dashboard.ts';
import { query } from '../../testing/postgres.ts';
import { sumPostgres } from '../../testing/sum-rows.ts';
import type { Manifest } from './archive.ts';
import { createBackup } from './create-backup.ts';
import { restore } from './restore.ts';

const TIMEOUT = 240_000;

describe.skipIf(!findPostgres())('a backup of PostgreSQL and a bucket', () => {
  let dashboard: DashboardOnPostgres;
  let bucket: FakeBucket;
  let other: FakeBucket;
  let settings: DashboardSettings;
  /** The backup that each test restores. */
  let file: string;
  let manifest: Manifest;
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
    const { openUploads } = await import('../../platform/object-store.ts');
    const name = `resumes/incoming/${'a'.repeat(32)}`;
    await openUploads(settings).put(name, Buffer.from('a resume'));
    const words = "one\u2028two\r\n\\. ; -- $$ '\"' \\! عربي";
    await query(
      dashboard.url,
      `INSERT INTO audit_trail (act, account, who, detail, updated_at, created_at) VALUES ('exported', 1, 'me', '${words.replaceAll("'", "''")}', now(), now())`,
    );
    ({ file, manifest } = await createBackup(settings));
  }, 120_000);
  beforeEach(() => other.objects.clear());
  afterAll(async () => {
    await dashboard.close();
    await bucket.close();
    await other.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const toTarget = (DATABASE_URL?: string): DashboardSettings => ({
    ...settings,
    DATABASE_URL,
    S3_ENDPOINT: other.url,
    DATA_DIR: mkdtempSync(join(folder, 'data-')),
  });
  const toContents = ({ objects }: FakeBucket) =>
    [...objects].map(([key, { bytes }]) => [key, bytes.toString('hex')]).sort();

  it('is restored with equal rows, and replaces data only with --replace', {
    timeout: TIMEOUT,
  }, async () => {
    expect(manifest.counts).toMatchObject({ media: 1, audit_trail: 1 });
    const url = await dashboard.server.createDatabase();
    const target = toTarget(url);
    await restore(target, { file });
    const sums = await sumPostgres(dashboard.url);
    expect(await sumPostgres(url)).toEqual(sums);
    expect(toContents(other)).toEqual(toContents(bucket));
    await expect(restore(target, { file })).rejects.toThrow(/--replace/);
    await expect(restore(settings, { file, replace: true })).rejects.toThrow(/in use/);
    await query(url, 'DELETE FROM audit_trail');
    other.objects.set('mine.jpg', { bytes: Buffer.from('mine'), at: new Date() });
    await restore(target, { file, replace: true });
    expect(await sumPostgres(url)).toEqual(sums);
    expect(toContents(other)).toEqual(toContents(bucket));
    expect(readdirSync(target.DATA_DIR).filter((name) => name.startsWith('rest'))).toEqual([
      'restore-lock',
    ]);
  });

  it('with other columns than the target is rejected, and replaces nothing', {
    timeout: TIMEOUT,
  }, async () => {
    const url = await dashboard.server.createMigratedDatabase();
    await query(
      url,
      "ALTER TABLE media ADD later text; INSERT INTO payload_kv (key, data) VALUES ('mine', '1')",
    );
    const target = toTarget(url);
    await expect(restore(target, { file, replace: true })).rejects.toThrow(/media\.later/);
    expect(await query(url, 'SELECT key FROM payload_kv')).toEqual([{ key: 'mine' }]);
    expect(readdirSync(target.DATA_DIR)).toEqual(['restore-lock']);
  });

  it('prevents the start of the dashboard after a killed restore, until the restore is repeated', {
    timeout: TIMEOUT,
  }, async () => {
    const url = await dashboard.server.createDatabase();
    const target = toTarget(url);
    const place = { DATABASE_URL: url, S3_ENDPOINT: other.url, DATA_DIR: target.DATA_DIR };
    const child = fork(join(import.meta.dirname, '../../commands/restore.ts'), [file], {
      env: { ...process.env, NODE_ENV: 'production', ...place },
      detached: true,
      execArgv: [],
      stdio: 'ignore',
    });
    // Observed from another database, because the command rejects one that is in use.
    const { pathname } = new URL(url);
    const isBeingFilled = async () => {
      const writing = await query(
        url.replace(pathname, '/postgres'),
        `SELECT 1 FROM pg_stat_activity WHERE datname = '${pathname.slice(1)}' AND backend_xid IS NOT NULL`,
      );
      return writing.length > 0;
    };
    while (child.exitCode === null && !(await isBeingFilled())) await sleep(5);
    const over = once(child, 'exit');
    // With its child processes.
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await over;
    expect(existsSync(join(target.DATA_DIR, 'restore-incomplete.txt'))).toBe(true);
    await expect(startIntake(target.DATA_DIR, place)).rejects.toThrow(/restore was cut off/);
    // Another machine has no such file.
    const elsewhere = mkdtempSync(join(folder, 'data-'));
    await expect(startIntake(elsewhere, { ...place, DATA_DIR: elsewhere })).rejects.toThrow(
      /restore or move.*was cut off/,
    );
    // The server ends the session of the killed process a moment later.
    await vi.waitFor(() => restore(target, { file }), { timeout: 60_000, interval: 100 });
    expect(await sumPostgres(url)).toEqual(await sumPostgres(dashboard.url));
    expect(existsSync(join(target.DATA_DIR, 'restore-incomplete.txt'))).toBe(false);
  });
});

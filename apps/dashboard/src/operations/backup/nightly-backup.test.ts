import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addJob, createRunner } from '../../jobs/queue.ts';
import { openTask, toNextHour } from '../../jobs/tasks.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { type DashboardSettings, getSettings } from '../../platform/settings.ts';
import { type FakeBucket, startFakeBucket } from '../../testing/fake-bucket.ts';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';
import { createMonitor } from '../watch/monitor.ts';
import { BACKUP, getBackupExpiryText, getBackupHealth, toBackupHour } from './backup-health.ts';
import { createBackupTask, createNightlyBackup } from './nightly-backup.ts';
import { restore } from './restore.ts';

const HOUR = 3_600_000;
/** Backups run at a low priority, so a busy machine makes them wait. */
const timeout = 400_000;
const DAYS = 35;

let dashboard: TestDashboard;
let settings: DashboardSettings;
let folder: string;
const night = new Date(2027, 0, 20, 4, 1);
const after = (hours: number) => new Date(night.getTime() + hours * HOUR);
const list = () => readdirSync(folder).filter((name) => !name.startsWith('.'));
const isBeingMade = () => existsSync(join(folder, '.making'));

beforeAll(async () => {
  dashboard = await openTestDashboard();
}, 60_000);
afterAll(() => dashboard.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nightly-test-'));
  // This process has the dashboard's own file open with another library, and backs up a copy of it.
  process.env.DATA_DIR = `${folder}-data`;
  cpSync(dashboard.folder, process.env.DATA_DIR, { recursive: true });
  process.env.BACKUP_DIR = folder;
  settings = getSettings();
});
afterEach(() => {
  delete process.env.BACKUP_DIR;
  for (const one of [folder, settings.DATA_DIR]) rmSync(one, { recursive: true, force: true });
});

describe('the schedule', () => {
  it('is on with SQLite and off with PostgreSQL by default', () => {
    const DATABASE_URL = 'postgres://localhost/some';
    expect(toBackupHour(settings)).toBe(4);
    expect(toBackupHour({ ...settings, BACKUP_HOUR: 'off' })).toBeUndefined();
    expect(toBackupHour({ ...settings, DATABASE_URL })).toBeUndefined();
    expect(toBackupHour({ ...settings, DATABASE_URL, BACKUP_HOUR: 0 })).toBe(0);
  });

  it('has one run a night', () => {
    expect(toNextHour(new Date(2027, 0, 20, 3, 59), 4)).toEqual(new Date(2027, 0, 20, 4));
    expect(toNextHour(new Date(2027, 0, 20, 4), 4)).toEqual(new Date(2027, 0, 21, 4));
  });
});

describe('a nightly backup', () => {
  it('deletes only outdated backups', async () => {
    const toName = (kind: string, day: string) => `${kind}-${day}T04-00-00-000Z.tar.gz`;
    const gone = [toName('nightly', '2026-10-01'), toName('backup', '2026-12-15')];
    const kept = [toName('nightly', '2027-01-19'), toName('backup', '2027-01-02'), 'notes.txt'];
    for (const name of [...gone, ...kept]) writeFileSync(join(folder, name), 'a backup');
    await createNightlyBackup(settings, DAYS, night);
    const [made = '', ...rest] = list().filter((name) => !kept.includes(name));
    expect(rest).toEqual([]);
    expect(made).toBe(`nightly-${night.toISOString().replace(/[:.]/g, '-')}.tar.gz`);
    expect(list()).toEqual(expect.arrayContaining(kept));
    const target = { ...settings, DATABASE_URL: undefined, DATA_DIR: mkdtempSync(`${folder}-`) };
    await restore(target, { file: join(folder, made) });
    rmSync(target.DATA_DIR, { recursive: true });
  });

  it('is stored in a bucket if one is set, and can be restored from it', async () => {
    const bucket: FakeBucket = await startFakeBucket();
    const inBucket: DashboardSettings = {
      ...settings,
      ...{ BACKUP_BUCKET: 'bucket', S3_ENDPOINT: bucket.url },
      ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
    };
    const old = 'nightly-2026-10-01T04-00-00-000Z.tar.gz';
    bucket.objects.set(old, { bytes: Buffer.from('old'), at: new Date() });
    await createNightlyBackup(inBucket, DAYS, night);
    const [name = '', ...rest] = bucket.objects.keys();
    expect(name).toMatch(/^nightly-2027/);
    expect(rest).toEqual([]);
    expect(list()).toEqual([]);
    const target = { ...inBucket, DATABASE_URL: undefined, DATA_DIR: mkdtempSync(`${folder}-`) };
    await expect(restore(target, { file: old })).rejects.toThrow(/no backup/);
    const { manifest } = await restore(target, { file: `/anywhere/${name}` });
    expect(manifest.counts.users).toBe(0);
    expect(readdirSync(target.DATA_DIR).filter((one) => one.startsWith('restoring'))).toEqual([]);
    rmSync(target.DATA_DIR, { recursive: true });
    await bucket.close();
  });

  it.each([0, 35])('deletes manual backups after the promised %i days', async (days) => {
    const toName = (age: number) => {
      const madeAt = new Date(night.getTime() - age * 24 * HOUR).toISOString();
      return `backup-${madeAt.replace(/[:.]/g, '-')}.tar.gz`;
    };
    const mine = toName(0);
    for (const name of [toName(days + 1), mine]) writeFileSync(join(folder, name), 'a backup');
    await createNightlyBackup(settings, days, night);
    expect(list().filter((name) => name.startsWith('backup'))).toEqual([mine]);
    expect(list()).toHaveLength(days === 0 ? 1 : 2);
  });
});

describe('the job', () => {
  const openJob = (now: Date) => {
    const { payload } = dashboard;
    const task = createBackupTask(payload);
    if (!task) throw new Error('there is no nightly backup');
    return createRunner(payload, openTask(payload, task), () => now);
  };
  // In the afternoon, so that the first backup is that of tomorrow.
  const today = new Date(new Date().setHours(15, 0, 0, 0));
  const tomorrow = new Date(today.getTime() + 24 * HOUR);
  const listNightly = () => list().filter((name) => name.startsWith('nightly'));
  beforeEach(async () => {
    await dashboard.payload.db.deleteMany({ collection: 'jobs', where: {} });
    await openJob(today).work();
  });

  it('runs in one of two processes, once a night', { timeout }, async () => {
    const done = await Promise.all([openJob(tomorrow).work(), openJob(tomorrow).work()]);
    expect(done.toSorted()).toEqual([0, 1]);
    expect(await openJob(new Date(tomorrow.getTime() + HOUR)).work()).toBe(0);
    expect(listNightly()).toHaveLength(1);
  });

  it('reports why it failed, and is retried every hour', { timeout }, async () => {
    process.env.BACKUP_DIR = join(folder, 'notes.txt');
    writeFileSync(process.env.BACKUP_DIR, 'a file');
    expect(await openJob(tomorrow).work()).toBe(0);
    expect(await getBackupHealth(dashboard.payload, tomorrow)).toMatchObject({
      isWrong: true,
      why: expect.stringContaining('folder of the backups cannot be written'),
    });
    process.env.BACKUP_DIR = folder;
    expect(await openJob(new Date(tomorrow.getTime() + HOUR / 2)).work()).toBe(0);
    expect(await openJob(new Date(tomorrow.getTime() + HOUR)).work()).toBe(1);
    expect(listNightly()).toHaveLength(1);
    expect(await getBackupHealth(dashboard.payload, new Date())).toMatchObject({ isWrong: false });
  });

  it('runs in another process when the first one is stopped', { timeout }, async () => {
    const stopped = openJob(tomorrow);
    const working = stopped.work();
    await expect.poll(isBeingMade, { timeout: timeout / 3, interval: 5 }).toBe(true);
    await stopped.stop();
    expect(await working).toBe(0);
    expect(listNightly()).toEqual([]);
    expect(await openJob(tomorrow).work()).toBe(1);
    expect(listNightly()).toHaveLength(1);
  });

  it('is aborted with its process, and leaves no backup', { timeout }, async () => {
    const child = fork(join(import.meta.dirname, '../../commands/nightly-backup.ts'), [`${DAYS}`], {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: [],
      stdio: 'ignore',
    });
    await expect.poll(isBeingMade, { timeout: timeout / 3, interval: 5 }).toBe(true);
    // As when this process ends.
    child.disconnect();
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(listNightly()).toEqual([]);
  });
});

describe('the alarm', () => {
  it('is sent when the last good backup is too old, and again after the next good one', async () => {
    const received: string[] = [];
    let time = new Date(Date.now() + 40 * 24 * HOUR);
    const upFor = 2 * HOUR;
    const { payload } = dashboard;
    const setJob = (data: { lastError?: string | null; finishedAt?: string }) =>
      payload.db.updateOne({ collection: 'jobs', where: { key: { equals: BACKUP } }, data });
    await payload.db.deleteMany({ collection: 'jobs', where: {} });
    await addJob(payload, { task: BACKUP, key: BACKUP, at: new Date(time.getTime() - 37 * HOUR) });
    expect(await getBackupHealth(payload, time, upFor)).toEqual({ isWrong: true });
    // It may run after the start.
    expect(await getBackupHealth(payload, time, 0)).toEqual({ isWrong: false });
    await setJob({ finishedAt: time.toISOString() });
    expect(await getBackupHealth(payload, time, upFor)).toEqual({ isWrong: false, lastAt: time });
    const late = new Date(time.getTime() + 37 * HOUR);
    expect(await getBackupHealth(payload, late, upFor)).toMatchObject({ isWrong: true });

    await setJob({ lastError: 'The disk is full.' });
    const watch = createMonitor(payload, {
      now: () => time,
      alarm: async (words) => void received.push(words),
    });
    for (let count = 0; count < 2; count += 1) await watch.run();
    expect(received).toEqual([
      expect.stringMatching(/Nightly backup: The latest backup is missing.*The disk is full/),
    ]);
    time = new Date(time.getTime() + 1000);
    await setJob({ lastError: null });
    await watch.run();
    expect(received[1]).toMatch(/Solved. Nightly backup/);
  });

  it('is off if the retention period of backups is zero', async () => {
    const { payload } = dashboard;
    const setBackups = (backups: number) =>
      // The owner does it in the panel.
      payload.updateGlobal({ slug: 'retention', data: { backups }, overrideAccess: true });
    await setBackups(0);
    expect(await getBackupHealth(payload, after(900), HOUR)).toBeUndefined();
    await setBackups(DAYS);
  });
});

it('the erasure of a person names the day when no backup contains the data any more', async () => {
  const { payload } = dashboard;
  const english = getTranslations({ language: 'en' }, 'inbox');
  const say = () => getBackupExpiryText(payload, english, new Date(2026, 10, 23, 12));
  expect(await say()).toBe('Deleted from all backups by 28 December 2026.');
  await payload.updateGlobal({
    slug: 'retention',
    data: { backups: 365 },
    // The owner does it in the panel.
    overrideAccess: true,
  });
  expect(await say()).toBe(
    'Deleted from the nightly backups by 1 May 2027, from all other copies by 23 November 2027.',
  );
});

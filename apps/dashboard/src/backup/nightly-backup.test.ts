import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getTranslations } from '../panel/language/get-translations.ts';
import { type DashboardSettings, getSettings } from '../platform/settings.ts';
import { getBackupExpiryText } from '../retention/backup-expiry.ts';
import { type FakeBucket, startFakeBucket } from '../testing/fake-bucket.ts';
import { openTestDashboard, type TestDashboard } from '../testing/open-test-dashboard.ts';
import { createMonitor } from '../watch/monitor.ts';
import { getBackupHealth } from './backup-health.ts';
import { makeNightlyBackup } from './nightly-backup.ts';
import { restore } from './restore.ts';
import { isBackupDue, isDueNow, toBackupHour } from './schedule.ts';
import { startBackups } from './worker.ts';

const HOUR = 3_600_000;
const DAYS = 35;

let dashboard: TestDashboard;
let settings: DashboardSettings;
let folder: string;
const night = new Date(2027, 0, 20, 4, 1);
const after = (hours: number) => new Date(night.getTime() + hours * HOUR);
const list = () => readdirSync(folder);

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

  it('makes up for a missed run, and waits an hour after a failure', () => {
    const known = { hour: 4, inUseSince: new Date(2026, 0), newest: undefined, status: undefined };
    expect(isBackupDue(known, night)).toBe(true);
    expect(isBackupDue(known, after(9))).toBe(true);
    expect(isBackupDue({ ...known, newest: night }, after(23))).toBe(false);
    expect(isBackupDue({ ...known, newest: night }, after(24))).toBe(true);
    expect(isBackupDue({ ...known, status: { triedAt: night } }, after(0.9))).toBe(false);
    expect(isBackupDue({ ...known, status: { triedAt: night } }, after(1))).toBe(true);
    // The clock was set back.
    expect(isBackupDue({ ...known, status: { triedAt: after(900) } }, after(1))).toBe(true);
  });

  it('needs no backup of a folder created after the run', async () => {
    expect(await isDueNow(settings, new Date())).toBe(false);
    expect(await isDueNow(settings, new Date(Date.now() + 25 * HOUR))).toBe(true);
  });
});

describe('a nightly backup', () => {
  it('is made once a night, and deletes only outdated backups', async () => {
    const toName = (kind: string, day: string) => `${kind}-${day}T04-00-00-000Z.tar.gz`;
    const gone = [toName('nightly', '2026-10-01'), toName('backup', '2026-12-15')];
    const kept = [toName('nightly', '2027-01-19'), toName('backup', '2027-01-02'), 'notes.txt'];
    for (const name of [...gone, ...kept]) writeFileSync(join(folder, name), 'a backup');
    expect(await makeNightlyBackup(settings, DAYS, night)).toBe(true);
    expect(await makeNightlyBackup(settings, DAYS, after(2))).toBe(false);
    const [made = '', ...rest] = list().filter((name) => !kept.includes(name));
    expect(rest).toEqual([]);
    expect(made).toBe(`nightly-${night.toISOString().replace(/[:.]/g, '-')}.tar.gz`);
    expect(list()).toEqual(expect.arrayContaining(kept));
    const target = { ...settings, DATABASE_URL: undefined, DATA_DIR: mkdtempSync(`${folder}-`) };
    await restore(target, { file: join(folder, made) });
    rmSync(target.DATA_DIR, { recursive: true });
  });

  it('is stored in a bucket by setting, and restored from it', async () => {
    const bucket: FakeBucket = await startFakeBucket();
    const inBucket: DashboardSettings = {
      ...settings,
      ...{ BACKUP_BUCKET: 'bucket', S3_ENDPOINT: bucket.url },
      ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
    };
    const old = 'nightly-2026-10-01T04-00-00-000Z.tar.gz';
    bucket.objects.set(old, { bytes: Buffer.from('old'), at: new Date() });
    await makeNightlyBackup(inBucket, DAYS, night);
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

  it('is made by one of two processes, and again after a kill', { timeout: 180_000 }, async () => {
    // In use since long ago, so that tonight's is due.
    utimesSync(join(settings.DATA_DIR, 'dashboard-in-use.txt'), 0, 0);
    const killed = run();
    while (!list().some((name) => name.startsWith('.making') && !name.endsWith('.lock')))
      await wait(2);
    const over = once(killed, 'exit');
    killed.kill('SIGKILL');
    await over;
    expect(list().filter((name) => name.startsWith('nightly'))).toEqual([]);
    expect(list()).not.toEqual([]);
    rmSync(join(settings.DATA_DIR, 'backup-status.json'));
    const codes = await Promise.all(
      [run(), run()].map(async (one) => (await once(one, 'exit'))[0]),
    );
    expect(codes).toEqual([0, 0]);
    expect(list()).toEqual([expect.stringMatching(/^nightly-/)]);
  });
});

it.each([0, 35])(
  'keeps the promise of %i days while none is due, because a user makes them by hand',
  async (days) => {
    const { payload } = dashboard;
    const data = { backups: days };
    await payload.updateGlobal({ slug: 'retention', data, overrideAccess: true });
    const toName = (age: number) => {
      const madeAt = new Date(Date.now() - age * 24 * HOUR).toISOString();
      return `backup-${madeAt.replace(/[:.]/g, '-')}.tar.gz`;
    };
    const mine = toName(0);
    for (const name of [toName(days + 1), mine]) writeFileSync(join(folder, name), 'a backup');
    const stop = startBackups(payload, 0);
    await expect.poll(list).toEqual([mine]);
    await stop();
  },
);

it('is made by a running dashboard, which can be stopped meanwhile', {
  timeout: 180_000,
  tags: 'nightly',
}, async () => {
  utimesSync(join(settings.DATA_DIR, 'dashboard-in-use.txt'), 0, 0);
  const stopEarly = startBackups(dashboard.payload, 0);
  while (list().length === 0) await wait(5);
  await stopEarly();
  expect(list().filter((name) => name.startsWith('nightly'))).toEqual([]);
  rmSync(join(settings.DATA_DIR, 'backup-status.json'));
  const stop = startBackups(dashboard.payload, 0);
  while (!list().some((name) => name.startsWith('nightly'))) await wait(5);
  await stop();
});

describe('the alarm', () => {
  it('is sent when the last good backup is too old, and when there is one again', async () => {
    const told: string[] = [];
    let time = new Date();
    const watch = createMonitor(dashboard.payload, {
      now: () => time,
      alarm: async (words) => void told.push(words),
    });
    await watch.look();
    const upFor = 2 * HOUR;
    time = new Date(Date.now() + 40 * 24 * HOUR);
    const health = await getBackupHealth(dashboard.payload, time, upFor);
    expect(health).toEqual({ isWrong: true });
    // It may be made up for after the start.
    expect(await getBackupHealth(dashboard.payload, time, 0)).toEqual({ isWrong: false });
    await makeNightlyBackup(settings, DAYS, time);
    expect(await getBackupHealth(dashboard.payload, time, upFor)).toEqual({
      isWrong: false,
      lastAt: time,
    });
    const late = new Date(time.getTime() + 37 * HOUR);
    expect(await getBackupHealth(dashboard.payload, late, upFor)).toMatchObject({ isWrong: true });

    // Nothing can be written where the folder should be.
    const blocked = { ...settings, BACKUP_DIR: join(folder, 'notes.txt') };
    writeFileSync(blocked.BACKUP_DIR, 'a file');
    await expect(makeNightlyBackup(blocked, DAYS, late)).rejects.toThrow();
    time = late;
    await watch.look();
    await watch.look();
    expect(told).toEqual([
      expect.stringMatching(/nightly backup is missing.*folder of the backups cannot be written/),
    ]);
    // What was wrong is wrong until one is made.
    await makeNightlyBackup(settings, DAYS, new Date(late.getTime() + HOUR));
    await watch.look();
    expect(told[1]).toMatch(/made again/);
  });

  it('is off where the owner promises that there are no backups', async () => {
    const { payload } = dashboard;
    const setBackups = (backups: number) =>
      // The owner does it in the panel.
      payload.updateGlobal({ slug: 'retention', data: { backups }, overrideAccess: true });
    await setBackups(0);
    expect(await getBackupHealth(payload, after(900), HOUR)).toBeUndefined();
    await setBackups(DAYS);
  });
});

it('names the day on which erased data is gone from all backups', async () => {
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

function run(): ChildProcess {
  return fork(join(import.meta.dirname, '../commands/nightly-backup.ts'), [String(DAYS)], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
    stdio: 'ignore',
  });
}

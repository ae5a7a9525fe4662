import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { mountSmallDisk } from '@agency/server/testing/small-disk';
import { generateX25519Identity } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleApiRequest } from '../../api/handle-api.ts';
import { type DashboardSettings, getSettings } from '../../platform/settings.ts';
import { startIntake, toContactRequest } from '../../testing/intake-client.ts';
import {
  createTestPicture,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { unpackArchive } from './archive.ts';
import { createBackup } from './create-backup.ts';
import { restore } from './restore.ts';
import { checkSqlite } from './sqlite-copy.ts';

let dashboard: TestDashboard;
let settings: DashboardSettings;
const folders: string[] = [];
const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-test-'));
  folders.push(folder);
  return folder;
};
const toPlace = (more: Partial<DashboardSettings> = {}): DashboardSettings => ({
  ...settings,
  DATABASE_URL: undefined,
  DATA_DIR: makeFolder(),
  ...more,
});
const hashFolder = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [
          path.slice(folder.length),
          createHash('sha256').update(readFileSync(path)).digest('hex'),
        ];
      }),
  );

beforeAll(async () => {
  dashboard = await openTestDashboard();
  settings = getSettings();
  await createTestPicture(dashboard.payload, 'blue.jpg');
  const { openUploads } = await import('../../platform/object-store.ts');
  const store = openUploads(settings);
  for (const key of ['a'.repeat(32), 'b'.repeat(32)]) {
    await store.put(`resumes/incoming/${key}`, Buffer.from(`the resume ${key}`));
  }
  const key = 'a'.repeat(32);
  await store.move(`resumes/incoming/${key}`, `resumes/${key}`);
}, 60_000);
afterAll(async () => {
  await dashboard.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

it('is consistent while 100 messages arrive, and is restored with equal rows', {
  timeout: 120_000,
}, async () => {
  const place = { ...settings, BACKUP_DIR: makeFolder() };
  const child = run('backup', { BACKUP_DIR: place.BACKUP_DIR });
  const over = once(child, 'exit');
  for (let count = 0; count < 100; count += 1) {
    const response = await handleApiRequest(toContactRequest(randomUUID()), dashboard.payload);
    expect(response.status).toBeLessThan(300);
  }
  expect((await over)[0]).toBe(0);
  const { file, manifest } = await createBackup(place);
  expect(manifest.counts.submissions).toBe(100);
  const [during = ''] = readdirSync(place.BACKUP_DIR).filter(
    (name) => name.startsWith('backup-') && !file.endsWith(name),
  );
  const earlyFolder = join(makeFolder(), 'early');
  await unpackArchive(join(place.BACKUP_DIR, during), earlyFolder);
  const early = new DatabaseSync(join(earlyFolder, 'database.sqlite'), { readOnly: true });
  expect(early.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  early.close();

  const target = toPlace();
  await restore(target, { file });
  expect(checkSqlite(join(target.DATA_DIR, 'dashboard.db'))).toEqual(manifest.counts);
  for (const name of ['media', 'resumes']) {
    expect(hashFolder(join(target.DATA_DIR, name))).toEqual(
      hashFolder(join(settings.DATA_DIR, name)),
    );
  }
  expect(dumpRows(join(target.DATA_DIR, 'dashboard.db'))).toEqual(
    dumpRows(join(settings.DATA_DIR, 'dashboard.db')),
  );
});

it('rejects a second concurrent backup', { timeout: 60_000 }, async () => {
  const place = { ...settings, BACKUP_DIR: makeFolder() };
  const both = await Promise.allSettled([createBackup(place), createBackup(place)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(readdirSync(place.BACKUP_DIR).filter((name) => !name.startsWith('.'))).toHaveLength(1);
});

it('rejects damaged and truncated backups and wrong keys, and changes nothing', {
  timeout: 120_000,
}, async () => {
  for (const BACKUP_KEY of [undefined, await generateX25519Identity()]) {
    const { file } = await createBackup({ ...settings, BACKUP_KEY, BACKUP_DIR: makeFolder() });
    const bytes = readFileSync(file);
    const target = toPlace({ BACKUP_KEY });
    const damaged = join(makeFolder(), 'damaged');
    for (const share of [0.05, 0.3, 0.6, 0.99]) {
      const at = Math.floor(bytes.length * share);
      const copy = Buffer.from(bytes);
      // Different bits may encode the same zeros.
      for (let index = at; index < at + 16; index += 1) copy[index] = 255 - (copy[index] ?? 0);
      writeFileSync(damaged, copy);
      await expect(restore(target, { file: damaged })).rejects.toThrow(/damaged/);
    }
    writeFileSync(damaged, bytes.subarray(0, -1));
    await expect(restore(target, { file: damaged })).rejects.toThrow(/damaged/);
    if (BACKUP_KEY) {
      const other = { ...target, BACKUP_KEY: await generateX25519Identity() };
      await expect(restore(other, { file })).rejects.toThrow(/not the key/);
      await expect(restore({ ...target, BACKUP_KEY: undefined }, { file })).rejects.toThrow(
        /encrypted/,
      );
    }
    expect(readdirSync(target.DATA_DIR)).toEqual(['restore-lock']);
  }
});

it('replaces data only with --replace and while the dashboard is stopped, and keeps the old data', {
  timeout: 60_000,
}, async () => {
  const { file } = await createBackup({ ...settings, BACKUP_DIR: makeFolder() });
  const target = toPlace();
  await restore(target, { file });
  await expect(restore(target, { file })).rejects.toThrow(/--replace/);
  const running = await startIntake(target.DATA_DIR);
  try {
    await expect(restore(target, { file, replace: true })).rejects.toThrow(/in use/);
  } finally {
    await running.stop();
  }
  writeFileSync(join(target.DATA_DIR, 'media', 'mine.jpg'), 'mine');
  const { aside = '' } = await restore(target, { file, replace: true });
  expect(readFileSync(join(aside, 'media', 'mine.jpg'), 'utf8')).toBe('mine');
  expect(existsSync(join(target.DATA_DIR, 'media', 'mine.jpg'))).toBe(false);
  expect(hashFolder(join(target.DATA_DIR, 'media'))).toEqual(
    hashFolder(join(settings.DATA_DIR, 'media')),
  );
});

it('rejects a second concurrent restore', { timeout: 60_000 }, async () => {
  const { file, manifest } = await createBackup({ ...settings, BACKUP_DIR: makeFolder() });
  const target = toPlace();
  const both = await Promise.allSettled([restore(target, { file }), restore(target, { file })]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(checkSqlite(join(target.DATA_DIR, 'dashboard.db'))).toEqual(manifest.counts);
});

it('leaves no incomplete backup after a kill', { timeout: 120_000 }, async () => {
  const BACKUP_DIR = makeFolder();
  for (const pause of [0, 10, 30, 60]) {
    const child = run('backup', { BACKUP_DIR });
    while (!existsSync(join(BACKUP_DIR, '.making'))) await wait(2);
    await wait(pause);
    await kill(child);
    for (const name of readdirSync(BACKUP_DIR)) {
      if (name.startsWith('backup-'))
        await unpackArchive(join(BACKUP_DIR, name), join(makeFolder(), 'x'));
    }
  }
  await createBackup({ ...settings, BACKUP_DIR });
  expect(existsSync(join(BACKUP_DIR, '.making'))).toBe(false);
});

/** When a restore is killed: at its first output, and at each part that it moves into place. */
const MOMENTS = [
  ['restoring', 'nightly'],
  ['dashboard.db', undefined],
  ['media', 'nightly'],
  ['resumes', 'nightly'],
  ['secrets', 'nightly'],
] as const;

for (const [sign, tag] of MOMENTS) {
  it(`a restore killed at ${sign} prevents the start of the dashboard until it is repeated, unless it had not begun`, {
    timeout: 120_000,
    tags: tag ? [tag] : [],
  }, async () => {
    const { file, manifest } = await createBackup({ ...settings, BACKUP_DIR: makeFolder() });
    const { requireUsableFile: refuseUnusableFile } = await import(
      '../../platform/installation.ts'
    );
    const target = toPlace();
    const child = run('restore', { DATA_DIR: target.DATA_DIR }, [file]);
    while (!existsSync(join(target.DATA_DIR, sign)) && child.exitCode === null) await wait(2);
    await kill(child);
    const hasBegun = existsSync(join(target.DATA_DIR, 'restore-incomplete.txt'));
    if (hasBegun) expect(() => refuseUnusableFile(target)).toThrow(/restore was cut off/);
    if (hasBegun || !existsSync(join(target.DATA_DIR, 'dashboard.db'))) {
      await restore(target, { file });
    }
    expect(checkSqlite(join(target.DATA_DIR, 'dashboard.db'))).toEqual(manifest.counts);
    expect(hashFolder(join(target.DATA_DIR, 'media'))).toEqual(
      hashFolder(join(settings.DATA_DIR, 'media')),
    );
    expect(readdirSync(target.DATA_DIR).filter((one) => one.startsWith('restoring'))).toEqual([]);
  });
}

describe('on a full disk', () => {
  const disk = mountSmallDisk(24);
  afterAll(() => disk?.unmount());

  it.skipIf(!disk)(
    'a restore leaves no files, and succeeds when there is space',
    {
      timeout: 60_000,
    },
    async () => {
      const { folder = '', fill, empty } = disk ?? {};
      const { file, manifest } = await createBackup({ ...settings, BACKUP_DIR: makeFolder() });
      const target = toPlace({ DATA_DIR: folder });
      fill?.();
      await expect(restore(target, { file })).rejects.toThrow(
        /Nothing was restored: the disk is full/,
      );
      expect(readdirSync(folder).sort()).toEqual(['filler', 'restore-lock']);
      empty?.();
      await restore(target, { file });
      expect(checkSqlite(join(folder, 'dashboard.db'))).toEqual(manifest.counts);
      expect(hashFolder(join(folder, 'media'))).toEqual(
        hashFolder(join(settings.DATA_DIR, 'media')),
      );
    },
  );

  it.skipIf(!disk)(
    'a restore with the database on another disk replaces nothing until there is space',
    {
      timeout: 60_000,
    },
    async () => {
      const { folder = '', fill, empty } = disk ?? {};
      const { file, manifest } = await createBackup({ ...settings, BACKUP_DIR: makeFolder() });
      const database = join(folder, 'other.db');
      const target = toPlace({ DATABASE_URL: `file:${database}` });
      fill?.();
      await expect(restore(target, { file })).rejects.toThrow(
        /Nothing was restored: the disk is full/,
      );
      expect(readdirSync(target.DATA_DIR)).toEqual(['restore-lock']);
      empty?.();
      await restore(target, { file });
      expect(checkSqlite(database)).toEqual(manifest.counts);
      expect(readdirSync(target.DATA_DIR).filter((one) => one.startsWith('restoring'))).toEqual([]);
    },
  );

  it.skipIf(!disk)('a nightly backup fails with an error message', async () => {
    const { folder = '', fill, empty } = disk ?? {};
    fill?.();
    const { createNightlyBackup, toBackupReason } = await import('./nightly-backup.ts');
    const tomorrow = new Date(Date.now() + 86_400_000);
    const place = { ...settings, BACKUP_DIR: folder };
    const made = createNightlyBackup(place, 35, tomorrow).catch(toBackupReason);
    expect(await made).toMatch(/MB of room.*Make room/);
    expect(readdirSync(folder).filter((name) => name.startsWith('nightly'))).toEqual([]);
    empty?.();
  });
});

function run(command: string, more: Record<string, string>, args: string[] = []): ChildProcess {
  return fork(join(import.meta.dirname, '../../commands', `${command}.ts`), args, {
    env: { ...process.env, NODE_ENV: 'production', ...more },
    execArgv: [],
    stdio: 'ignore',
  });
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const over = once(child, 'exit');
  child.kill('SIGKILL');
  await over;
}

function dumpRows(path: string) {
  const database = new DatabaseSync(path, { readOnly: true });
  const tables = Object.keys(checkSqlite(path));
  const rows = tables.map((table) => [
    table,
    database.prepare(`SELECT * FROM "${table}" ORDER BY 1, 2`).all(),
  ]);
  database.close();
  return rows;
}

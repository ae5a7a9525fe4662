import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DataError } from '@agency/server/data-error';
import { ignoreInGit } from '@agency/server/data-folder';
import { toSqliteUrl } from '../platform/database.ts';
import { toPath } from '../platform/installation.ts';
import type { DashboardSettings } from '../platform/settings.ts';
import { packArchive, unpackArchive } from './archive.ts';
import { openBackupStore, toBackupFolder } from './backup-store.ts';
import { listFiles, listFolders, type StoredFile, toFile } from './file-store.ts';
import { databaseNames, type Manifest, plainNames } from './manifest.ts';
import {
  countDump,
  countPostgres,
  dumpPostgres,
  restorePostgres,
  withTemporaryDatabase,
} from './postgres-copy.ts';
import { takeProcessLock } from './process-lock.ts';
import { copySqlite, countSqlite } from './sqlite-copy.ts';

/** A verified backup. */
export interface Backup {
  /** Path, or bucket and key. */
  file: string;
  manifest: Manifest;
  /** The database copy was restored as a test; PostgreSQL may not allow it. */
  isTried: boolean;
}

const HIDDEN = '.making-';
const LOCK = '.lock';
const SPARE_BYTES = 256 * 1024 ** 2;

/**
 * Makes a backup and verifies it as a restore would. It gets its name only when it is complete.
 * @param isNightly made by the schedule
 * @throws {DataError} if there is no room or the verification fails
 */
export async function makeBackup(
  settings: DashboardSettings,
  now = new Date(),
  isNightly = false,
): Promise<Backup> {
  const folder = toBackupFolder(settings);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  ignoreInGit(folder);
  await removeLeftovers(folder);
  const { work, close } = await openWorkFolder(folder);
  try {
    await requireDiskSpace(settings, folder);
    const database = toSqliteUrl(settings) === undefined ? 'postgres' : 'sqlite';
    const counts = await copyDatabase(settings, join(work, databaseNames[database]));
    const archive = join(work, 'archive');
    const manifest = await packArchive(
      archive,
      listEverything(settings, work, databaseNames[database]),
      (files) => ({ version: 2, madeAt: now.toISOString(), database, counts, files }),
      settings.BACKUP_KEY,
    );
    const isTried = await tryBackup(settings, archive, join(work, 'tried'));
    const file = await storeArchive(archive, settings, isNightly ? 'nightly' : 'backup', now);
    return { file, manifest, isTried };
  } finally {
    await close();
  }
}

async function copyDatabase(settings: DashboardSettings, to: string): Promise<Manifest['counts']> {
  const url = toSqliteUrl(settings);
  if (url === undefined) {
    await dumpPostgres(settings.DATABASE_URL ?? '', to);
    return countDump(to);
  }
  const file = toPath(url);
  if (!(await stat(file).catch(() => undefined))) {
    throw new DataError(`There is nothing to back up: the database ${file} is missing.`);
  }
  copySqlite(file, to);
  return countSqlite(to);
}

// The database before the files, so that the files of its rows exist unless they are deleted meanwhile.
async function* listEverything(
  settings: DashboardSettings,
  work: string,
  databaseName: string,
): AsyncGenerator<StoredFile> {
  const copy = await toFile(work, databaseName);
  if (copy) yield copy;
  yield* listFolders(settings.DATA_DIR, ['secrets']);
  for (const name of plainNames) {
    const file = await toFile(settings.DATA_DIR, name);
    if (file) yield file;
  }
  yield* listFiles(settings);
}

async function tryBackup(
  settings: DashboardSettings,
  archive: string,
  folder: string,
): Promise<boolean> {
  const { database, counts } = await unpackArchive(archive, folder, settings.BACKUP_KEY);
  const copy = join(folder, databaseNames[database]);
  const found =
    database === 'sqlite'
      ? countSqlite(copy)
      : await withTemporaryDatabase(settings.DATABASE_URL ?? '', async (url) => {
          await restorePostgres(url, copy);
          return countPostgres(url);
        });
  if (found) requireEqualCounts(counts, found);
  return found !== undefined;
}

/** @throws {DataError} if the row counts differ */
export function requireEqualCounts(counts: Manifest['counts'], found: Manifest['counts']): void {
  const names = new Set([...Object.keys(counts), ...Object.keys(found)]);
  const wrong = [...names].filter((name) => counts[name] !== found[name]);
  if (wrong.length === 0) return;
  throw new DataError(
    `What was read back does not have the rows that were written: ${wrong.join(', ')}.`,
  );
}

async function requireDiskSpace(settings: DashboardSettings, folder: string): Promise<void> {
  const url = toSqliteUrl(settings);
  let bytes = url ? ((await stat(toPath(url)).catch(() => undefined))?.size ?? 0) : 0;
  for await (const { size } of listFiles(settings)) bytes += size;
  const { bavail, bsize } = await statfs(folder);
  const needed = 3 * bytes + SPARE_BYTES;
  if (bavail * bsize >= needed) return;
  const toMegabytes = (some: number) => Math.ceil(some / 1024 ** 2);
  throw new DataError(
    `No backup was made: ${folder} has ${toMegabytes(bavail * bsize)} MB of room, and ${toMegabytes(needed)} MB are needed. Make room, or name another folder with BACKUP_DIR.`,
  );
}

async function storeArchive(
  archive: string,
  settings: DashboardSettings,
  kind: 'backup' | 'nightly',
  now: Date,
): Promise<string> {
  const place = openBackupStore(settings);
  const time = now.toISOString().replaceAll(':', '-').replace('.', '-');
  const ending = settings.BACKUP_KEY ? '.tar.gz.age' : '.tar.gz';
  for (let count = 1; ; count += 1) {
    const name = `${kind}-${time}${count > 1 ? `-${count}` : ''}${ending}`;
    const file = await place.add(archive, name);
    if (file) return file;
  }
}

/** A hidden work folder with a lock file next to it. */
async function openWorkFolder(folder: string) {
  for (;;) {
    const work = join(folder, HIDDEN + randomBytes(6).toString('hex'));
    const giveBack = takeProcessLock(work + LOCK);
    // Another process may have removed it as a leftover.
    if (!giveBack || !existsSync(work + LOCK)) {
      giveBack?.();
      continue;
    }
    await mkdir(work, { mode: 0o700 });
    const close = async () => {
      await rm(work, { recursive: true, force: true });
      await rm(work + LOCK, { force: true });
      giveBack();
    };
    return { work, close };
  }
}

// Removes work folders of killed processes, whose locks are free.
async function removeLeftovers(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(HIDDEN));
  for (const name of new Set(names.map((one) => one.replace(LOCK, '')))) {
    const work = join(folder, name);
    const giveBack = takeProcessLock(work + LOCK);
    if (!giveBack) continue;
    await rm(work, { recursive: true, force: true });
    await rm(work + LOCK, { force: true });
    giveBack();
  }
}

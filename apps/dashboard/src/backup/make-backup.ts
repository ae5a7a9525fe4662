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
import { openBackupPlace, toBackupFolder } from './backup-place.ts';
import { listFiles, listFolders, type StoredFile, toFile } from './file-store.ts';
import { databaseNames, type Manifest, plainNames } from './manifest.ts';
import {
  copyPostgres,
  countCopied,
  countPostgres,
  putPostgres,
  withThrowAway,
} from './postgres-copy.ts';
import { takeProcessLock } from './process-lock.ts';
import { copySqlite, countSqlite } from './sqlite-copy.ts';

/** A backup that was made and read back. */
export interface Backup {
  /** Path of the file, or bucket and name in it. */
  file: string;
  manifest: Manifest;
  /** Whether the database was opened from it, too: PostgreSQL may not allow it. */
  isTried: boolean;
}

const HIDDEN = '.making-';
const LOCK = '.lock';
const SPARE_BYTES = 256 * 1024 ** 2;

/**
 * Makes a backup and reads it back as a restore would. Until it is whole nothing of it looks like one.
 * @param isNightly whether the schedule makes it, which deletes no others than its own before their promised time
 * @throws {DataError} in plain words, when there is no room or what was read back is not what was written
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
    await requireRoom(settings, folder);
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
    const file = await giveName(archive, settings, isNightly ? 'nightly' : 'backup', now);
    return { file, manifest, isTried };
  } finally {
    await close();
  }
}

async function copyDatabase(settings: DashboardSettings, to: string): Promise<Manifest['counts']> {
  const url = toSqliteUrl(settings);
  if (url === undefined) {
    await copyPostgres(settings.DATABASE_URL ?? '', to);
    return countCopied(to);
  }
  const file = toPath(url);
  if (!(await stat(file).catch(() => undefined))) {
    throw new DataError(`There is nothing to back up: the database ${file} is missing.`);
  }
  copySqlite(file, to);
  return countSqlite(to);
}

// The database before the files: what its rows name is there, unless it is deleted meanwhile.
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
      : await withThrowAway(settings.DATABASE_URL ?? '', async (url) => {
          await putPostgres(url, copy);
          return countPostgres(url);
        });
  if (found) requireEqual(counts, found);
  return found !== undefined;
}

/** @throws {DataError} when a database does not have the rows that were written down */
export function requireEqual(counts: Manifest['counts'], found: Manifest['counts']): void {
  const names = new Set([...Object.keys(counts), ...Object.keys(found)]);
  const wrong = [...names].filter((name) => counts[name] !== found[name]);
  if (wrong.length === 0) return;
  throw new DataError(
    `What was read back does not have the rows that were written: ${wrong.join(', ')}.`,
  );
}

async function requireRoom(settings: DashboardSettings, folder: string): Promise<void> {
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

async function giveName(
  archive: string,
  settings: DashboardSettings,
  kind: 'backup' | 'nightly',
  now: Date,
): Promise<string> {
  const place = openBackupPlace(settings);
  const time = now.toISOString().replaceAll(':', '-').replace('.', '-');
  const ending = settings.BACKUP_KEY ? '.tar.gz.age' : '.tar.gz';
  for (let count = 1; ; count += 1) {
    const name = `${kind}-${time}${count > 1 ? `-${count}` : ''}${ending}`;
    const file = await place.add(archive, name);
    if (file) return file;
  }
}

/** A hidden folder of whoever has its lock, which lies beside it. */
async function openWorkFolder(folder: string) {
  for (;;) {
    const work = join(folder, HIDDEN + randomBytes(6).toString('hex'));
    const giveBack = takeProcessLock(work + LOCK);
    // Somebody may have taken it for a leftover just before.
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

// Of those that were killed: nobody has their locks.
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

import { link, mkdir, mkdtemp, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DataError } from '@agency/server/data-error';
import { toSqliteUrl } from '../platform/database.ts';
import { toPath } from '../platform/installation.ts';
import type { DashboardSettings } from '../platform/settings.ts';
import { packArchive, unpackArchive } from './archive.ts';
import { listFiles, listFolders, type StoredFile, toFile } from './file-store.ts';
import { databaseNames, type Manifest, plainNames } from './manifest.ts';
import {
  copyPostgres,
  countCopied,
  countPostgres,
  putPostgres,
  withThrowAway,
} from './postgres-copy.ts';
import { copySqlite, countSqlite } from './sqlite-copy.ts';

/** A backup that was made and read back. */
export interface Backup {
  file: string;
  manifest: Manifest;
  /** Whether the database was opened from it, too: PostgreSQL may not allow it. */
  isTried: boolean;
}

const HIDDEN = '.making-';
const HOUR = 3_600_000;
const SPARE_BYTES = 256 * 1024 ** 2;

/** Folder that backups are put into. */
const toBackupFolder = ({ BACKUP_DIR, DATA_DIR }: DashboardSettings): string =>
  BACKUP_DIR ?? join(DATA_DIR, 'backups');

/**
 * Makes a backup and reads it back as a restore would. Until it is whole nothing of it looks like one.
 * @throws {DataError} in plain words, when there is no room or what was read back is not what was written
 */
export async function makeBackup(settings: DashboardSettings, now = new Date()): Promise<Backup> {
  const folder = toBackupFolder(settings);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder, now);
  const work = await mkdtemp(join(folder, HIDDEN));
  try {
    await requireRoom(settings, folder);
    const database = toSqliteUrl(settings) === undefined ? 'postgres' : 'sqlite';
    const counts = await copyDatabase(settings, join(work, databaseNames[database]));
    const archive = join(work, 'archive');
    const manifest = await packArchive(
      archive,
      listEverything(settings, work, databaseNames[database]),
      (files) => ({ version: 1, madeAt: now.toISOString(), database, counts, files }),
      settings.BACKUP_KEY,
    );
    const isTried = await tryBackup(settings, archive, join(work, 'tried'));
    return { file: await giveName(archive, folder, settings, now), manifest, isTried };
  } finally {
    await rm(work, { recursive: true, force: true });
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

// A link appears whole or not at all, and never takes another one's place.
async function giveName(
  archive: string,
  folder: string,
  { BACKUP_KEY }: DashboardSettings,
  now: Date,
): Promise<string> {
  const time = now.toISOString().replaceAll(':', '-').replace('.', '-');
  const ending = BACKUP_KEY ? '.tar.gz.age' : '.tar.gz';
  for (let count = 1; ; count += 1) {
    const file = join(folder, `backup-${time}${count > 1 ? `-${count}` : ''}${ending}`);
    try {
      await link(archive, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw error;
    }
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
    return file;
  }
}

// Of those that were killed; one that is under way touches its folder or its files all the time.
async function removeLeftovers(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(HIDDEN)) continue;
    const path = join(folder, name);
    const names = ['', ...(await readdir(path).catch(() => []))];
    const found = await Promise.all(
      names.map((one) => stat(join(path, one)).catch(() => undefined)),
    );
    const last = Math.max(0, ...found.map((one) => one?.mtimeMs ?? 0));
    if (now.getTime() - last > HOUR) await rm(path, { recursive: true, force: true });
  }
}

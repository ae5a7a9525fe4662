import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DataError } from '@agency/server/data-error';
import * as z from 'zod';
import { toSqliteUrl } from '../platform/database.ts';
import { RESTORING_NAME, toPath } from '../platform/installation.ts';
import type { DashboardSettings } from '../platform/settings.ts';
import { unpackArchive } from './archive.ts';
import { openBackupStore, parseBackupName } from './backup-store.ts';
import { fileFolders, listFiles, listFolders, openBucket } from './file-store.ts';
import { requireEqualCounts } from './make-backup.ts';
import { databaseNames, type Manifest, manifestSchema, plainNames } from './manifest.ts';
import {
  countDump,
  countOtherConnections,
  countPostgres,
  restorePostgres,
} from './postgres-copy.ts';
import { takeProcessLock } from './process-lock.ts';
import { countSqlite, isInUse } from './sqlite-copy.ts';

const markerSchema = z.object({ manifest: manifestSchema, aside: z.string() });
type Marker = z.infer<typeof markerSchema>;

export interface Restored {
  manifest: Manifest;
  /** Folder with the replaced data, if there was any. */
  aside?: string;
}

interface RestoreOptions {
  /** File, or name in the backup bucket; missing to finish an interrupted restore. */
  file?: string | undefined;
  /** Replace existing data. */
  replace?: boolean;
  /** Accept an unencrypted backup despite the key. */
  isPlainAllowed?: boolean;
  now?: Date;
}

const toStage = ({ DATA_DIR }: DashboardSettings) => join(DATA_DIR, 'restoring');
const toMarkerPath = ({ DATA_DIR }: DashboardSettings) => join(DATA_DIR, RESTORING_NAME);

/**
 * Restores a backup to the configured locations. Nothing is changed before all of it is unpacked and checked; an
 * interrupted restore is finished by the next one.
 * @throws {DataError} if it is not possible
 */
export async function restore(
  settings: DashboardSettings,
  options: RestoreOptions,
): Promise<Restored> {
  const giveBack = takeProcessLock(join(settings.DATA_DIR, 'restore-lock'));
  if (!giveBack) throw new DataError('Nothing was restored: another restore is under way.');
  try {
    return await restoreAlone(settings, options);
  } catch (error) {
    throw isOfFullDisk(error) ? toFullDisk(settings) : error;
  } finally {
    giveBack();
  }
}

const isOfFullDisk = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOSPC';

const toFullDisk = (settings: DashboardSettings) =>
  new DataError(
    existsSync(toMarkerPath(settings))
      ? 'The disk is full, and the restore is half done. Make room and type npm run restore to finish it.'
      : 'Nothing was restored: the disk is full. Make room and try again.',
  );

async function restoreAlone(
  settings: DashboardSettings,
  { file, replace = false, isPlainAllowed = false, now = new Date() }: RestoreOptions,
): Promise<Restored> {
  await requireUnusedDatabase(settings);
  const begun = await readMarker(settings);
  if (begun) return finish(settings, begun);
  if (!file) throw new DataError('Say which backup: npm run restore -- <file>');
  if (!replace) await requireEmptyTarget(settings);
  const stage = toStage(settings);
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { recursive: true, mode: 0o700 });
  try {
    const archive = await fetchArchive(settings, file);
    const manifest = await unpackArchive(archive, stage, settings.BACKUP_KEY, isPlainAllowed);
    if (archive !== file) await rm(archive);
    const kind = toSqliteUrl(settings) === undefined ? 'postgres' : 'sqlite';
    if (manifest.database !== kind) {
      throw new DataError(
        `${file} is a backup of ${toTitle(manifest.database)}, but the settings name ${toTitle(kind)}.`,
      );
    }
    const copy = join(stage, databaseNames[kind]);
    requireEqualCounts(
      manifest.counts,
      kind === 'sqlite' ? countSqlite(copy) : await countDump(copy),
    );
    if (!settings.S3_BUCKET) {
      for (const name of ['media', 'resumes'])
        await mkdir(join(stage, name), { recursive: true, mode: 0o700 });
    }
    const time = now.toISOString().replaceAll(':', '-');
    const marker = { manifest, aside: join(settings.DATA_DIR, `replaced-${time}`) };
    await writeMarker(settings, marker);
    return await finish(settings, marker);
  } catch (error) {
    if (!existsSync(toMarkerPath(settings))) await rm(stage, { recursive: true, force: true });
    throw error;
  }
}

// Downloads the archive if it is not local.
async function fetchArchive(settings: DashboardSettings, file: string): Promise<string> {
  const name = basename(file);
  if (existsSync(file) || !settings.BACKUP_BUCKET || !parseBackupName(name)) return file;
  const archive = join(toStage(settings), name);
  await openBackupStore(settings).fetch(name, archive);
  return archive;
}

const toTitle = (kind: Manifest['database']) => (kind === 'sqlite' ? 'SQLite' : 'PostgreSQL');

/** Every step is idempotent. */
async function finish(settings: DashboardSettings, { manifest, aside }: Marker): Promise<Restored> {
  const { DATA_DIR, S3_BUCKET } = settings;
  const stage = toStage(settings);
  if (S3_BUCKET) await fillBucket(settings, manifest);
  for (const name of [...(S3_BUCKET ? [] : ['media', 'resumes']), 'secrets', ...plainNames]) {
    await moveInPlace(join(stage, name), join(DATA_DIR, name), join(aside, name));
  }
  const url = toSqliteUrl(settings);
  const copy = join(stage, databaseNames[manifest.database]);
  if (url) await putSqlite(copy, toPath(url), aside);
  else if (existsSync(copy)) {
    await restorePostgres(settings.DATABASE_URL ?? '', copy);
    requireEqualCounts(manifest.counts, await countPostgres(settings.DATABASE_URL ?? ''));
  }
  await rm(stage, { recursive: true, force: true });
  await rm(toMarkerPath(settings));
  await syncFolder(DATA_DIR);
  return { manifest, ...(existsSync(aside) && { aside }) };
}

// Files that were moved are no longer in the stage, so nothing is moved twice.
async function moveInPlace(from: string, to: string, aside: string): Promise<void> {
  if (!existsSync(from)) return;
  if (existsSync(to)) await setAside(to, aside);
  await rename(from, to);
}

async function setAside(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
}

// The database may be on another disk: it is copied next to its location and renamed when complete.
async function putSqlite(copy: string, file: string, aside: string): Promise<void> {
  const beside = `${file}.restoring`;
  if (existsSync(copy)) {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await copyFile(copy, beside);
    const handle = await open(beside, 'r+');
    await handle.sync().finally(() => handle.close());
    await rm(copy);
  }
  if (!existsSync(beside)) return;
  for (const ending of ['-wal', '-shm', '']) {
    const kept = `${file}.${basename(aside)}${ending}`;
    if (existsSync(file + ending)) await rename(file + ending, kept);
  }
  if (existsSync(`${file}.${basename(aside)}`))
    await mkdir(aside, { recursive: true, mode: 0o700 });
  await rename(beside, file);
  await syncFolder(dirname(file));
}

async function fillBucket(settings: DashboardSettings, manifest: Manifest): Promise<void> {
  const bucket = openBucket(settings, settings.S3_BUCKET ?? '');
  for await (const { name } of listFolders(toStage(settings), fileFolders)) {
    await bucket.put(name, join(toStage(settings), name));
  }
  for await (const { name } of bucket.list()) {
    if (!(name in manifest.files)) await bucket.remove(name);
  }
}

/** @throws {DataError} if the target has data */
async function requireEmptyTarget(settings: DashboardSettings): Promise<void> {
  const reject = (what: string): never => {
    throw new DataError(
      `Nothing was restored: ${what}. To put the backup in its place type --replace; what is there is then set aside.`,
    );
  };
  const url = toSqliteUrl(settings);
  if (url && existsSync(toPath(url))) reject(`there is a database, ${toPath(url)}`);
  if (!url && Object.keys(await countPostgres(settings.DATABASE_URL ?? '')).length > 0) {
    reject('the database of DATABASE_URL has tables');
  }
  for await (const { name } of listFiles(settings)) reject(`there are files already, as ${name}`);
}

/** @throws {DataError} if the database is in use */
async function requireUnusedDatabase(settings: DashboardSettings): Promise<void> {
  const url = toSqliteUrl(settings);
  const isUsed = url
    ? existsSync(toPath(url)) && isInUse(toPath(url))
    : (await countOtherConnections(settings.DATABASE_URL ?? '')) > 0;
  if (isUsed)
    throw new DataError('Nothing was restored: the database is in use. Stop the dashboard first.');
}

async function readMarker(settings: DashboardSettings): Promise<Marker | undefined> {
  const path = toMarkerPath(settings);
  if (!existsSync(path)) return undefined;
  return markerSchema.parse(JSON.parse(await readFile(path, 'utf8')));
}

async function writeMarker(settings: DashboardSettings, marker: Marker): Promise<void> {
  const path = toMarkerPath(settings);
  await writeFile(`${path}.new`, JSON.stringify(marker), { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
  await syncFolder(settings.DATA_DIR);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

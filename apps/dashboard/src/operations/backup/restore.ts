import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DataError } from '@agency/server/data-error';
import { syncFolder } from '../../platform/folders.ts';
import { RESTORING_NAME } from '../../platform/installation.ts';
import { openFolder, openUploads } from '../../platform/object-store.ts';
import type { DashboardSettings } from '../../platform/settings.ts';
import { DATABASE_NAME, type Manifest, plainNames, unpackArchive } from './archive.ts';
import { openBackups, parseBackupName } from './backup-store.ts';
import { findDatabase, isDatabaseInUse, putDatabase } from './database-copy.ts';
import { copyUploads, listUploads } from './files.ts';
import { checkSqlite, withStage } from './sqlite-copy.ts';

interface RestoreOptions {
  /** File, or name in the backup bucket. */
  file: string;
  /** Replace existing data. */
  replace?: boolean;
  /** Accept an unencrypted backup despite the key. */
  isPlainAllowed?: boolean;
  now?: Date;
}

const toMarkerPath = ({ DATA_DIR }: DashboardSettings) => join(DATA_DIR, RESTORING_NAME);

/**
 * Restores a backup to the configured locations. Nothing is changed before all of it is unpacked and checked. After an
 * interruption the dashboard does not start until a restore is complete.
 * @returns the manifest, and the folder with the replaced data, if there was any
 * @throws {DataError} if it is not possible
 */
export async function restore(
  settings: DashboardSettings,
  options: RestoreOptions,
): Promise<{ manifest: Manifest; aside?: string }> {
  const lock = join(settings.DATA_DIR, 'restore-lock');
  const stage = join(settings.DATA_DIR, 'restoring');
  const problem = 'Nothing was restored: another restore is under way.';
  return withStage({ lock, stage, problem }, () => restoreAlone(settings, stage, options)).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOSPC' ? toFullDisk(settings) : error;
    },
  );
}

const toFullDisk = (settings: DashboardSettings) =>
  new DataError(
    existsSync(toMarkerPath(settings))
      ? 'The disk is full, and the restore is incomplete. Make room and type the same command again.'
      : 'Nothing was restored: the disk is full. Make room and try again.',
  );

async function restoreAlone(
  settings: DashboardSettings,
  stage: string,
  { file, replace = false, isPlainAllowed = false, now = new Date() }: RestoreOptions,
) {
  if (await isDatabaseInUse(settings))
    throw new DataError('Nothing was restored: the database is in use. Stop the dashboard first.');
  const isRepeated = existsSync(toMarkerPath(settings));
  if (!replace && !isRepeated) await requireEmptyTarget(settings);
  const archive = await fetchArchive(settings, file, stage);
  const manifest = await unpackArchive(archive, stage, settings.BACKUP_KEY, isPlainAllowed);
  const copy = join(stage, DATABASE_NAME);
  checkSqlite(copy);
  const aside = join(settings.DATA_DIR, `replaced-${now.toISOString().replaceAll(':', '-')}`);
  await mark(settings);
  try {
    await putDatabase(settings, copy, aside);
  } catch (error) {
    // Nothing was replaced yet.
    if (!isRepeated) await rm(toMarkerPath(settings));
    throw error;
  }
  await putFiles(settings, stage, aside);
  await rm(stage, { recursive: true });
  await syncFolder(settings.DATA_DIR);
  await rm(toMarkerPath(settings));
  return { manifest, ...(existsSync(aside) && { aside }) };
}

// Downloads the archive if it is not local.
async function fetchArchive(
  settings: DashboardSettings,
  file: string,
  stage: string,
): Promise<string> {
  const name = basename(file);
  if (existsSync(file) || !settings.BACKUP_BUCKET || !parseBackupName(name)) return file;
  const backup = await openBackups(settings).open(name);
  if (!backup)
    throw new DataError(`There is no backup ${name} in the bucket ${settings.BACKUP_BUCKET}.`);
  const archive = join(stage, name);
  await pipeline(backup.body, createWriteStream(archive, { mode: 0o600, flush: true }));
  return archive;
}

/** Marks the data as incomplete, so that the dashboard does not start. */
async function mark(settings: DashboardSettings): Promise<void> {
  const text = 'A restore is under way, or was cut off. The data is incomplete until it is done.\n';
  await writeFile(toMarkerPath(settings), text, { mode: 0o600, flush: true });
  await syncFolder(settings.DATA_DIR);
}

async function putFiles(settings: DashboardSettings, stage: string, aside: string): Promise<void> {
  const { DATA_DIR, S3_BUCKET } = settings;
  const folders = S3_BUCKET ? [] : ['media', 'resumes'];
  // What a backup does not have is replaced too.
  for (const name of folders) await mkdir(join(stage, name), { recursive: true, mode: 0o700 });
  for (const name of [...folders, 'secrets', ...plainNames]) {
    if (!existsSync(join(stage, name))) continue;
    if (existsSync(join(DATA_DIR, name))) {
      await mkdir(dirname(join(aside, name)), { recursive: true, mode: 0o700 });
      await rename(join(DATA_DIR, name), join(aside, name));
    }
    await rename(join(stage, name), join(DATA_DIR, name));
  }
  if (!S3_BUCKET) return;
  const bucket = openUploads(settings);
  const names = await copyUploads(openFolder(stage), bucket);
  for await (const { name } of listUploads(bucket)) {
    if (!names.has(name)) await bucket.remove(name);
  }
}

/** @throws {DataError} if the target has data */
async function requireEmptyTarget(settings: DashboardSettings): Promise<void> {
  const reject = (found: string): never => {
    throw new DataError(
      `Nothing was restored: ${found}. To put the backup in its place type --replace.`,
    );
  };
  const database = await findDatabase(settings);
  if (database) reject(database);
  for await (const { name } of listUploads(openUploads(settings))) {
    reject(`there are files already, as ${name}`);
  }
}

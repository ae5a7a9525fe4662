import { mkdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DataError } from '@agency/server/data-error';
import { ignoreInGit } from '@agency/server/data-folder';
import { toSqliteUrl } from '../../platform/database.ts';
import { toPath } from '../../platform/installation.ts';
import { type ObjectStore, openFolder, openUploads } from '../../platform/object-store.ts';
import type { DashboardSettings } from '../../platform/settings.ts';
import {
  DATABASE_NAME,
  type Manifest,
  type PackedFile,
  packArchive,
  plainNames,
  unpackArchive,
} from './archive.ts';
import { openBackups, toBackupFolder, toBackupName } from './backup-store.ts';
import { copyDatabase } from './database-copy.ts';
import { listUploads } from './files.ts';
import { checkSqlite, withStage } from './sqlite-copy.ts';

const SPARE_BYTES = 256 * 1024 ** 2;

/**
 * Makes a backup and verifies it as a restore would. It gets its name only when it is complete.
 * @param isNightly made by the schedule
 * @returns its path, or bucket and key, and its manifest
 * @throws {DataError} if there is no room, another one is being created, or the verification fails
 */
export async function createBackup(
  settings: DashboardSettings,
  now = new Date(),
  isNightly = false,
): Promise<{ file: string; manifest: Manifest }> {
  const folder = toBackupFolder(settings);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  ignoreInGit(folder);
  const work = join(folder, '.making');
  const problem = 'No backup was created: another one is under way.';
  return withStage({ lock: join(folder, '.lock'), stage: work, problem }, async () => {
    await requireDiskSpace(settings, folder);
    await copyDatabase(settings, join(work, DATABASE_NAME));
    const counts = checkSqlite(join(work, DATABASE_NAME));
    const archive = join(work, 'archive');
    const manifest = await packArchive(
      archive,
      openEverything(settings, work),
      { version: 3, madeAt: now.toISOString(), counts },
      settings.BACKUP_KEY,
    );
    const tried = join(work, 'tried');
    await unpackArchive(archive, tried, settings.BACKUP_KEY);
    if (!isDeepStrictEqual(checkSqlite(join(tried, DATABASE_NAME)), counts))
      throw new DataError('No backup was created: its database is not the one that was copied.');
    const name = toBackupName(settings, isNightly ? 'nightly' : 'backup', now);
    return { file: await openBackups(settings).add(archive, name), manifest };
  });
}

// The database before the files, so that the files of its rows exist unless they are deleted meanwhile.
async function* openEverything(
  settings: DashboardSettings,
  work: string,
): AsyncGenerator<PackedFile> {
  yield* openOne(openFolder(work), DATABASE_NAME);
  const data = openFolder(settings.DATA_DIR);
  for await (const { name } of data.list('secrets/')) yield* openOne(data, name);
  for (const name of plainNames) yield* openOne(data, name);
  const uploads = openUploads(settings);
  for await (const { name } of listUploads(uploads)) yield* openOne(uploads, name);
}

/** A file, unless it was deleted meanwhile. */
async function* openOne(store: ObjectStore, name: string): AsyncGenerator<PackedFile> {
  const file = await store.open(name);
  if (file) yield { name, ...file };
}

async function requireDiskSpace(settings: DashboardSettings, folder: string): Promise<void> {
  const url = toSqliteUrl(settings);
  let bytes = url ? ((await stat(toPath(url)).catch(() => undefined))?.size ?? 0) : 0;
  for await (const { size } of listUploads(openUploads(settings))) bytes += size;
  const { bavail, bsize } = await statfs(folder);
  const needed = 3 * bytes + SPARE_BYTES;
  if (bavail * bsize >= needed) return;
  const toMegabytes = (some: number) => Math.ceil(some / 1024 ** 2);
  throw new DataError(
    `No backup was created: ${folder} has ${toMegabytes(bavail * bsize)} MB of room, and ${toMegabytes(needed)} MB are needed. Make room, or name another folder with BACKUP_DIR.`,
  );
}

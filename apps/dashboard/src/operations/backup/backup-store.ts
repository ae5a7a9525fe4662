import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DataError } from '@agency/server/data-error';
import { openBucket } from '../../platform/bucket.ts';
import { syncFolder } from '../../platform/folders.ts';
import type { DashboardSettings } from '../../platform/settings.ts';

/** A complete backup. */
export interface BackupFile {
  name: string;
  madeAt: Date;
  /** Made by the schedule, not by hand. */
  isNightly: boolean;
}

/** Folder in which backups are created, and stored unless there is a bucket. */
export const toBackupFolder = ({ BACKUP_DIR, DATA_DIR }: DashboardSettings): string =>
  BACKUP_DIR ?? join(DATA_DIR, 'backups');

/** Name of the file of a backup. */
export function toBackupName(
  { BACKUP_KEY }: DashboardSettings,
  kind: string,
  madeAt: Date,
): string {
  const time = madeAt.toISOString().replace(/[:.]/g, '-');
  return `${kind}-${time}.tar.gz${BACKUP_KEY ? '.age' : ''}`;
}

const NAME =
  /^(backup|nightly)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.gz(?:\.age)?$/;

/** Parses the file name of a backup; nothing for other files. */
export function parseBackupName(name: string): BackupFile | undefined {
  const [, kind, day, hour, minute, second, rest] = NAME.exec(name) ?? [];
  const madeAt = new Date(`${day}T${hour}:${minute}:${second}.${rest}Z`);
  if (Number.isNaN(madeAt.getTime())) return undefined;
  return { name, madeAt, isNightly: kind === 'nightly' };
}

/** Maximum transfer time, in milliseconds. */
const TRANSFER_TIMEOUT = 2 * 3_600_000;

/** Storage of backups: a folder or a dedicated bucket. */
export function openBackupStore(settings: DashboardSettings) {
  const folder = toBackupFolder(settings);
  const { BACKUP_BUCKET = '' } = settings;
  const bucket = BACKUP_BUCKET && openBucket(settings, BACKUP_BUCKET, TRANSFER_TIMEOUT);
  const listNames = async () => {
    if (!bucket) {
      return readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
    }
    const names: string[] = [];
    for await (const { key } of bucket.list()) names.push(key);
    return names;
  };
  return {
    async list(): Promise<BackupFile[]> {
      return (await listNames()).map(parseBackupName).filter((one) => one !== undefined);
    },
    /** Stores an archive, which may be moved, and returns its location. */
    async add(archive: string, name: string): Promise<string> {
      if (!bucket) {
        await rename(archive, join(folder, name));
        await syncFolder(folder);
        return join(folder, name);
      }
      const { size } = await stat(archive);
      await bucket.put(name, createReadStream(archive), size);
      return `${BACKUP_BUCKET}/${name}`;
    },
    remove: (name: string): Promise<void> =>
      bucket ? bucket.remove(name) : rm(join(folder, name), { force: true }),
    /**
     * Downloads a backup from the bucket.
     * @throws {DataError} if it does not exist
     */
    async download(name: string, path: string): Promise<void> {
      const body = bucket && (await bucket.get(name));
      if (!body) throw new DataError(`There is no backup ${name} in the bucket ${BACKUP_BUCKET}.`);
      await pipeline(body, createWriteStream(path, { mode: 0o600, flush: true }));
    },
  };
}

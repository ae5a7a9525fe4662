import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DataError } from '@agency/server/data-error';
import type { DashboardSettings } from '../platform/settings.ts';
import { openBucket } from './bucket.ts';

/** A complete backup. */
export interface BackupFile {
  name: string;
  madeAt: Date;
  /** Made by the schedule, not by hand. */
  isNightly: boolean;
}

/** Storage of backups: a folder or a dedicated bucket. */
export interface BackupStore {
  list(): Promise<BackupFile[]>;
  /** Stores an archive, which may be moved, and returns its location. */
  add(archive: string, name: string): Promise<string>;
  remove(name: string): Promise<void>;
}

/** Folder in which backups are created, and stored unless there is a bucket. */
export const toBackupFolder = ({ BACKUP_DIR, DATA_DIR }: DashboardSettings): string =>
  BACKUP_DIR ?? join(DATA_DIR, 'backups');

export const openBackupStore = (settings: DashboardSettings): BackupStore =>
  settings.BACKUP_BUCKET
    ? openBucketStore(settings, settings.BACKUP_BUCKET)
    : openFolderStore(toBackupFolder(settings));

/** Name of the file of a backup. */
export function toBackupName(
  { BACKUP_KEY }: DashboardSettings,
  kind: string,
  madeAt: Date,
): string {
  const time = madeAt.toISOString().replace(/[:.]/g, '-');
  return `${kind}-${time}.tar.gz${BACKUP_KEY ? '.age' : ''}`;
}

// Older releases added a number to names of the same moment.
const NAME =
  /^(backup|nightly)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z(?:-\d+)?\.tar\.gz(?:\.age)?$/;

/** Parses the file name of a backup; nothing for other files. */
export function parseBackupName(name: string): BackupFile | undefined {
  const [, kind, day, hour, minute, second, rest] = NAME.exec(name) ?? [];
  const madeAt = new Date(`${day}T${hour}:${minute}:${second}.${rest}Z`);
  if (Number.isNaN(madeAt.getTime())) return undefined;
  return { name, madeAt, isNightly: kind === 'nightly' };
}

const toBackups = (names: string[]): BackupFile[] =>
  names.map(parseBackupName).filter((one) => one !== undefined);

function openFolderStore(folder: string): BackupStore {
  return {
    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      return toBackups(names);
    },
    async add(archive, name) {
      const file = join(folder, name);
      await rename(archive, file);
      const handle = await open(folder, 'r');
      await handle.sync().finally(() => handle.close());
      return file;
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** Maximum transfer time, in milliseconds. */
const TRANSFER_TIMEOUT = 2 * 3_600_000;

/** S3's limit for one PUT. */
const MAX_OBJECT = 5 * 1024 ** 3;

function openBucketStore(settings: DashboardSettings, name: string): BackupStore {
  const bucket = openBucket(settings, name, TRANSFER_TIMEOUT);
  return {
    async list() {
      const names: string[] = [];
      for await (const { key } of bucket.list()) names.push(key);
      return toBackups(names);
    },
    async add(archive, key) {
      const { size } = await stat(archive);
      if (size > MAX_OBJECT) {
        throw new DataError(
          'The backup is larger than the 5 GB that a bucket takes at once. Name a folder with BACKUP_DIR instead of BACKUP_BUCKET.',
        );
      }
      await bucket.put(key, createReadStream(archive), size);
      return `${name}/${key}`;
    },
    remove: (key) => bucket.remove(key),
  };
}

/**
 * Downloads a backup from a bucket.
 * @throws {DataError} if it does not exist
 */
export async function fetchBackup(
  settings: DashboardSettings,
  name: string,
  path: string,
): Promise<void> {
  const bucket = settings.BACKUP_BUCKET ?? '';
  const body = await openBucket(settings, bucket, TRANSFER_TIMEOUT).get(name);
  if (!body) throw new DataError(`There is no backup ${name} in the bucket ${bucket}.`);
  await pipeline(body, createWriteStream(path, { mode: 0o600, flush: true }));
}

import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DataError } from '@agency/server/data-error';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { DashboardSettings } from '../platform/settings.ts';
import { toBucketClient } from '../platform/storage.ts';

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
  /** Stores an archive and returns its location; nothing if the name is taken. */
  add(archive: string, name: string): Promise<string | undefined>;
  /**
   * Downloads a backup.
   * @throws {DataError} if it does not exist
   */
  fetch(name: string, path: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Folder in which backups are created, and stored unless there is a bucket. */
export const toBackupFolder = ({ BACKUP_DIR, DATA_DIR }: DashboardSettings): string =>
  BACKUP_DIR ?? join(DATA_DIR, 'backups');

export const openBackupStore = (settings: DashboardSettings): BackupStore =>
  settings.BACKUP_BUCKET
    ? openBucketPlace(settings, settings.BACKUP_BUCKET)
    : openFolderPlace(toBackupFolder(settings));

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

function openFolderPlace(folder: string): BackupStore {
  return {
    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      return toBackups(names);
    },
    // A hard link is atomic and never replaces a file.
    async add(archive, name) {
      const file = join(folder, name);
      try {
        await link(archive, file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
        throw error;
      }
      const handle = await open(folder, 'r');
      await handle.sync().finally(() => handle.close());
      return file;
    },
    async fetch(name) {
      throw new DataError(`There is no backup ${name} that could be read.`);
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** Maximum transfer time, in milliseconds. */
const TRANSFER_TIMEOUT = 2 * 3_600_000;

/** S3's limit for one PUT. */
const MAX_OBJECT = 5 * 1024 ** 3;

function openBucketPlace(settings: DashboardSettings, bucket: string): BackupStore {
  const common = toBucketClient(settings);
  const client = new S3Client({
    ...common,
    requestHandler: { ...common.requestHandler, requestTimeout: TRANSFER_TIMEOUT },
  });
  const isNamed = (error: unknown, names: RegExp) =>
    error instanceof Error && names.test(error.name);
  return {
    async list() {
      const names: string[] = [];
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: token }),
        );
        for (const { Key } of page.Contents ?? []) if (Key) names.push(Key);
        token = page.NextContinuationToken;
      } while (token);
      return toBackups(names);
    },
    async add(archive, Key) {
      const { size } = await stat(archive);
      if (size > MAX_OBJECT) {
        throw new DataError(
          'The backup is larger than the 5 GB that a bucket takes at once. Name a folder with BACKUP_DIR instead of BACKUP_BUCKET.',
        );
      }
      const place = { Bucket: bucket, Key };
      const isTaken = await client.send(new HeadObjectCommand(place)).then(
        () => true,
        (error) => {
          if (isNamed(error, /^(?:NoSuchKey|NotFound)$/)) return false;
          throw error;
        },
      );
      if (isTaken) return undefined;
      await client.send(
        new PutObjectCommand({ ...place, Body: createReadStream(archive), ContentLength: size }),
      );
      return `${bucket}/${Key}`;
    },
    async fetch(name, path) {
      const response = await client
        .send(new GetObjectCommand({ Bucket: bucket, Key: name }))
        .catch((error: unknown) => {
          if (!isNamed(error, /^NoSuchKey$/)) throw error;
          throw new DataError(`There is no backup ${name} in the bucket ${bucket}.`);
        });
      await pipeline(
        response.Body as Readable,
        createWriteStream(path, { mode: 0o600, flush: true }),
      );
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }));
    },
  };
}

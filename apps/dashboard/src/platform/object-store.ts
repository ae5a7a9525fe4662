import { createReadStream } from 'node:fs';
import {
  mkdir,
  open as openFile,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import type { Plugin } from 'payload';
import { syncFolder } from './folders.ts';
import type { DashboardSettings } from './settings.ts';

/** Stores uploads in a bucket if S3_BUCKET is set, else locally. Switching needs no migration. */
export async function createStorage(settings: DashboardSettings): Promise<Plugin> {
  // Not needed by commands, which only use the client.
  const { s3Storage } = await import('@payloadcms/storage-s3');
  return s3Storage({
    enabled: settings.S3_BUCKET !== undefined,
    alwaysInsertFields: true,
    collections: { media: true, films: true },
    bucket: settings.S3_BUCKET ?? '',
    // Cache key of the client; bucket names are unique only with their endpoint.
    clientCacheKey: `${settings.S3_ENDPOINT ?? ''} ${settings.S3_BUCKET ?? ''}`,
    config: toBucketClient(settings),
  });
}

/** Timeout of bucket requests, in milliseconds. */
export const BUCKET_TIMEOUT = 10_000;

/** Options of all bucket clients. */
export function toBucketClient(settings: DashboardSettings): S3ClientConfig {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  return {
    region: settings.S3_REGION,
    ...(settings.S3_ENDPOINT && { endpoint: settings.S3_ENDPOINT, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    requestHandler: {
      connectionTimeout: BUCKET_TIMEOUT / 2,
      requestTimeout: BUCKET_TIMEOUT,
      throwOnRequestTimeout: true,
    },
    maxAttempts: 2,
  };
}

/** Files by name, such as `media/cat.jpg`, in a local folder or in a bucket: uploads, resumes, backups. */
export interface ObjectStore {
  /** The files of a folder, which ends with a slash, without those of its subfolders. */
  list(folder: string): AsyncGenerator<StoredObject>;
  has(name: string): Promise<boolean>;
  /** Opens a file, if it exists. */
  open(name: string): Promise<OpenedObject | undefined>;
  /** Stores a new file durably. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Stores a local file durably, and may move it. Returns its location. */
  add(path: string, name: string): Promise<string>;
  /** Renames a file. Returns whether it existed. */
  move(from: string, to: string): Promise<boolean>;
  remove(name: string): Promise<void>;
}

export interface StoredObject {
  name: string;
  modifiedAt: Date;
  size: number;
}

export interface OpenedObject {
  /** Length of the body, also if the file grows meanwhile. */
  size: number;
  body: Readable;
}

/** The disk is full. */
export class DiskFullError extends Error {
  override name = 'DiskFullError';
}

/** Disk space reserved for the database. */
const SPARE_BYTES = 1024 ** 3;

/** The store of uploads and resumes. */
export const openUploads = (settings: DashboardSettings, requestTimeout?: number): ObjectStore =>
  settings.S3_BUCKET
    ? openBucket(settings, settings.S3_BUCKET, requestTimeout)
    : openFolder(settings.DATA_DIR);

/** A private folder. */
export function openFolder(root: string): ObjectStore {
  const toPath = (name: string) => join(root, name);
  return {
    async *list(folder) {
      const names = (await ifThere(readdir(toPath(folder)))) ?? [];
      for (const name of names) {
        const found = await ifThere(stat(toPath(folder + name)));
        if (!found?.isFile()) continue;
        yield { name: folder + name, size: found.size, modifiedAt: found.mtime };
      }
    },
    has: async (name) => (await ifThere(stat(toPath(name))))?.isFile() ?? false,
    async open(name) {
      const file = await ifThere(openFile(toPath(name)));
      if (!file) return undefined;
      const { size } = await file.stat();
      return { size, body: file.createReadStream(size > 0 ? { end: size - 1 } : {}) };
    },
    async put(name, bytes) {
      await mkdir(dirname(toPath(name)), { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(root);
      if (bavail * bsize < SPARE_BYTES + bytes.length) throw new DiskFullError('the disk is full');
      const options = { flag: 'wx', mode: 0o600, flush: true };
      await writeFile(toPath(name), bytes, options).catch(async (error) => {
        // An earlier file is never overwritten.
        if (error.code !== 'EEXIST') await rm(toPath(name), { force: true });
        throw error;
      });
      await syncFolder(dirname(toPath(name)));
    },
    async add(path, name) {
      await rename(path, toPath(name));
      await syncFolder(dirname(toPath(name)));
      return toPath(name);
    },
    async move(from, to) {
      const isMoved = await ifThere(rename(toPath(from), toPath(to)).then(() => true));
      if (isMoved) await syncFolder(dirname(toPath(to)));
      return isMoved ?? false;
    },
    remove: (name) => rm(toPath(name), { force: true }),
  };
}

/**
 * A bucket, in which Payload stores the uploads of `media/` without a folder.
 * @param requestTimeout maximum time of an attempt, in milliseconds; there are two
 */
export function openBucket(
  settings: DashboardSettings,
  bucket: string,
  requestTimeout = BUCKET_TIMEOUT,
): ObjectStore {
  const common = toBucketClient(settings);
  const client = new S3Client({
    ...common,
    requestHandler: { ...common.requestHandler, requestTimeout },
  });
  const toKey = (name: string) => name.replace(/^media\//, '');
  const toObject = (name: string) => ({ Bucket: bucket, Key: toKey(name) });
  const put = async (name: string, Body: Readable | Uint8Array, ContentLength: number) =>
    void (await client.send(new PutObjectCommand({ ...toObject(name), Body, ContentLength })));
  const remove = async (name: string) =>
    void (await client.send(new DeleteObjectCommand(toObject(name))));
  return {
    async *list(folder) {
      const Prefix = toKey(folder);
      const query = { Bucket: bucket, Prefix, Delimiter: '/' };
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, query)) {
        for (const {
          Key = '',
          Size: size = 0,
          LastModified: modifiedAt = new Date(),
        } of Contents) {
          yield { name: folder + Key.slice(Prefix.length), size, modifiedAt };
        }
      }
    },
    has: async (name) =>
      (await ifThere(client.send(new HeadObjectCommand(toObject(name))))) !== undefined,
    async open(name) {
      const found = await ifThere(client.send(new GetObjectCommand(toObject(name))));
      return found && { size: found.ContentLength ?? 0, body: found.Body as Readable };
    },
    put: (name, bytes) => put(name, bytes, bytes.length),
    async add(path, name) {
      await put(name, createReadStream(path), (await stat(path)).size);
      return `${bucket}/${name}`;
    },
    async move(from, to) {
      const source = { CopySource: `${bucket}/${toKey(from)}` };
      const copy = new CopyObjectCommand({ ...toObject(to), ...source });
      if (!(await ifThere(client.send(copy)))) return false;
      await remove(from);
      return true;
    },
    remove,
  };
}

/** A result; nothing if there is no such file or object. */
const ifThere = <Result>(result: Promise<Result>): Promise<Result | undefined> =>
  result.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || /^(?:NoSuchKey|NotFound)$/.test(error.name)) return undefined;
    throw error;
  });

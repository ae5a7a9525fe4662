import { createReadStream } from 'node:fs';
import { mkdir, open as openFile, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { DashboardSettings } from '../platform/settings.ts';
import { toBucketClient } from '../platform/storage.ts';

/** A file by its name in a backup */
export interface StoredFile {
  name: string;
  size: number;
  open(): Promise<Readable | undefined>;
}

/** Folders of files. Incoming resumes first, so that one that is retained meanwhile is found later. */
export const fileFolders = ['media', 'resumes/incoming', 'resumes'] as const;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Storage of files. */
export interface FileStore {
  list(): AsyncGenerator<StoredFile>;
  /** Opens a file, if it exists. */
  open(name: string): Promise<Readable | undefined>;
  /** Stores a local file, which may be moved. */
  put(name: string, path: string): Promise<void>;
  remove(name: string): Promise<void>;
}

export const openFileStore = (settings: DashboardSettings): FileStore =>
  settings.S3_BUCKET
    ? openBucket(settings, settings.S3_BUCKET)
    : openFolderStore(settings.DATA_DIR);

export const listFiles = (settings: DashboardSettings): AsyncGenerator<StoredFile> =>
  openFileStore(settings).list();

function openFolderStore(root: string): FileStore {
  return {
    list: () => listFolders(root, fileFolders),
    open: async (name) => (await toFile(root, name))?.open(),
    async put(name, path) {
      const folder = dirname(join(root, name));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(path, join(root, name));
      const handle = await openFile(folder, 'r');
      await handle.sync().finally(() => handle.close());
    },
    remove: (name) => rm(join(root, name), { force: true }),
  };
}

/** Files of local folders, not recursive. */
export async function* listFolders(
  root: string,
  folders: readonly string[],
): AsyncGenerator<StoredFile> {
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = await toFile(root, `${folder}/${entry.name}`);
      if (file) yield file;
    }
  }
}

/** A local file, if it exists. */
export async function toFile(root: string, name: string): Promise<StoredFile | undefined> {
  const path = join(root, name);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const { size } = found;
  return {
    name,
    size,
    async open() {
      if (size === 0) return Readable.from([]);
      const stream = createReadStream(path, { end: size - 1 });
      return new Promise((resolve, reject) => {
        stream.once('open', () => resolve(stream));
        stream.once('error', (error) => (isMissing(error) ? resolve(undefined) : reject(error)));
      });
    },
  };
}

const toObjectKey = (name: string) => name.replace(/^media\//, '');

// Everything else is a picture or a film.
const toName = (key: string) => (key.startsWith('resumes/') ? key : `media/${key}`);

export function openBucket(settings: DashboardSettings, bucket: string): FileStore {
  const client = new S3Client(toBucketClient(settings));
  async function* list(): AsyncGenerator<StoredFile> {
    const prefixes = ['resumes/incoming/', ''];
    for (const Prefix of prefixes) {
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix, ContinuationToken: token }),
        );
        for (const { Key = '', Size = 0 } of page.Contents ?? []) {
          if (Prefix === '' && Key.startsWith('resumes/incoming/')) continue;
          yield { name: toName(Key), size: Size, open: () => open(Key) };
        }
        token = page.NextContinuationToken;
      } while (token);
    }
  }
  async function open(Key: string): Promise<Readable | undefined> {
    try {
      const response = await client.send(new GetObjectCommand({ Bucket: bucket, Key }));
      return response.Body as Readable | undefined;
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
      throw error;
    }
  }
  return {
    list,
    open: (name) => open(toObjectKey(name)),
    async put(name, path) {
      // At most 60 MB, the size of a film.
      const Body = await readFile(path);
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: toObjectKey(name), Body }));
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: toObjectKey(name) }));
    },
  };
}

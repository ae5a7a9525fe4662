import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
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

/** A file of the dashboard, by its name in a backup: `media/…`, `resumes/incoming/…` or `resumes/…`. */
export interface StoredFile {
  name: string;
  size: number;
  open(): Promise<Readable | undefined>;
}

/** Folders of files. Incoming resumes first: one that is kept meanwhile is then found among the kept ones. */
export const fileFolders = ['media', 'resumes/incoming', 'resumes'] as const;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** All files, wherever the settings keep them. */
export async function* listFiles(settings: DashboardSettings): AsyncGenerator<StoredFile> {
  if (settings.S3_BUCKET) yield* openBucket(settings, settings.S3_BUCKET).list();
  else yield* listFolders(settings.DATA_DIR, fileFolders);
}

/** Files of some folders on this machine, without the folders in them. */
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

/** A file on this machine, or nothing when it is not there. */
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

/** The bucket that keeps the files. */
export interface Bucket {
  list(): AsyncGenerator<StoredFile>;
  /** Puts a file of this machine in. */
  put(name: string, path: string): Promise<void>;
  remove(name: string): Promise<void>;
}

const toObjectKey = (name: string) => name.replace(/^media\//, '');

// What is no resume is a picture or a film.
const toName = (key: string) => (key.startsWith('resumes/') ? key : `media/${key}`);

/** Opens the bucket of the settings. */
export function openBucket(settings: DashboardSettings, bucket: string): Bucket {
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
      const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key }));
      return answer.Body as Readable | undefined;
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
      throw error;
    }
  }
  return {
    list,
    async put(name, path) {
      // A film has 60 MB at most.
      const Body = await readFile(path);
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: toObjectKey(name), Body }));
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: toObjectKey(name) }));
    },
  };
}

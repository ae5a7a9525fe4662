import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { DataError } from '@agency/server/data-error';
import { openBucket } from '../../platform/bucket.ts';
import type { DashboardSettings } from '../../platform/settings.ts';

/** A file by its name in a backup */
export interface StoredFile {
  name: string;
  size: number;
  /** Nothing if it was deleted meanwhile. */
  open(): Promise<Readable | undefined>;
}

/** Folders of files. Incoming resumes first, so that one that is retained meanwhile is found later. */
const fileFolders = ['media', 'resumes/incoming', 'resumes'] as const;

/** Storage of pictures, films and resumes. */
export interface FileStore {
  list(): AsyncGenerator<StoredFile>;
  /** Opens a file, if it exists. */
  open(name: string): Promise<Readable | undefined>;
  put(name: string, body: Readable): Promise<void>;
}

export const openFileStore = (settings: DashboardSettings): FileStore =>
  settings.S3_BUCKET
    ? openBucketStore(settings, settings.S3_BUCKET)
    : openFolderStore(settings.DATA_DIR);

export function openFolderStore(root: string): FileStore {
  return {
    list: () => listFolders(root, fileFolders),
    open: async (name) => (await toFile(root, name))?.open(),
    async put(name, body) {
      const path = join(root, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(body, createWriteStream(path, { mode: 0o600, flush: true }));
    },
  };
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

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

const toKey = (name: string) => name.replace(/^media\//, '');

// Everything else is a picture or a film.
const toName = (key: string) => (key.startsWith('resumes/') ? key : `media/${key}`);

/** The files of a bucket. */
export function openBucketStore(
  settings: DashboardSettings,
  name: string,
): FileStore & { remove(name: string): Promise<void> } {
  const bucket = openBucket(settings, name);
  const incoming = 'resumes/incoming/';
  return {
    async *list() {
      for (const prefix of [incoming, '']) {
        for await (const { key, size } of bucket.list(prefix)) {
          if (prefix === '' && key.startsWith(incoming)) continue;
          yield { name: toName(key), size, open: () => bucket.get(key) };
        }
      }
    },
    open: (file) => bucket.get(toKey(file)),
    async put(file, body) {
      // At most 60 MB, the size of a film.
      const bytes = await buffer(body);
      await bucket.put(toKey(file), bytes, bytes.length);
    },
    remove: (file) => bucket.remove(toKey(file)),
  };
}

/**
 * Copies all files and compares them. They must not change meanwhile.
 * @returns their names
 * @throws {DataError} if one differs
 */
export async function copyFiles(from: FileStore, to: FileStore): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const { name, open } of from.list()) {
    const body = await open();
    if (body) await to.put(name, body);
    if ((await hash(await open())) !== (await hash(await to.open(name)))) {
      throw new DataError(`The file ${name} was not copied completely. Type the command again.`);
    }
    names.add(name);
  }
  return names;
}

async function hash(body: Readable | undefined): Promise<string | undefined> {
  if (!body) return undefined;
  const sum = createHash('sha256');
  await pipeline(body, sum);
  return sum.digest('hex');
}

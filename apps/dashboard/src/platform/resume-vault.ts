import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openBucket } from './bucket.ts';
import { syncFolder } from './folders.ts';
import type { DashboardSettings } from './settings.ts';
import { BUCKET_TIMEOUT } from './storage.ts';

/** `incoming` until the application is stored, and during its deletion; `kept` in between. */
export type ResumeLocation = 'incoming' | 'kept';

/** Storage of resumes. Keys are 32 random hexadecimal digits. */
export interface ResumeVault {
  /** Stores an incoming file durably. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Moves a file to the other location. Returns whether it existed. */
  move(key: string, to: ResumeLocation): Promise<boolean>;
  has(key: string, place: ResumeLocation): Promise<boolean>;
  open(key: string, place: ResumeLocation): Promise<ReadableStream<Uint8Array> | undefined>;
  remove(key: string, place: ResumeLocation): Promise<void>;
  /** Keys of incoming files older than a time. */
  listIncoming(before: Date): Promise<string[]>;
}

/** The disk is full. */
export class DiskFullError extends Error {
  override name = 'NoRoomError';
}

/** Disk space reserved for the database. */
const SPARE_BYTES = 1024 ** 3;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const otherPlace = { incoming: 'kept', kept: 'incoming' } as const;

/**
 * Opens the vault: the bucket, or a private folder.
 * @param timeout of one bucket request, in milliseconds
 */
export function openResumeVault(
  settings: DashboardSettings,
  timeout = BUCKET_TIMEOUT,
): ResumeVault {
  const folder = createFolderVault(join(settings.DATA_DIR, 'resumes'));
  return settings.S3_BUCKET
    ? withFallback(createBucketVault(settings, settings.S3_BUCKET, timeout), folder)
    : folder;
}

/** Stores in one vault and also reads the old one, which was used before the bucket was configured. */
function withFallback(vault: ResumeVault, old: ResumeVault): ResumeVault {
  return {
    put: vault.put,
    async move(key, to) {
      const moved = [await vault.move(key, to), await old.move(key, to)];
      return moved.includes(true);
    },
    has: async (key, place) => (await vault.has(key, place)) || old.has(key, place),
    open: async (key, place) => (await vault.open(key, place)) ?? old.open(key, place),
    async remove(key, place) {
      await vault.remove(key, place);
      await old.remove(key, place);
    },
    async listIncoming(before) {
      const keys = [...(await vault.listIncoming(before)), ...(await old.listIncoming(before))];
      return [...new Set(keys)];
    },
  };
}

/** A vault in a folder. Incoming files are in a subfolder, so that a rename is atomic. */
function createFolderVault(folder: string): ResumeVault {
  const folders = { kept: folder, incoming: join(folder, 'incoming') };
  const toPath = (key: string, place: ResumeLocation) => join(folders[place], key);

  const has = (key: string, place: ResumeLocation) =>
    stat(toPath(key, place)).then(
      (found) => found.isFile(),
      () => false,
    );

  return {
    async put(key, bytes) {
      await mkdir(folders.incoming, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < SPARE_BYTES + bytes.length) throw new DiskFullError('the disk is full');
      const path = toPath(key, 'incoming');
      const file = await open(path, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      } finally {
        await file.close();
      }
      await syncFolder(folders.incoming);
    },

    async move(key, to) {
      try {
        await rename(toPath(key, otherPlace[to]), toPath(key, to));
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
      await syncFolder(folders[to]);
      return true;
    },

    has,

    async open(key, place) {
      if (!(await has(key, place))) return undefined;
      const file = createReadStream(toPath(key, place));
      return Readable.toWeb(file) as ReadableStream<Uint8Array>;
    },

    async remove(key, place) {
      await rm(toPath(key, place), { force: true });
    },

    async listIncoming(before) {
      const keys = await readdir(folders.incoming).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const times = await Promise.all(
        keys.map((key) => stat(toPath(key, 'incoming')).catch(() => undefined)),
      );
      return keys.filter((_, index) => (times[index]?.mtimeMs ?? Infinity) < before.getTime());
    },
  };
}

/** A vault in the bucket, under a prefix that is never served. */
function createBucketVault(
  settings: DashboardSettings,
  name: string,
  timeout: number,
): ResumeVault {
  // With the second attempt it stays below the website's timeout.
  const bucket = openBucket(settings, name, timeout / 2);
  const prefixes = { kept: 'resumes/', incoming: 'resumes/incoming/' };
  const toObject = (key: string, place: ResumeLocation) => prefixes[place] + key;
  return {
    put: (key, bytes) => bucket.put(toObject(key, 'incoming'), bytes, bytes.length),
    move: (key, to) => bucket.move(toObject(key, otherPlace[to]), toObject(key, to)),
    has: (key, place) => bucket.has(toObject(key, place)),
    async open(key, place) {
      const body = await bucket.get(toObject(key, place));
      return body && (Readable.toWeb(body) as ReadableStream<Uint8Array>);
    },
    remove: (key, place) => bucket.remove(toObject(key, place)),
    async listIncoming(before) {
      const keys: string[] = [];
      for await (const { key, modifiedAt } of bucket.list(prefixes.incoming)) {
        if (modifiedAt && modifiedAt < before) keys.push(key.slice(prefixes.incoming.length));
      }
      return keys;
    },
  };
}

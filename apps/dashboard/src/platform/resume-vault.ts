import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { DashboardSettings } from './settings.ts';
import { BUCKET_TIMEOUT, toBucketClient } from './storage.ts';

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

// A new file is durable only after its folder is synced.
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A vault in the bucket, under a prefix that is never served. */
function createBucketVault(
  settings: DashboardSettings,
  bucket: string,
  timeout: number,
): ResumeVault {
  const client = new S3Client(toBucketClient(settings));
  // With retries it stays below the website's timeout.
  const send = ((command: Parameters<S3Client['send']>[0]) =>
    client.send(command, { abortSignal: AbortSignal.timeout(timeout) })) as S3Client['send'];
  const prefixes = { kept: 'resumes/', incoming: 'resumes/incoming/' };
  const toObject = (key: string, place: ResumeLocation) => ({
    Bucket: bucket,
    Key: prefixes[place] + key,
  });
  /** The response; nothing if there is no such object. */
  const ifThere = <Response>(response: Promise<Response>): Promise<Response | undefined> =>
    response.catch((error: unknown) => {
      if (error instanceof Error && /^(?:NoSuchKey|NotFound)$/.test(error.name)) return undefined;
      throw error;
    });

  return {
    async put(key, bytes) {
      const place = toObject(key, 'incoming');
      const ContentType = 'application/octet-stream';
      await send(new PutObjectCommand({ ...place, Body: bytes, ContentType }));
    },

    async move(key, to) {
      const from = toObject(key, otherPlace[to]);
      const CopySource = `${bucket}/${from.Key}`;
      const copy = new CopyObjectCommand({ ...toObject(key, to), CopySource });
      if (!(await ifThere(send(copy)))) return false;
      await send(new DeleteObjectCommand(from));
      return true;
    },

    has: async (key, place) =>
      (await ifThere(send(new HeadObjectCommand(toObject(key, place))))) !== undefined,

    async open(key, place) {
      const response = await ifThere(send(new GetObjectCommand(toObject(key, place))));
      return response?.Body?.transformToWebStream() as ReadableStream<Uint8Array> | undefined;
    },

    async remove(key, place) {
      await send(new DeleteObjectCommand(toObject(key, place)));
    },

    async listIncoming(before) {
      const keys: string[] = [];
      const query = { Bucket: bucket, Prefix: prefixes.incoming };
      let ContinuationToken: string | undefined;
      do {
        const page = await send(new ListObjectsV2Command({ ...query, ContinuationToken }));
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          if (LastModified && LastModified < before) keys.push(Key.slice(prefixes.incoming.length));
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return keys;
    },
  };
}

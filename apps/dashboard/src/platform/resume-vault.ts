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

/** `incoming` until the application is stored, and again while it is being deleted; `kept` in between. */
export type ResumeLocation = 'incoming' | 'kept';

/** Where resumes lie, and nothing else. Keys are ours: 32 hexadecimal digits that cannot be guessed. */
export interface ResumeVault {
  /** Puts a file among the incoming ones. When this resolves, it is there after a power cut, too. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Moves a file to the other place. Says whether there was one. */
  move(key: string, to: ResumeLocation): Promise<boolean>;
  has(key: string, place: ResumeLocation): Promise<boolean>;
  open(key: string, place: ResumeLocation): Promise<ReadableStream<Uint8Array> | undefined>;
  remove(key: string, place: ResumeLocation): Promise<void>;
  /** Keys of the incoming files that came before a time. */
  listIncoming(before: Date): Promise<string[]>;
}

/** There is no room for another file. */
export class DiskFullError extends Error {
  override name = 'NoRoomError';
}

/** Room the disk must keep, so that the database can still write. */
const SPARE_BYTES = 1024 ** 3;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const otherPlace = { incoming: 'kept', kept: 'incoming' } as const;

/**
 * Opens the vault that the settings name: the bucket, or a folder that only its owner can read.
 * @param timeout how long one call of the bucket may take, in milliseconds
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

/** Puts new files into one vault, and finds those, too, that still lie in another: it was the only one until a bucket was set. */
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

/** Keeps resumes in a folder; the incoming ones in a folder inside it, so on the same volume. */
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

// A new name is safe only when the folder that holds it is on disk, too.
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Keeps resumes in the bucket, under a prefix that nothing serves. */
function createBucketVault(
  settings: DashboardSettings,
  bucket: string,
  timeout: number,
): ResumeVault {
  const client = new S3Client(toBucketClient(settings));
  // With its further tries, a call takes no longer than the website waits.
  const send = ((command: Parameters<S3Client['send']>[0]) =>
    client.send(command, {
      abortSignal: AbortSignal.timeout(timeout),
    })) as S3Client['send'];
  const prefixes = { kept: 'resumes/', incoming: 'resumes/incoming/' };
  const toObject = (key: string, place: ResumeLocation) => ({
    Bucket: bucket,
    Key: prefixes[place] + key,
  });
  const isNoSuchKey = (error: unknown) =>
    error instanceof Error && /^(?:NoSuchKey|NotFound)$/.test(error.name);

  return {
    async put(key, bytes) {
      const place = toObject(key, 'incoming');
      const ContentType = 'application/octet-stream';
      await send(new PutObjectCommand({ ...place, Body: bytes, ContentType }));
    },

    async move(key, to) {
      const from = toObject(key, otherPlace[to]);
      try {
        const CopySource = `${bucket}/${from.Key}`;
        await send(new CopyObjectCommand({ ...toObject(key, to), CopySource }));
      } catch (error) {
        if (isNoSuchKey(error)) return false;
        throw error;
      }
      await send(new DeleteObjectCommand(from));
      return true;
    },

    async has(key, place) {
      try {
        await send(new HeadObjectCommand(toObject(key, place)));
        return true;
      } catch (error) {
        if (isNoSuchKey(error)) return false;
        throw error;
      }
    },

    async open(key, place) {
      try {
        const answer = await send(new GetObjectCommand(toObject(key, place)));
        return answer.Body?.transformToWebStream() as ReadableStream<Uint8Array> | undefined;
      } catch (error) {
        if (isNoSuchKey(error)) return undefined;
        throw error;
      }
    },

    async remove(key, place) {
      await send(new DeleteObjectCommand(toObject(key, place)));
    },

    async listIncoming(before) {
      const keys: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix: prefixes.incoming,
            ContinuationToken,
          }),
        );
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          if (LastModified && LastModified < before) keys.push(Key.slice(prefixes.incoming.length));
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return keys;
    },
  };
}

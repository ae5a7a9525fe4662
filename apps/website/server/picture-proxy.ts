import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readBoundedBody } from '@agency/server/bounded-body';
import { openCacheFolder } from '@agency/server/cache-folder';
import type { Logger } from '@agency/server/logger';
import { BusyError, createSemaphore } from '@agency/server/semaphore';
import { LRUCache } from 'lru-cache';
import writeFileAtomic from 'write-file-atomic';
import { MEDIA_NAME, MEDIA_PATH } from '../src/model/media-path.ts';
import { isMissing } from './missing-media.ts';

interface Description {
  type: string;
  etag: string;
  /** In bytes. */
  size: number;
}

/** A picture of the dashboard: its cached file, or its bytes if the file could not be written. */
export interface Picture extends Description {
  location?: string;
  bytes?: Buffer;
}

type Result = Picture | 'missing' | 'failed';

/** Sizes in bytes, times in milliseconds. */
const limits = {
  pictureBytes: 8 * 1024 * 1024,
  timeout: 5000,
  /** Concurrent fetches, each with a picture in memory. */
  permits: 8,
  queue: 1000,
  cachedBytes: 512 * 1024 * 1024,
  /** Age at which a cached picture is fetched again, so that a deleted one disappears. */
  maxAge: 24 * 60 * 60 * 1000,
  /** Time in which a picture that could not be fetched is not fetched again. */
  failureAge: 10_000,
};

export type PictureProxy = ReturnType<typeof createPictureProxy>;

/**
 * Creates the proxy of pictures, with a cache on the disk that is used while the dashboard is down.
 * @param folder of the cache; it may be deleted at any time
 */
export function createPictureProxy({
  contentUrl,
  folder,
  logger,
  now = () => performance.now(),
}: {
  contentUrl: string;
  folder: string;
  logger: Logger;
  now?: () => number;
}) {
  const cached = new LRUCache<string, { checkedAt: number; description?: Promise<Description> }>({
    maxSize: limits.cachedBytes,
    dispose: (_value, name, reason) => {
      if (reason !== 'set') removeFile(join(folder, name));
    },
  });
  const failures = new LRUCache<string, 'missing' | 'failed'>({
    max: 1000,
    ttl: limits.failureAge,
    perf: { now },
  });
  const slots = createSemaphore({ permits: limits.permits, queue: limits.queue });
  const fetching = new Map<string, Promise<Result>>();

  for (const entry of openCacheFolder(folder, logger)) {
    const location = join(folder, entry.name);
    if (!entry.isFile()) continue;
    // Temporary files of a killed process end with a number.
    if (!MEDIA_NAME.test(entry.name) || /\.\d+$/.test(entry.name)) {
      removeFile(location);
      continue;
    }
    const { size, mtimeMs } = statSync(location);
    const age = Math.max(Date.now() - mtimeMs, 0);
    cached.set(entry.name, { checkedAt: now() - age }, { size: size || 1 });
  }

  async function getCached(name: string): Promise<Picture | undefined> {
    const entry = cached.get(name);
    if (!entry) return undefined;
    const location = join(folder, name);
    entry.description ??= describe(createReadStream(location));
    try {
      const description = await entry.description;
      const size = (await stat(location).catch(() => undefined))?.size;
      if (size === description.size) return { ...description, location };
      // Deleted or truncated: it is fetched again.
      delete entry.description;
    } catch {
      cached.delete(name);
    }
    return undefined;
  }

  function fetchOnce(name: string): Promise<Result> {
    const running = fetching.get(name);
    if (running) return running;
    const fetched = fetchAndCache(name).finally(() => fetching.delete(name));
    fetching.set(name, fetched);
    return fetched;
  }

  async function fetchAndCache(name: string): Promise<Result> {
    try {
      const signal = AbortSignal.timeout(limits.timeout);
      const url = contentUrl + MEDIA_PATH + name;
      const picture = await slots.run(() => fetchPicture(url, signal), { signal });
      if (picture === 'missing') {
        cached.delete(name);
        failures.set(name, 'missing');
        return 'missing';
      }
      const { bytes, ...description } = picture;
      const isWritten = await writeToCache(name, bytes, description);
      return { ...description, ...(isWritten ? { location: join(folder, name) } : { bytes }) };
    } catch (error) {
      if (!(error instanceof BusyError)) failures.set(name, 'failed');
      logger.warn({ name, error }, 'a picture could not be fetched');
      return 'failed';
    }
  }

  /** Returns false if the disk is full; the picture is then sent from memory. */
  async function writeToCache(name: string, bytes: Buffer, description: Description) {
    try {
      await mkdir(folder, { recursive: true });
      await writeFileAtomic(join(folder, name), bytes);
      const entry = { checkedAt: now(), description: Promise.resolve(description) };
      cached.set(name, entry, { size: bytes.length });
      return true;
    } catch (error) {
      logger.warn({ name, error }, 'a picture could not be cached');
      return false;
    }
  }

  return {
    /** Returns a picture; `missing` if there is none, `failed` if it cannot be fetched. */
    async getPicture(name: string): Promise<Result> {
      if (!MEDIA_NAME.test(name)) return 'missing';
      const picture = await getCached(name);
      if (!picture) return failures.get(name) ?? fetchOnce(name);
      const isOutdated = now() - (cached.get(name)?.checkedAt ?? 0) > limits.maxAge;
      if (isOutdated && !failures.has(name)) void fetchOnce(name);
      return picture;
    },
  };
}

/**
 * Creates the function with which pages read a picture by its URL.
 * @param pictures undefined if media have a URL of their own
 */
export function createPictureReader(pictures: PictureProxy | undefined): App.Locals['readPicture'] {
  return async (url) => {
    const picture =
      pictures && url.startsWith(MEDIA_PATH)
        ? await pictures.getPicture(url.slice(MEDIA_PATH.length))
        : await fetchPicture(url, AbortSignal.timeout(limits.timeout));
    if (picture === 'missing') return undefined;
    if (picture === 'failed') throw new Error('the picture cannot be fetched');
    return picture.bytes ?? readFile(picture.location ?? '');
  };
}

async function fetchPicture(
  url: string,
  signal: AbortSignal,
): Promise<(Description & { bytes: Buffer; location?: string }) | 'missing'> {
  const response = await fetch(url, {
    redirect: 'error',
    signal,
    headers: { Accept: 'image/avif,image/webp,image/jpeg,image/png' },
  });
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel();
    if (isMissing(response)) return 'missing';
    throw new Error(`the dashboard responded with ${response.status}`);
  }
  const bytes = await readBoundedBody(response.body, limits.pictureBytes);
  return { ...(await describe([bytes])), bytes };
}

/** Removes a file in the background; a file that remains does no harm. */
function removeFile(location: string): void {
  rm(location, { force: true }).catch(() => undefined);
}

async function describe(chunks: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<Description> {
  const hash = createHash('sha256');
  let type: string | undefined;
  let size = 0;
  for await (const chunk of chunks) {
    if (size === 0) type = decidePictureType(chunk);
    size += chunk.length;
    hash.update(chunk);
  }
  if (!type) throw new Error('the response is not a picture');
  return { type, size, etag: `"${hash.digest('base64url').slice(0, 16)}"` };
}

/** Detects the type of a picture by its bytes, because the upstream's `Content-Type` is not trusted. */
function decidePictureType(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 16).toString('latin1');
  if (/^....ftypavi[fs]/s.test(start)) return 'image/avif';
  if (/^RIFF....WEBP/s.test(start)) return 'image/webp';
  if (start.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  return undefined;
}

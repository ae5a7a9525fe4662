import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readBoundedBody } from '@agency/server/bounded-body';
import type { Logger } from '@agency/server/logger';
import { openCopies } from '@agency/server/open-copies';
import { BusyError, createSemaphore } from '@agency/server/semaphore';
import { LRUCache } from 'lru-cache';

import writeFileAtomic from 'write-file-atomic';

/** A picture of the dashboard, checked and kept on the disk. */
export interface Picture {
  type: string;
  etag: string;
  /** In bytes. */
  size: number;
  /** Its file. */
  location?: string;
  /** The picture itself, when the disk did not take it. */
  bytes?: Buffer;
}

type Description = Pick<Picture, 'type' | 'etag' | 'size'>;

/** Where pictures come from when visitors are not sent to the dashboard's own address. */
export interface Media {
  /** The picture; `missing` when there is none of that name, `failed` when it cannot be had now. */
  getPicture(name: string): Promise<Picture | 'missing' | 'failed'>;
}

/** What a picture's name may look like; it is also its file name here. */
const MEDIA_NAME_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/;

const limits = {
  pictureBytes: 8 * 1024 * 1024,
  milliseconds: 5000,
  /** Pictures fetched at once, each held in memory until it is checked. */
  inFlight: 8,
  inLine: 1000,
  keptBytes: 512 * 1024 * 1024,
  /** After this long a kept picture is asked for again, so that a deleted one does not stay for ever. */
  checkAfter: 24 * 60 * 60 * 1000,
  /** How long a name that was not there is not asked for again. */
  missingFor: 10_000,
};

/**
 * Passes pictures on from the dashboard and keeps a copy of each, so that they survive a dashboard that is down.
 * One request a name, a bounded number at once, sizes and times; the type is read from the bytes.
 * @param folder where copies are kept; it may be deleted at any time
 */
export function createMedia({
  contentUrl,
  folder,
  logger,
  now = () => performance.now(),
}: {
  contentUrl: string;
  folder: string;
  logger: Logger;
  now?: () => number;
}): Media {
  const kept = new LRUCache<string, { checkedAt: number; description?: Promise<Description> }>({
    maxSize: limits.keptBytes,
    dispose: (_value, name, reason) => {
      if (reason !== 'set') removeCopy(join(folder, name));
    },
  });
  const refused = new LRUCache<string, 'missing' | 'failed'>({
    max: 1000,
    ttl: limits.missingFor,
    perf: { now },
  });
  const calls = createSemaphore({ permits: limits.inFlight, queue: limits.inLine });
  const inFlight = new Map<string, Promise<Picture | 'missing' | 'failed'>>();

  for (const entry of openCopies(folder, logger)) {
    const location = join(folder, entry.name);
    if (!entry.isFile()) continue;
    // Not ours, or what a process that was killed had not finished.
    if (!MEDIA_NAME_PATTERN.test(entry.name) || /\.\d+$/.test(entry.name)) {
      removeCopy(location);
      continue;
    }
    const { size, mtimeMs } = statSync(location);
    // Its age by the wall clock, here by the clock that nobody sets.
    const age = Math.max(Date.now() - mtimeMs, 0);
    kept.set(entry.name, { checkedAt: now() - age }, { size: size || 1 });
  }

  async function getKept(name: string): Promise<Picture | undefined> {
    const entry = kept.get(name);
    if (!entry) return undefined;
    const location = join(folder, name);
    entry.description ??= describeFile(location);
    try {
      const description = await entry.description;
      // Deleted or cut short meanwhile: it is fetched again, and the new copy takes its place.
      if ((await getSize(location)) === description.size) return { ...description, location };
      delete entry.description;
      return undefined;
    } catch {
      kept.delete(name);
      return undefined;
    }
  }

  async function ask(name: string): Promise<Picture | 'missing' | 'failed'> {
    const running = inFlight.get(name);
    if (running) return running;
    const asking = fetchAndKeep(name).finally(() => inFlight.delete(name));
    inFlight.set(name, asking);
    return asking;
  }

  async function fetchAndKeep(name: string): Promise<Picture | 'missing' | 'failed'> {
    try {
      const signal = AbortSignal.timeout(limits.milliseconds);
      const address = `${contentUrl}/media/${name}`;
      const answer = await calls.run(() => fetchPicture(address, signal), { signal });
      if (answer === 'missing') {
        kept.delete(name);
        refused.set(name, 'missing');
        return 'missing';
      }
      const isKept = await keep(name, answer);
      const { bytes, ...description } = answer;
      return { ...description, ...(isKept ? { location: join(folder, name) } : { bytes }) };
    } catch (error) {
      // Too much at once is no fault of the picture.
      if (!(error instanceof BusyError)) refused.set(name, 'failed');
      logger.warn({ name, error }, 'a picture could not be fetched');
      return 'failed';
    }
  }

  // A disk that is full costs the copy, not the picture.
  async function keep(
    name: string,
    { bytes, ...description }: Description & { bytes: Buffer },
  ): Promise<boolean> {
    try {
      await mkdir(folder, { recursive: true });
      await writeFileAtomic(join(folder, name), bytes);
      const entry = { checkedAt: now(), description: Promise.resolve(description) };
      kept.set(name, entry, { size: bytes.length });
      return true;
    } catch (error) {
      logger.warn({ name, error }, 'a picture could not be kept');
      return false;
    }
  }

  return {
    async getPicture(name) {
      if (!MEDIA_NAME_PATTERN.test(name)) return 'missing';
      const picture = await getKept(name);
      if (picture) {
        const isDue = now() - (kept.get(name)?.checkedAt ?? 0) > limits.checkAfter;
        if (isDue && !refused.has(name)) void ask(name);
        return picture;
      }
      return refused.get(name) ?? ask(name);
    },
  };
}

/**
 * A picture of another host, its type read from its bytes.
 * @throws when it cannot be had, or is none
 */
export async function fetchPicture(
  address: string,
  signal: AbortSignal,
): Promise<(Description & { bytes: Buffer }) | 'missing'> {
  const answer = await fetch(address, {
    redirect: 'error',
    signal,
    headers: { Accept: 'image/avif,image/webp,image/jpeg,image/png' },
  });
  if (answer.status !== 200 || !answer.body) {
    await answer.body?.cancel();
    // A proxy or a half-started dashboard says 404 in HTML; only the dashboard itself says it in JSON.
    const isJson = /^application\/json\b/i.test(answer.headers.get('content-type') ?? '');
    if (isJson && (answer.status === 404 || answer.status === 410)) return 'missing';
    throw new Error(`the dashboard answered ${answer.status}`);
  }
  const bytes = await readBoundedBody(answer.body, limits.pictureBytes);
  return { ...(await describe([bytes])), bytes };
}

// A disk that cannot be written keeps it; nothing is lost by that.
function removeCopy(location: string): void {
  rm(location, { force: true }).catch(() => undefined);
}

async function getSize(location: string): Promise<number | undefined> {
  return (await stat(location).catch(() => undefined))?.size;
}

/** What has to be known of a picture to send it, read piece by piece. */
function describeFile(location: string): Promise<Description> {
  return describe(createReadStream(location));
}

async function describe(pieces: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<Description> {
  const hash = createHash('sha256');
  let type: string | undefined;
  let size = 0;
  for await (const piece of pieces) {
    if (size === 0) type = decidePictureType(piece);
    size += piece.length;
    hash.update(piece);
  }
  if (!type) throw new Error('the answer is not a picture');
  return { type, size, etag: `"${hash.digest('base64url').slice(0, 16)}"` };
}

// The bytes decide, not what the other side says of them: nothing else is ever sent from our own address.
function decidePictureType(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 16).toString('latin1');
  if (/^....ftypavi[fs]/s.test(start)) return 'image/avif';
  if (/^RIFF....WEBP/s.test(start)) return 'image/webp';
  if (start.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  return undefined;
}

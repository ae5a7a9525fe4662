import { mkdirSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '@agency/server/logger';
import { openCacheFolder } from '@agency/server/cache-folder';
import { LRUCache } from 'lru-cache';
import writeFileAtomic from 'write-file-atomic';

/** The last good response to every request, on the disk: what a restarted website shows while the host is down. */
export interface LastKnownGood {
  read(key: string): Promise<string | undefined>;
  write(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Keys of every copy there is. */
  keys(): string[];
}

/** Copies that are kept; of more, those that were not used for longest go. */
const MAX_COPIES = 10_000;

/**
 * Copies in a folder that may be deleted at any time. A disk that fails costs the copy, never the page.
 * @param folder made when it is missing
 * @param max how many are kept
 */
export function createLastKnownGood(
  folder: string,
  logger: Logger,
  max = MAX_COPIES,
): LastKnownGood {
  const locate = (key: string) => join(folder, `${key}.json`);
  const removeFile = (path: string) =>
    rm(path, { force: true, recursive: true }).catch((error: unknown) =>
      logger.warn({ path, error }, 'a last known good response could not be removed'),
    );
  const copies = new LRUCache<string, true>({
    max,
    dispose: (_, key, reason) => {
      if (reason === 'evict') void removeFile(locate(key));
    },
  });
  for (const name of readOldestFirst(folder, logger)) {
    if (name.endsWith('.json')) copies.set(name.slice(0, -'.json'.length), true);
    // A file that a killed process had not finished.
    else void removeFile(join(folder, name));
  }

  return {
    keys: () => [...copies.keys()],
    async read(key) {
      if (!copies.get(key)) return undefined;
      try {
        return await readFile(locate(key), 'utf8');
      } catch {
        copies.delete(key);
        return undefined;
      }
    },
    async write(key, text) {
      try {
        mkdirSync(folder, { recursive: true });
        await writeFileAtomic(locate(key), text);
        copies.set(key, true);
      } catch (error) {
        logger.warn({ key, error }, 'a last known good response could not be stored');
      }
    },
    async remove(key) {
      if (copies.delete(key)) await removeFile(locate(key));
    },
  };
}

function readOldestFirst(folder: string, logger: Logger): string[] {
  const changedAt = (name: string) =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return openCacheFolder(folder, logger)
    .map(({ name }) => ({ name, at: changedAt(name) }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

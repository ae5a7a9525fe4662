import { mkdirSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openCacheFolder } from '@agency/server/cache-folder';
import type { Logger } from '@agency/server/logger';
import { LRUCache } from 'lru-cache';
import writeFileAtomic from 'write-file-atomic';

const MAX_COPIES = 10_000;

/** The last valid response to each request, on disk, for outages and restarts. */
export type LastKnownGood = ReturnType<typeof createLastKnownGood>;

/** @param folder is created if missing, and may be deleted at any time; a failing disk only costs copies */
export function createLastKnownGood(folder: string, logger: Logger, max = MAX_COPIES) {
  const toPath = (key: string) => join(folder, `${key}.json`);
  const removeFile = (path: string) =>
    rm(path, { force: true, recursive: true }).catch((error: unknown) =>
      logger.warn({ path, error }, 'a last known good response could not be removed'),
    );
  const copies = new LRUCache<string, true>({
    max,
    dispose: (_, key, reason) => {
      if (reason === 'evict') void removeFile(toPath(key));
    },
  });
  const getTime = (name: string) =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const files = openCacheFolder(folder, logger).map(({ name }) => ({ name, time: getTime(name) }));
  for (const { name } of files.sort((a, b) => a.time - b.time)) {
    if (name.endsWith('.json')) copies.set(name.slice(0, -'.json'.length), true);
    // An incomplete file of a killed process.
    else void removeFile(join(folder, name));
  }

  return {
    keys: () => [...copies.keys()],
    async read(key: string) {
      if (!copies.get(key)) return undefined;
      try {
        return await readFile(toPath(key), 'utf8');
      } catch {
        copies.delete(key);
        return undefined;
      }
    },
    async write(key: string, text: string) {
      try {
        mkdirSync(folder, { recursive: true });
        await writeFileAtomic(toPath(key), text);
        copies.set(key, true);
      } catch (error) {
        logger.warn({ key, error }, 'a last known good response could not be stored');
      }
    },
    async remove(key: string) {
      if (copies.delete(key)) await removeFile(toPath(key));
    },
  };
}

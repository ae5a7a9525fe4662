import { mkdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '@agency/server/logger';
import { openCopies } from '@agency/server/open-copies';
import writeFileAtomic from 'write-file-atomic';

/** The last good answers, on the disk: what a restarted website shows while the dashboard is down. */
export interface LastGoodCopies {
  read(name: string): Promise<string | undefined>;
  write(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
  has(name: string): boolean;
  /** Names of every copy there is. */
  names(): string[];
}

// Far more than any site has; it only keeps a host that invents resources from filling the disk.
const MAX_COPIES = 50_000;

/**
 * Copies in a folder that may be deleted at any time. A disk that fails costs the copy, never the page.
 * @param folder made when it is missing
 */
export function createLastGoodCopies(folder: string, logger: Logger): LastGoodCopies {
  const names = new Set<string>();
  for (const { name } of openCopies(folder, logger)) {
    if (name.endsWith('.json')) names.add(name.slice(0, -'.json'.length));
    // What a process that was killed had not finished.
    else rm(join(folder, name), { force: true, recursive: true }).catch(() => undefined);
  }
  const locate = (name: string) => join(folder, `${name}.json`);

  return {
    has: (name) => names.has(name),
    names: () => [...names],
    async read(name) {
      if (!names.has(name)) return undefined;
      try {
        return await readFile(locate(name), 'utf8');
      } catch {
        names.delete(name);
        return undefined;
      }
    },
    async write(name, text) {
      if (!names.has(name) && names.size >= MAX_COPIES) return;
      try {
        mkdirSync(folder, { recursive: true });
        await writeFileAtomic(locate(name), text);
        names.add(name);
      } catch (error) {
        logger.warn({ name, error }, 'a last good copy could not be kept');
      }
    },
    async remove(name) {
      if (!names.delete(name)) return;
      try {
        await rm(locate(name), { force: true });
      } catch (error) {
        logger.warn({ name, error }, 'a last good copy could not be removed');
      }
    },
  };
}

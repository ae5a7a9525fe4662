import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '@agency/server/logger';

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
const maxCopies = 10_000;

/**
 * Copies in a folder that may be deleted at any time. A disk that fails costs the copy, never the page.
 * @param folder made when it is missing
 */
export function createLastGoodCopies(folder: string, logger: Logger): LastGoodCopies {
  mkdirSync(folder, { recursive: true });
  const names = new Set(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -'.json'.length)),
  );
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
      if (!names.has(name) && names.size >= maxCopies) return;
      const draft = join(folder, `${randomBytes(8).toString('hex')}.draft`);
      try {
        mkdirSync(folder, { recursive: true });
        await writeFile(draft, text);
        await rename(draft, locate(name));
        names.add(name);
      } catch (error) {
        await rm(draft, { force: true });
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

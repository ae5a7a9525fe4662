import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SentFile } from './form-definition.ts';
import type { SharedFiles } from './shared-files.ts';

/** An accepted file that waits for the rest of its form: what the page is told of it. */
export interface KeptFile {
  /** Cannot be guessed; whoever knows it sends the file along with a form. */
  token: string;
  name: string;
}

/** Held in memory, so that a dashboard that is away costs nobody a file. */
const limits = { bytes: 50 * 1024 * 1024, time: 15 * 60_000 };

const TOKEN = /^[\w-]{32}$/;

/** Files of forms that were refused for another reason: nobody has to choose the same file twice. */
export interface KeptFiles {
  keep(file: SentFile): Promise<KeptFile>;
  find(token: string): Promise<SentFile | undefined>;
  forget(token: string): Promise<void>;
}

/**
 * Makes an empty store of them.
 * @param shared where other processes of the website find them, too; nothing when forms go to somebody else's endpoint
 */
export function createKeptFiles(shared?: SharedFiles): KeptFiles {
  const files = new LRUCache<string, SentFile>({
    maxSize: limits.bytes,
    sizeCalculation: ({ bytes }) => bytes.length || 1,
    ttl: limits.time,
    updateAgeOnGet: true,
  });
  return {
    async keep(file) {
      const token = randomBytes(24).toString('base64url');
      files.set(token, file);
      await shared?.put(token, file);
      return { token, name: file.name };
    },
    find: async (token) =>
      files.get(token) ?? (TOKEN.test(token) ? await shared?.get(token) : undefined),
    async forget(token) {
      files.delete(token);
      await shared?.remove(token);
    },
  };
}

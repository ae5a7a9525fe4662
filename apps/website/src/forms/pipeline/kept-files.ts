import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SentFile } from './form-definition.ts';

/** An accepted file that waits for the rest of its form: what the page is told of it. */
export interface KeptFile {
  /** Cannot be guessed; whoever knows it sends the file along with a form. */
  token: string;
  name: string;
}

/** In memory only, so that nothing of a form that is never sent lies on a disk. */
const limits = { bytes: 50 * 1024 * 1024, time: 15 * 60_000 };

/** Files of forms that were refused for another reason: nobody has to choose the same file twice. */
export interface KeptFiles {
  keep(file: SentFile): KeptFile;
  find(token: string): SentFile | undefined;
  forget(token: string): void;
}

/** Makes an empty store of them. */
export function createKeptFiles(): KeptFiles {
  const files = new LRUCache<string, SentFile>({
    maxSize: limits.bytes,
    sizeCalculation: ({ bytes }) => bytes.length || 1,
    ttl: limits.time,
    updateAgeOnGet: true,
  });
  return {
    keep(file) {
      const token = randomBytes(24).toString('base64url');
      files.set(token, file);
      return { token, name: file.name };
    },
    find: (token) => files.get(token),
    forget(token) {
      files.delete(token);
    },
  };
}

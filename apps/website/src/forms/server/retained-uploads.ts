import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SentFile } from './form-definition.ts';

/** A valid file of a rejected form, as its page refers to it. */
export interface RetainedUpload {
  /** Cannot be guessed: it is all a form needs to send the file along. */
  token: string;
  name: string;
}

const limits = { bytes: 50 * 1024 * 1024, time: 15 * 60_000 };

/** Valid files of rejected forms, in memory, so that a visitor without script need not choose one again. */
export interface RetainedUploads {
  add(file: SentFile): RetainedUpload;
  get(token: string): SentFile | undefined;
  delete(token: string): void;
}

/** Creates an empty store. */
export function createRetainedUploads(): RetainedUploads {
  const files = new LRUCache<string, SentFile>({
    maxSize: limits.bytes,
    sizeCalculation: ({ bytes }) => bytes.length || 1,
    ttl: limits.time,
    updateAgeOnGet: true,
  });
  return {
    add(file) {
      const token = randomBytes(24).toString('base64url');
      files.set(token, file);
      return { token, name: file.name };
    },
    get: (token) => files.get(token),
    delete: (token) => void files.delete(token),
  };
}

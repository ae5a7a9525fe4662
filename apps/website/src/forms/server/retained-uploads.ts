import { randomBytes } from 'node:crypto';
import type { FormFile } from '@agency/server/multipart';
import { LRUCache } from 'lru-cache';
import type { RetainedUpload } from './submission.ts';

const MAX_BYTES = 50 * 1024 * 1024;
const TTL = 15 * 60_000;

export type RetainedUploads = ReturnType<typeof createRetainedUploads>;

/** Creates a store in memory for valid files of rejected forms, for visitors without JavaScript. */
export function createRetainedUploads() {
  const files = new LRUCache<string, FormFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length || 1,
    ttl: TTL,
    updateAgeOnGet: true,
  });
  return {
    add(file: FormFile): RetainedUpload {
      const token = randomBytes(24).toString('base64url');
      files.set(token, file);
      return { token, name: file.name };
    },
    get: (token: string) => files.get(token),
    delete: (token: string) => void files.delete(token),
  };
}

import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { toSlug } from './to-slug.ts';

/**
 * Unique and safe file name with a random key. Only imports set the key themselves (`fileKey` in the context), to
 * find an existing file.
 */
export function toStoredName(
  { context }: Pick<PayloadRequest, 'context'>,
  name: string,
  extension: string,
): string {
  const { fileKey } = context;
  const key = typeof fileKey === 'string' ? fileKey : randomBytes(6).toString('hex');
  return toNameWithKey(name, key, extension);
}

/** File name with a given key. */
export function toNameWithKey(name: string, key: string, extension: string): string {
  const readable = toSlug(name.replace(/\.[^.]*$/, ''), 60) || 'file';
  return `${readable}-${key}.${extension}`;
}

import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { toSlug } from './to-slug.ts';

/**
 * The name a file is kept by: readable, safe, and never used again, because a stranger to it cannot guess its end. Only the program's
 * own copies name that end themselves (`fileKey` of the request's context), to find a file again that is there already.
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

/** The name of a file with a known end. */
export function toNameWithKey(name: string, key: string, extension: string): string {
  const readable = toSlug(name.replace(/\.[^.]*$/, ''), 60) || 'file';
  return `${readable}-${key}.${extension}`;
}

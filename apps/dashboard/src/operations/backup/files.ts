import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { DataError } from '@agency/server/data-error';
import type { ObjectStore, StoredObject } from '../../platform/object-store.ts';

/** Folders of uploads. Incoming resumes first, so that one that is retained meanwhile is found later. */
const folders = ['media/', 'resumes/incoming/', 'resumes/'];

/** All pictures, films and resumes. */
export async function* listUploads(store: ObjectStore): AsyncGenerator<StoredObject> {
  for (const folder of folders) yield* store.list(folder);
}

/**
 * Copies all uploads and compares them. They must not change meanwhile. An earlier copy is replaced.
 * @returns their names
 * @throws {DataError} if one differs
 */
export async function copyUploads(from: ObjectStore, to: ObjectStore): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const { name } of listUploads(from)) {
    const source = await from.open(name);
    // At most 60 MB, the size of a film.
    if (source) await replace(to, name, await buffer(source.body));
    if ((await hash(from, name)) !== (await hash(to, name)))
      throw new DataError(`The file ${name} was not copied completely. Type the command again.`);
    names.add(name);
  }
  return names;
}

async function replace(store: ObjectStore, name: string, bytes: Uint8Array): Promise<void> {
  await store.remove(name);
  await store.put(name, bytes);
}

async function hash(store: ObjectStore, name: string): Promise<string | undefined> {
  const file = await store.open(name);
  if (!file) return undefined;
  const sum = createHash('sha256');
  await pipeline(file.body, sum);
  return sum.digest('hex');
}

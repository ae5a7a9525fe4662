import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { DataError } from '@agency/server/data-error';
import { Decrypter, Encrypter } from 'age-encryption';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import * as z from 'zod';
import type { OpenedObject } from '../../platform/object-store.ts';

/** Name of the manifest, the last entry. */
const MANIFEST_NAME = 'manifest.json';

/** Entry of the database, always an SQLite file. */
export const DATABASE_NAME = 'database.sqlite';

/** Other files of the data folder in a backup. */
export const plainNames = ['dashboard-in-use.txt', 'first-admin.txt'] as const;

const manifestSchema = z.object({
  version: z.literal(3),
  madeAt: z.iso.datetime(),
  /** Row counts by table. */
  counts: z.record(z.string(), z.int().min(0)),
  /** Number of the other entries. */
  files: z.int().min(0),
});

export type Manifest = z.infer<typeof manifestSchema>;

const ENTRY =
  /^(?:database\.sqlite|manifest\.json|dashboard-in-use\.txt|first-admin\.txt|(?:media|resumes|resumes\/incoming|secrets)\/(?!\.{1,2}$)[^/\\\0]+)$/;

/** Whether an entry name is valid; none leaves the target folder. */
const isEntryName = (name: string): boolean => ENTRY.test(name);

const AGE_HEADER = 'age-encryption.org/v1';

/** A file with its name in the archive. */
export type PackedFile = OpenedObject & { name: string };

/**
 * Writes files into an archive, and the manifest last.
 * @param key encrypts the archive
 */
export async function packArchive(
  path: string,
  files: AsyncIterable<PackedFile>,
  facts: Omit<Manifest, 'files'>,
  key?: string,
): Promise<Manifest> {
  const { readable, controller } = createTarPacker();
  const compressed = createGzip({ level: 1 });
  const compressing = pipeline(Readable.fromWeb(readable as never), compressed);
  const stream = key ? await encrypt(compressed, key) : compressed;
  const writing = pipeline(stream, createWriteStream(path, { mode: 0o600, flush: true }));
  // Errors are handled below.
  for (const one of [compressing, writing]) one.catch(() => undefined);
  const add = (name: string, size: number, body: Readable) =>
    pipeline(body, Writable.fromWeb(controller.add({ name, size, mode: 0o600 }) as never));
  const packing = (async () => {
    const manifest: Manifest = { ...facts, files: 0 };
    for await (const { name, size, body } of files) {
      await add(name, size, body);
      manifest.files += 1;
    }
    const json = Buffer.from(JSON.stringify(manifest));
    await add(MANIFEST_NAME, json.length, Readable.from([json]));
    controller.finalize();
    return manifest;
  })();
  // All must be awaited: after a write error the reader would wait for ever.
  const [manifest] = await Promise.all([packing, compressing, writing]);
  return manifest;
}

/**
 * Unpacks an archive into an empty folder. The checksum of gzip finds damage. With a key it accepts only archives made
 * with that key.
 * @param isPlainAllowed accepts an unencrypted archive despite the key
 * @throws {DataError} if it is damaged, incomplete or created with another key
 */
export async function unpackArchive(
  path: string,
  folder: string,
  key?: string,
  isPlainAllowed = false,
): Promise<Manifest> {
  const isEncrypted = await hasAgeHeader(path);
  if (isEncrypted && !key)
    throw new DataError(`${path} is encrypted. Set BACKUP_KEY to the key it was created with.`);
  if (!isEncrypted && key && !isPlainAllowed) {
    throw new DataError(
      `${path} is not encrypted, so anybody may have written it, and BACKUP_KEY is set. If you made it yourself before there was a key, type --not-encrypted.`,
    );
  }
  const source = createReadStream(path);
  const plain = isEncrypted && key ? await decrypt(source, key, path) : source;
  const gunzip = createGunzip();
  const reading = pipeline(plain, gunzip);
  reading.catch(() => undefined);
  try {
    const entries = (Readable.toWeb(gunzip) as ReadableStream<Uint8Array>).pipeThrough(
      createTarDecoder({ strict: true }),
    );
    let files = -1;
    for await (const { header, body } of entries as unknown as AsyncIterable<{
      header: { name: string };
      body: ReadableStream<Uint8Array>;
    }>) {
      const { name } = header;
      if (!isEntryName(name)) throw new Error(`unexpected entry ${name}`);
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      // `wx` rejects a second entry with the name.
      await pipeline(body, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
      files += 1;
    }
    await reading;
    const manifest = manifestSchema.parse(
      JSON.parse(await readFile(join(folder, MANIFEST_NAME), 'utf8')),
    );
    if (manifest.files !== files) throw new Error('not what the manifest says');
    return manifest;
  } catch (error) {
    if (isDiskError(error)) throw error;
    throw new DataError(
      `${path} is damaged and cannot be restored: it is not what was written. Take another backup.`,
      { cause: error },
    );
  }
}

const isDiskError = (error: unknown) =>
  ['ENOSPC', 'EACCES', 'EIO', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');

async function hasAgeHeader(path: string): Promise<boolean> {
  const head = createReadStream(path, { end: AGE_HEADER.length - 1 });
  const start = await text(head).catch(() => {
    throw new DataError(`There is no backup ${path} that could be read.`);
  });
  return start === AGE_HEADER;
}

async function encrypt(stream: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter();
  // As a passphrase: a public key would let others make backups. It is random, so it needs no slow derivation.
  encrypter.setPassphrase(key);
  encrypter.setScryptWorkFactor(10);
  return Readable.fromWeb((await encrypter.encrypt(Readable.toWeb(stream) as never)) as never);
}

async function decrypt(stream: Readable, key: string, path: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  try {
    return Readable.fromWeb((await decrypter.decrypt(Readable.toWeb(stream) as never)) as never);
  } catch {
    throw new DataError(
      `${path} cannot be opened: BACKUP_KEY is not the key it was created with, or its beginning is damaged.`,
    );
  }
}

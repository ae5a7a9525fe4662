import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open as openFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { DataError } from '@agency/server/data-error';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import type { StoredFile } from './file-store.ts';
import {
  isEntryName,
  MANIFEST_NAME,
  type Manifest,
  manifestSchema,
  SEAL_NAME,
} from './manifest.ts';

const AGE_HEADER = 'age-encryption.org/v1';

type Sums = Manifest['files'];

/**
 * Writes files into an archive, and the manifest last. Files that were deleted meanwhile are skipped.
 * @param key encrypts the archive
 */
export async function packArchive(
  path: string,
  files: AsyncIterable<StoredFile>,
  toManifest: (sums: Sums) => Manifest,
  key?: string,
): Promise<Manifest> {
  const { readable, controller } = createTarPacker();
  const compressed = createGzip({ level: 1 });
  const compressing = pipeline(Readable.fromWeb(readable as never), compressed);
  const stream = key ? await encrypt(compressed, key) : compressed;
  const writing = pipeline(stream, createWriteStream(path, { mode: 0o600, flush: true }));
  // Errors are handled below.
  for (const one of [compressing, writing]) one.catch(() => undefined);
  const add = async (name: string, size: number, body: Readable) => {
    const hash = createHash('sha256');
    const writer = controller.add({ name, size, mode: 0o600 }).getWriter();
    for await (const chunk of body) {
      hash.update(chunk);
      await writer.write(chunk);
    }
    await writer.close();
    return { size, sha256: hash.digest('hex') };
  };
  const sums: Sums = {};
  const packing = (async () => {
    for await (const { name, size, open } of files) {
      const body = await open();
      if (body) sums[name] = await add(name, size, body);
    }
    const manifest = toManifest(sums);
    const text = Buffer.from(JSON.stringify(manifest));
    await add(MANIFEST_NAME, text.length, Readable.from([text]));
    if (key) {
      const seal = signManifest(text, key);
      await add(SEAL_NAME, seal.length, Readable.from([seal]));
    }
    controller.finalize();
    return manifest;
  })();
  // All must be awaited: after a write error the reader would wait for ever.
  const [manifest] = await Promise.all([packing, compressing, writing]);
  return manifest;
}

/** HMAC of the manifest, which covers every file. It cannot be forged without the key. */
function signManifest(manifest: Buffer, key: string): Buffer {
  const seal = hkdfSync('sha256', key, '', 'manifest of a backup', 32);
  return createHmac('sha256', Buffer.from(seal)).update(manifest).digest();
}

/**
 * Unpacks an archive into an empty folder and compares it with its manifest. With a key it accepts only archives made
 * with that key.
 * @param isPlainAllowed accepts an unencrypted archive despite the key
 * @throws {DataError} if it is damaged, made with another key or not signed
 */
export async function unpackArchive(
  path: string,
  folder: string,
  key?: string,
  isPlainAllowed = false,
): Promise<Manifest> {
  const isEncrypted = await hasAgeHeader(path);
  if (isEncrypted && !key) {
    throw new DataError(`${path} is encrypted. Set BACKUP_KEY to the key it was made with.`);
  }
  if (!isEncrypted && key && !isPlainAllowed) {
    throw new DataError(
      `${path} is not encrypted, so anybody may have written it, and BACKUP_KEY is set. If you made it yourself before there was a key, type --not-encrypted.`,
    );
  }
  const source = createReadStream(path);
  const plain = isEncrypted && key ? await decrypt(source, key, path) : source;
  const sums: Sums = {};
  let manifest: Buffer | undefined;
  let seal: Buffer | undefined;
  const gunzip = createGunzip();
  const reading = pipeline(plain, gunzip);
  reading.catch(() => undefined);
  try {
    const entries = (Readable.toWeb(gunzip) as ReadableStream<Uint8Array>).pipeThrough(
      createTarDecoder({ strict: true }),
    );
    for await (const { header, body } of entries as unknown as AsyncIterable<{
      header: { name: string; size: number };
      body: ReadableStream<Uint8Array>;
    }>) {
      const { name, size } = header;
      if (!isEntryName(name) || name in sums) throw new Error(`unexpected entry ${name}`);
      if (name !== MANIFEST_NAME && name !== SEAL_NAME) {
        sums[name] = await writeEntry(join(folder, name), body);
        continue;
      }
      if (size > MAX_MANIFEST) throw new Error(`${name} is too long`);
      if (name === MANIFEST_NAME) manifest = await buffer(body);
      else seal = await buffer(body);
    }
    await reading;
    if (!manifest) throw new Error('no manifest');
    if (isEncrypted && key) verifySignature(path, signManifest(manifest, key), seal);
    const parsed = manifestSchema.parse(JSON.parse(manifest.toString('utf8')));
    if (!isDeepStrictEqual(parsed.files, sums)) throw new Error('not what the manifest says');
    return parsed;
  } catch (error) {
    if (isDiskError(error) || error instanceof DataError) throw error;
    throw new DataError(
      `${path} is damaged and cannot be restored: it is not what was written. Take another backup.`,
      { cause: error },
    );
  }
}

/** Maximum manifest, in bytes: half a million files. */
const MAX_MANIFEST = 64 * 1024 ** 2;

function verifySignature(path: string, right: Buffer, seal: Buffer | undefined): void {
  if (seal?.length === right.length && timingSafeEqual(seal, right)) return;
  throw new DataError(
    `${path} was not made with BACKUP_KEY: nothing in it shows that. Take another backup.`,
  );
}

async function writeEntry(path: string, body: ReadableStream<Uint8Array>) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(
    body,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { size, sha256: hash.digest('hex') };
}

const isDiskError = (error: unknown) =>
  ['ENOSPC', 'EACCES', 'EIO', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');

async function hasAgeHeader(path: string): Promise<boolean> {
  const file = await openFile(path).catch(() => {
    throw new DataError(`There is no backup ${path} that could be read.`);
  });
  try {
    const { buffer } = await file.read(Buffer.alloc(AGE_HEADER.length), 0, AGE_HEADER.length, 0);
    return buffer.toString('latin1') === AGE_HEADER;
  } finally {
    await file.close();
  }
}

async function encrypt(stream: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  return Readable.fromWeb((await encrypter.encrypt(Readable.toWeb(stream) as never)) as never);
}

async function decrypt(stream: Readable, key: string, path: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  try {
    return Readable.fromWeb((await decrypter.decrypt(Readable.toWeb(stream) as never)) as never);
  } catch {
    throw new DataError(
      `${path} cannot be opened: BACKUP_KEY is not the key it was made with, or its beginning is damaged.`,
    );
  }
}

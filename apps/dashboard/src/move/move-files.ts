import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DataError } from '@agency/server/data-error';
import type { FileStore, StoredFile } from '../backup/file-store.ts';

/** Concurrent transfers. */
const AT_ONCE = 8;

/** Rows are locked meanwhile, so that only running requests can still rename files. */
const MOST_ROUNDS = 20;

/** Copies pictures, films and resumes between stores. */
export interface FileMove {
  /** Copies missing files and compares all by hash. Returns the number. */
  copy(): Promise<number>;
  /** Copies new files and removes deleted ones. Returns the number. */
  catchUp(): Promise<number>;
}

/** @param stage an empty folder, on the disk of the target folder if there is one */
export function createFileMove(from: FileStore, to: FileStore, stage: string): FileMove {
  // Files are immutable.
  const done = new Set<string>();
  let count = 0;

  async function copyOne({ name, open }: StoredFile, isThere: boolean): Promise<void> {
    if (done.has(name)) return;
    count += 1;
    const path = join(stage, String(count));
    const wanted = await save(await open(), path);
    if (wanted === undefined) return;
    if (!isThere || (await hash(await to.open(name))) !== wanted) {
      await to.put(name, path);
      if ((await hash(await to.open(name))) !== wanted) {
        throw new DataError(`The file ${name} did not come over whole. Type the command again.`);
      }
    }
    await rm(path, { force: true });
    done.add(name);
  }

  async function copy(): Promise<number> {
    const names = new Set((await collect(to)).map(({ name }) => name));
    const files = await collect(from);
    const waiting = files.values();
    const work = async () => {
      for (const file of waiting) await copyOne(file, names.has(file.name));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return files.length;
  }

  return {
    copy,
    async catchUp() {
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        await copy();
        const names = new Set((await collect(from)).map(({ name }) => name));
        // A resume that was retained meanwhile has a new name, and the copy with the old name may be the only one.
        if ([...names].some((name) => !done.has(name))) continue;
        for (const { name } of await collect(to)) if (!names.has(name)) await to.remove(name);
        return names.size;
      }
      throw new DataError('Files keep changing in the old place. Type the command again.');
    },
  };
}

async function collect(store: FileStore): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of store.list()) files.push(file);
  return files;
}

async function save(body: Readable | undefined, path: string): Promise<string | undefined> {
  if (!body) return undefined;
  const sum = createHash('sha256');
  await pipeline(
    body,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        sum.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { mode: 0o600, flush: true }),
  );
  return sum.digest('hex');
}

async function hash(body: Readable | undefined): Promise<string | undefined> {
  if (!body) return undefined;
  const sum = createHash('sha256');
  for await (const chunk of body) sum.update(chunk);
  return sum.digest('hex');
}

import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseSettings } from '@agency/server/settings';
import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FakeBucket, startFakeBucket } from '../testing/fake-bucket.ts';
import {
  BUCKET_TIMEOUT,
  DiskFullError,
  type ObjectStore,
  openUploads,
  type StoredObject,
  toBucketClient,
} from './object-store.ts';
import { type DashboardSettings, dashboardSettings } from './settings.ts';

// The real functions, with a disk that reports to be full.
vi.mock('node:fs/promises', { spy: true });

const folder = mkdtempSync(join(tmpdir(), 'object-store-'));
let bucket: FakeBucket;
let bucketSettings: DashboardSettings;
let stores: Record<string, ObjectStore>;

beforeAll(async () => {
  bucket = await startFakeBucket();
  const environment = { NODE_ENV: 'test' as const, DATA_DIR: folder };
  bucketSettings = parseSettings(dashboardSettings, {
    ...environment,
    S3_BUCKET: 'bucket',
    S3_ENDPOINT: bucket.url,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  stores = {
    folder: openUploads(parseSettings(dashboardSettings, environment)),
    bucket: openUploads(bucketSettings),
  };
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const bytes = Buffer.from('%PDF-1.7 …');
const toIncoming = (letter: string) => `resumes/incoming/${letter.repeat(32)}`;
const toKept = (letter: string) => `resumes/${letter.repeat(32)}`;

function get(kind: string): ObjectStore {
  const store = stores[kind];
  if (!store) throw new Error('there is no such store');
  return store;
}

async function read(store: ObjectStore, name: string) {
  const file = await store.open(name);
  return file && (await text(file.body));
}

async function list(store: ObjectStore, folderName: string) {
  const found: StoredObject[] = [];
  for await (const one of store.list(folderName)) found.push(one);
  return found;
}

describe.each(['folder', 'bucket'])('a %s', (kind) => {
  it('a file is stored, moved, listed in its folder only, and deleted', async () => {
    const store = get(kind);
    const [incoming, kept] = [toIncoming('a'), toKept('a')];
    await store.put(incoming, bytes);
    expect(await read(store, incoming)).toBe(bytes.toString());
    expect((await store.open(incoming))?.size).toBe(bytes.length);
    expect(await store.has(kept)).toBe(false);
    const [listed, ...others] = await list(store, 'resumes/incoming/');
    expect(listed).toMatchObject({ name: incoming, size: bytes.length });
    expect(Math.abs(Date.now() - Number(listed?.modifiedAt))).toBeLessThan(60_000);
    expect(others).toEqual([]);
    expect(await list(store, 'resumes/')).toEqual([]);

    expect(await store.move(incoming, kept)).toBe(true);
    expect(await store.move(incoming, kept)).toBe(false);
    expect(await store.has(kept)).toBe(true);
    expect(await read(store, kept)).toBe(bytes.toString());
    expect(await list(store, 'resumes/incoming/')).toEqual([]);

    expect(await store.move(kept, incoming)).toBe(true);
    await store.remove(incoming);
    await store.remove(incoming);
    expect(await read(store, incoming)).toBeUndefined();
    expect(await read(store, kept)).toBeUndefined();
  });
});

describe('a folder', () => {
  it('is readable by its owner only, like its files', async () => {
    await get('folder').put(toIncoming('b'), bytes);
    expect(statSync(join(folder, 'resumes')).mode & 0o077).toBe(0);
    expect(statSync(join(folder, toIncoming('b'))).mode & 0o077).toBe(0);
  });

  it('never overwrites a file', async () => {
    const put = get('folder').put(toIncoming('b'), Buffer.from('other'));
    await expect(put).rejects.toThrow('EEXIST');
    expect(await read(get('folder'), toIncoming('b'))).toBe(bytes.toString());
  });

  it('that cannot be created stores nothing', async () => {
    writeFileSync(join(folder, 'taken'), 'A file has the name of the folder.');
    await expect(get('folder').put('taken/c', bytes)).rejects.toThrow('EEXIST');
    expect(await read(get('folder'), 'taken')).toBe('A file has the name of the folder.');
  });
});

describe('a bucket', () => {
  it('lists resumes and pictures separately, although pictures have no prefix', async () => {
    await get('bucket').put(toIncoming('d'), bytes);
    await get('bucket').move(toIncoming('d'), toKept('d'));
    await get('bucket').put('media/cat.jpg', bytes);
    expect([...bucket.objects.keys()]).toEqual([toKept('d'), 'cat.jpg']);
    const pictures = await list(get('bucket'), 'media/');
    expect(pictures.map(({ name }) => name)).toEqual(['media/cat.jpg']);
    expect(await get('bucket').has('media/cat.jpg')).toBe(true);
  });

  it('that fails throws instead of reporting a missing file', async () => {
    bucket.isBroken = true;
    await expect(get('bucket').move(toKept('d'), toIncoming('d'))).rejects.toThrow();
    await expect(get('bucket').has(toKept('d'))).rejects.toThrow();
    await expect(get('bucket').put(toIncoming('e'), bytes)).rejects.toThrow();
    bucket.isBroken = false;
  });

  it('times out if it does not respond', async () => {
    bucket.isHanging = true;
    const hasty = openUploads(bucketSettings, 100);
    const requested = performance.now();
    await expect(hasty.put(toIncoming('f'), bytes)).rejects.toThrow();
    await expect(hasty.has(toKept('f'))).rejects.toThrow();
    await expect(hasty.open(toKept('f'))).rejects.toThrow();
    await expect(list(hasty, 'resumes/incoming/')).rejects.toThrow();
    // The client itself waits longer, and tries twice.
    expect(performance.now() - requested).toBeLessThan(BUCKET_TIMEOUT);
    bucket.isHanging = false;
    await hasty.put(toIncoming('f'), bytes);
    expect(await hasty.has(toIncoming('f'))).toBe(true);
  });
});

it('pictures time out if the bucket does not respond', async () => {
  bucket.isHanging = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const client = new S3Client(toBucketClient(bucketSettings));
  let isGivenUp = false;
  client.send(new HeadBucketCommand({ Bucket: 'bucket' })).catch(() => {
    isGivenUp = true;
  });
  // Twice that long, and a moment between both tries.
  for (let waited = 0; waited < 3 * BUCKET_TIMEOUT; waited += 500) {
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(500);
  }
  vi.useRealTimers();
  bucket.isHanging = false;
  client.destroy();
  expect(isGivenUp).toBe(true);
});

it('a nearly full disk rejects files, which leaves space for the database', async () => {
  vi.mocked(statfs).mockResolvedValue({ bavail: 1000, bsize: 4096 } as never);
  await expect(get('folder').put(toIncoming('1'), bytes)).rejects.toThrow(DiskFullError);
  vi.mocked(statfs).mockReset();
  expect(await get('folder').has(toIncoming('1'))).toBe(false);
});

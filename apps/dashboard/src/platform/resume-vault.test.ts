import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSettings } from '@agency/server/settings';
import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FakeBucket, startFakeBucket } from '../testing/fake-bucket.ts';
import { DiskFullError, openResumeVault, type ResumeVault } from './resume-vault.ts';
import { type DashboardSettings, dashboardSettings } from './settings.ts';
import { BUCKET_TIMEOUT, toBucketClient } from './storage.ts';

// The real ones, but for a disk that says it is full.
vi.mock('node:fs/promises', { spy: true });

const folder = mkdtempSync(join(tmpdir(), 'resume-vault-'));
let bucket: FakeBucket;
let bucketSettings: DashboardSettings;
let vaults: Record<string, ResumeVault>;

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
  vaults = {
    folder: openResumeVault(parseSettings(dashboardSettings, environment)),
    bucket: openResumeVault(bucketSettings),
  };
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const bytes = Buffer.from('%PDF-1.7 …');
const later = () => new Date(Date.now() + 60_000);

function get(kind: string): ResumeVault {
  const vault = vaults[kind];
  if (!vault) throw new Error('there is no such vault');
  return vault;
}

async function read(vault: ResumeVault, key: string, place: 'incoming' | 'kept') {
  const body = await vault.open(key, place);
  return body && Buffer.from(await new Response(body).arrayBuffer()).toString();
}

describe.each(['folder', 'bucket'])('in a %s', (kind) => {
  it('a file is stored as incoming, retained, made incoming and deleted', async () => {
    const vault = get(kind);
    const key = 'a'.repeat(32);
    await vault.put(key, bytes);
    expect(await read(vault, key, 'incoming')).toBe(bytes.toString());
    expect(await vault.has(key, 'kept')).toBe(false);
    expect(await vault.listIncoming(later())).toEqual([key]);
    expect(await vault.listIncoming(new Date(0))).toEqual([]);

    expect(await vault.move(key, 'kept')).toBe(true);
    expect(await vault.move(key, 'kept')).toBe(false);
    expect(await vault.has(key, 'kept')).toBe(true);
    expect(await read(vault, key, 'kept')).toBe(bytes.toString());
    expect(await vault.listIncoming(later())).toEqual([]);

    expect(await vault.move(key, 'incoming')).toBe(true);
    await vault.remove(key, 'incoming');
    await vault.remove(key, 'incoming');
    expect(await read(vault, key, 'incoming')).toBeUndefined();
    expect(await read(vault, key, 'kept')).toBeUndefined();
  });
});

describe('a folder', () => {
  it('is for its owner only, and so are its files', async () => {
    const key = 'b'.repeat(32);
    await get('folder').put(key, bytes);
    expect(statSync(join(folder, 'resumes')).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'resumes', 'incoming', key)).mode & 0o077).toBe(0);
  });

  it('never overwrites a file', async () => {
    const key = 'b'.repeat(32);
    await expect(get('folder').put(key, Buffer.from('other'))).rejects.toThrow('EEXIST');
    expect(await read(get('folder'), key, 'incoming')).toBe(bytes.toString());
  });

  it.skipIf(process.getuid?.() === 0)('that is read-only stores nothing', async () => {
    chmodSync(join(folder, 'resumes', 'incoming'), 0o500);
    await expect(get('folder').put('c'.repeat(32), bytes)).rejects.toThrow('EACCES');
    chmodSync(join(folder, 'resumes', 'incoming'), 0o700);
    expect(readdirSync(join(folder, 'resumes', 'incoming'))).not.toContain('c'.repeat(32));
  });
});

describe('a bucket', () => {
  it('keeps resumes away from pictures', async () => {
    const key = 'd'.repeat(32);
    await get('bucket').put(key, bytes);
    await get('bucket').move(key, 'kept');
    expect([...bucket.objects.keys()]).toEqual([`resumes/${key}`]);
  });

  it('that fails does not count as a missing file', async () => {
    bucket.isBroken = true;
    await expect(get('bucket').move('d'.repeat(32), 'kept')).rejects.toThrow();
    await expect(get('bucket').has('d'.repeat(32), 'kept')).rejects.toThrow();
    await expect(get('bucket').put('e'.repeat(32), bytes)).rejects.toThrow();
    bucket.isBroken = false;
  });

  it('that does not respond times out', async () => {
    bucket.isHanging = true;
    const hasty = openResumeVault(bucketSettings, 200);
    const key = 'f'.repeat(32);
    const asked = performance.now();
    await expect(hasty.put(key, bytes)).rejects.toThrow();
    await expect(hasty.has(key, 'kept')).rejects.toThrow();
    await expect(hasty.open(key, 'kept')).rejects.toThrow();
    await expect(hasty.listIncoming(later())).rejects.toThrow();
    // The client itself waits longer, and tries twice.
    expect(performance.now() - asked).toBeLessThan(BUCKET_TIMEOUT);
    bucket.isHanging = false;
    await hasty.put(key, bytes);
    expect(await hasty.has(key, 'incoming')).toBe(true);
  });
});

it('a bucket that does not respond times out for pictures too', async () => {
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

it('a nearly full disk rejects files, so that the database can still write', async () => {
  vi.mocked(statfs).mockResolvedValue({ bavail: 1000, bsize: 4096 } as never);
  const key = '1'.repeat(32);
  await expect(get('folder').put(key, bytes)).rejects.toThrow(DiskFullError);
  vi.mocked(statfs).mockReset();
  expect(await get('folder').has(key, 'incoming')).toBe(false);
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ClamdUnavailableError, parseClamdAddress, scan } from './clamd.ts';
import {
  EICAR,
  type FakeClamd,
  findClamd,
  type RunningClamd,
  startClamd,
  startFakeClamd,
} from './testing/clamd.ts';

async function* toParts(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part, 'latin1');
}

it.each([
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['clamd:3310', { host: 'clamd', port: 3310 }],
  ['clamd', undefined],
  ['clamd:0', undefined],
  ['clamd:99999', undefined],
  ['http://clamd:3310', undefined],
])('reads the place %s', (value, place) => {
  expect(parseClamdAddress(value)).toEqual(place);
});

describe('a response of clamd', () => {
  let fake: FakeClamd;
  beforeAll(async () => {
    fake = await startFakeClamd();
  });
  afterAll(() => fake.close());
  const ask = (...parts: string[]) =>
    scan({ host: '127.0.0.1', port: fake.port }, toParts(...parts));

  it.each([
    ['stream: OK', { state: 'clean' }],
    ['stream: Win.Test.EICAR_HDB-1 FOUND', { state: 'infected', finding: 'Win.Test.EICAR_HDB-1' }],
    [
      'INSTREAM size limit exceeded. ERROR',
      { state: 'unknown', finding: 'INSTREAM size limit exceeded. ERROR' },
    ],
    ['stream: Something new', { state: 'unknown', finding: 'Something new' }],
  ])('%s', async (answer, verdict) => {
    fake.answer = answer;
    expect(await ask('one', '', 'two')).toEqual(verdict);
    expect(fake.received.at(-1)).toBe('onetwo');
  });

  it('a broken connection is no response', async () => {
    fake.answer = undefined;
    await expect(ask('one')).rejects.toThrow(ClamdUnavailableError);
  });

  it('a file is closed if it is not read', async () => {
    let isOpen = true;
    async function* read() {
      try {
        for (let part = 0; part < 1000; part += 1) yield Buffer.alloc(100_000, 'a');
      } finally {
        isOpen = false;
      }
    }
    await expect(scan({ path: '/nowhere/clamd' }, read())).rejects.toThrow(ClamdUnavailableError);
    await vi.waitFor(() => expect(isOpen).toBe(false));
  });

  it('a failed connection is no response', async () => {
    await expect(scan({ path: '/nowhere/clamd' }, toParts('one'))).rejects.toThrow(
      ClamdUnavailableError,
    );
  });

  it('a timeout is no response', async () => {
    async function* forEver() {
      for (;;) {
        yield Buffer.from('more');
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    const place = { host: '127.0.0.1', port: fake.port };
    await expect(scan(place, forEver(), 100)).rejects.toThrow(ClamdUnavailableError);
  });
});

// Skipped, and counted as that, where clamd is not installed.
describe.skipIf(!findClamd())('the real clamd', () => {
  let clamd: RunningClamd;
  beforeAll(async () => {
    clamd = await startClamd();
  }, 90_000);
  afterAll(() => clamd?.stop());
  const ask = (...parts: string[]) => scan({ path: clamd.address }, toParts(...parts));

  it('detects the test string at any chunk boundary', async () => {
    expect(await ask('%PDF-1.7 nothing else')).toEqual({ state: 'clean' });
    expect(await ask('%PDF-1.7 ', EICAR.slice(0, 20), EICAR.slice(20))).toEqual({
      state: 'infected',
      finding: expect.stringContaining('Own.Test.Text'),
    });
  });

  it('returns `unknown` with a reason above its limit', async () => {
    const megabyte = 'a'.repeat(1024 * 1024);
    expect(await ask(...Array<string>(8).fill(megabyte))).toEqual({
      state: 'unknown',
      finding: expect.stringContaining('size limit'),
    });
  });
});

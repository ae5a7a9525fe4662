import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseClamdAddress, scan } from './clamd.ts';
import {
  EICAR,
  type FakeClamd,
  findClamd,
  type RunningClamd,
  startClamd,
  startFakeClamd,
} from './testing/clamd.ts';

const toFile = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['clamd:3310', { host: 'clamd', port: 3310 }],
  ['clamd', undefined],
  ['clamd:0', undefined],
  ['clamd:99999', undefined],
  ['http://clamd:3310', undefined],
])('parses the setting %s', (value, place) => {
  expect(parseClamdAddress(value)).toEqual(place);
});

describe('a response of clamd', () => {
  let fake: FakeClamd;
  beforeAll(async () => {
    fake = await startFakeClamd();
  });
  afterAll(() => fake.close());
  const request = (text: string) => scan({ host: '127.0.0.1', port: fake.port }, toFile(text));

  it.each([
    ['stream: OK', { state: 'clean' }],
    ['stream: Win.Test.EICAR_HDB-1 FOUND', { state: 'infected', finding: 'Win.Test.EICAR_HDB-1' }],
    [
      'INSTREAM size limit exceeded. ERROR',
      { state: 'unknown', finding: 'INSTREAM size limit exceeded. ERROR' },
    ],
    ['stream: Something new', { state: 'unknown', finding: 'Something new' }],
  ])('%s', async (response, verdict) => {
    fake.response = response;
    expect(await request('one')).toEqual(verdict);
    expect(fake.received.at(-1)).toBe('one');
  });

  it('rejects if the connection breaks', async () => {
    fake.response = undefined;
    await expect(request('one')).rejects.toThrow('clamd is away');
  });

  it('rejects if the connection fails', async () => {
    await expect(scan({ path: '/nowhere/clamd' }, toFile('one'))).rejects.toThrow('clamd is away');
  });

  it('rejects after a timeout', async () => {
    const hanging = createServer().listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    const { port } = hanging.address() as AddressInfo;
    const scanning = scan({ host: '127.0.0.1', port }, toFile('one'), 100);
    await expect(scanning).rejects.toThrow('clamd is away');
    hanging.close();
  });
});

// Skipped, and counted as that, where clamd is not installed.
describe.skipIf(!findClamd())('the real clamd', () => {
  let clamd: RunningClamd;
  beforeAll(async () => {
    clamd = await startClamd();
  }, 90_000);
  afterAll(() => clamd?.stop());
  const request = (text: string) => scan({ path: clamd.address }, toFile(text));

  it('detects the EICAR test string', async () => {
    expect(await request('%PDF-1.7 nothing else')).toEqual({ state: 'clean' });
    expect(await request(`%PDF-1.7 ${EICAR}`)).toEqual({
      state: 'infected',
      finding: expect.stringContaining('Own.Test.Text'),
    });
  });

  it('returns `unknown` with a reason above the size limit of clamd', async () => {
    expect(await request('a'.repeat(8 * 1024 * 1024))).toEqual({
      state: 'unknown',
      finding: expect.stringContaining('size limit'),
    });
  });
});

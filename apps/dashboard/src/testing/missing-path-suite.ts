import { MAX_MISSING_PATHS } from '@agency/contracts';
import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { MAX_ROWS } from '../collections/missing-paths/count-batch.ts';
import { readCounts, toBatchRequest, toTestBatch } from './missing-paths.ts';

/** Sends a batch. @returns the status of the response */
export async function sendBatch(payload: Payload, body: unknown, secret?: string): Promise<number> {
  const { handleApiRequest: handleApi } = await import('../api/handle-api.ts');
  return (await handleApi(toBatchRequest(body, secret), payload)).status;
}

/**
 * Tests for each database.
 * @param open returns the Payload
 */
export function testBatches(open: () => Payload): void {
  const send = (body: unknown) => sendBatch(open(), body);
  const clear = () => open().db.deleteMany({ collection: 'missing-paths', where: {} });

  it('adds up counts, with the last day and referrer', async () => {
    const day = '2026-11-20';
    const paths = [{ path: '/portfolio', count: 3, referrer: 'search.example' }];
    expect(await send(toTestBatch({ day, paths, probes: 7 }))).toBe(200);
    const again = [
      { path: '/portfolio', count: 2 },
      { path: '/نبذة', count: 1 },
    ];
    expect(await send(toTestBatch({ paths: again, probes: 1, unlisted: 4 }))).toBe(200);
    const payload = open();
    expect(await readCounts(payload)).toEqual({
      '/portfolio': 5,
      '/نبذة': 1,
      probes: 8,
      unlisted: 4,
    });
    const { docs } = await payload.find({
      collection: 'missing-paths',
      where: { path: { equals: '/portfolio' } },
      // The test reads all rows.
      overrideAccess: true,
    });
    expect(docs).toMatchObject([
      { lastDay: '2026-11-23T12:00:00.000Z', referrer: 'search.example' },
    ]);
    await clear();
  });

  it('counts a repeated batch once', async () => {
    const batch = toTestBatch({ paths: [{ path: '/team', count: 2 }] });
    const statuses = await Promise.all([send(batch), send(batch), send(batch)]);
    expect([...statuses, await send(batch)]).toEqual([200, 200, 200, 200]);
    expect(await readCounts(open())).toEqual({ '/team': 2 });
    await clear();
  });

  it('100,000 random paths do not exceed the row limit or displace frequent ones', {
    timeout: 120_000,
    tags: 'nightly',
  }, async () => {
    await send(toTestBatch({ paths: [{ path: '/wanted', count: 9 }] }));
    const batches = 100_000 / MAX_MISSING_PATHS;
    for (let number = 0; number < batches; number += 1) {
      const paths = Array.from({ length: MAX_MISSING_PATHS }, (_, index) => ({
        path: `/invented-${number}-${index}`,
        count: 1,
      }));
      expect(await send(toTestBatch({ paths }))).toBe(200);
    }
    const counts = await readCounts(open());
    expect(Object.keys(counts)).toHaveLength(MAX_ROWS);
    expect(counts['/wanted']).toBe(9);
    await clear();
  });
}

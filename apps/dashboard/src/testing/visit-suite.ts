import { randomUUID } from 'node:crypto';
import { MAX_VISIT_NAMES, VISITS_PATH, type Visits } from '@agency/contracts';
import type { Payload } from 'payload';
import { afterEach, expect, it } from 'vitest';
import { DAYS_KEPT } from '../collections/visits/count-visits.ts';
import { readVisits } from '../collections/visits/read-visits.ts';
import { DAY } from '../platform/durations.ts';
import { TEST_INTAKE_SECRET } from './open-test-dashboard.ts';

/**
 * Sends a batch as the website does.
 * @returns the status
 */
export async function sendVisits(
  payload: Payload,
  body: unknown,
  secret = TEST_INTAKE_SECRET,
): Promise<number> {
  const { handleApiRequest: handleApi } = await import('../api/handle-api.ts');
  const request = new Request(`http://localhost:3000${VISITS_PATH}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await handleApi(request, payload)).status;
}

export const toTestVisits = (rows: Visits['rows'], day = '2026-11-23'): Visits => ({
  ...{ id: randomUUID(), day, rows },
});

const now = new Date('2026-11-23T12:00:00Z');

/**
 * Tests for each database.
 * @param open returns the Payload
 */
export function testVisits(open: () => Payload): void {
  const send = (body: unknown) => sendVisits(open(), body);
  const read = (days = 7) => readVisits(open(), { days, now });
  afterEach(() => open().db.deleteMany({ collection: 'visits', where: {} }));

  it('adds up counts by kind and name', async () => {
    const home = { kind: 'page', name: '/', count: 3 } as const;
    expect(await send(toTestVisits([home], '2026-11-22'))).toBe(200);
    expect(
      await send(
        toTestVisits([
          home,
          { kind: 'page', name: '/our-work', count: 4 },
          { kind: 'referrer', name: 'search.example', count: 2 },
          { kind: 'started', name: 'contact', count: 1 },
        ]),
      ),
    ).toBe(200);
    expect(await send(toTestVisits([home]))).toBe(200);
    expect((await read(1))?.pages).toBe(10);
    const found = await read(3);
    expect(found?.pages).toBe(13);
    expect(found?.most).toEqual({
      page: [
        { name: '/', count: 9 },
        { name: '/our-work', count: 4 },
      ],
      referrer: [{ name: 'search.example', count: 2 }],
      country: [],
      started: [{ name: 'contact', count: 1 }],
      finished: [],
    });
  });

  it('returns empty statistics without counts', async () => {
    expect(await read()).toBeUndefined();
  });

  it('counts a repeated batch once', async () => {
    const batch = toTestVisits([{ kind: 'page', name: '/', count: 2 }]);
    const statuses = await Promise.all([send(batch), send(batch), send(batch)]);
    expect([...statuses, await send(batch)]).toEqual([200, 200, 200, 200]);
    expect((await read())?.most.page).toEqual([{ name: '/', count: 2 }]);
  });

  it('limits names per day without losing counts', async () => {
    for (let number = 0; number < 4; number += 1) {
      const rows = Array.from({ length: MAX_VISIT_NAMES }, (_, index) => ({
        kind: 'referrer' as const,
        name: `invented-${number}-${index}.example`,
        count: 1,
      }));
      expect(await send(toTestVisits(rows))).toBe(200);
    }
    const { docs } = await open().find({
      collection: 'visits',
      pagination: false,
      // The test reads all rows.
      overrideAccess: true,
    });
    expect(docs.length).toBeLessThanOrEqual(MAX_VISIT_NAMES + 1);
    expect(docs.reduce((sum, { count }) => sum + count, 0)).toBe(4 * MAX_VISIT_NAMES);
  });

  it('deletes old days', async () => {
    const old = new Date(Date.now() - (DAYS_KEPT + 2) * DAY).toISOString().slice(0, 10);
    await send(toTestVisits([{ kind: 'page', name: '/old', count: 1 }], old));
    await send(toTestVisits([{ kind: 'page', name: '/', count: 1 }]));
    const { docs } = await open().find({
      collection: 'visits',
      // The test reads all rows.
      overrideAccess: true,
    });
    expect(docs.map(({ name }) => name)).toEqual(['/']);
  });
}

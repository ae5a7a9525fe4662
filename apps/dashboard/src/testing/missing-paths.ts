import { randomUUID } from 'node:crypto';
import { MISSING_PATHS_PATH, type MissingPaths } from '@agency/contracts';
import type { Payload } from 'payload';
import type { MissingPath } from '../payload-types.ts';
import { TEST_INTAKE_SECRET } from './open-test-dashboard.ts';

export const createTestMissingPath = (
  payload: Payload,
  path: string,
  more: Partial<MissingPath> = {},
) =>
  payload.create({
    collection: 'missing-paths',
    data: { path, count: 1, lastDay: new Date().toISOString(), ...more },
    // No account may write.
    overrideAccess: true,
  });

/** A batch as the website sends it. */
export const toTestBatch = (batch: Partial<MissingPaths>): MissingPaths => ({
  id: randomUUID(),
  day: '2026-11-23',
  paths: [],
  probes: 0,
  unlisted: 0,
  ...batch,
});

/** Sends a batch as the website does. */
export const toBatchRequest = (body: unknown, secret = TEST_INTAKE_SECRET): Request =>
  new Request(`http://localhost:3000${MISSING_PATHS_PATH}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** All counts, highest first. */
export async function readCounts(payload: Payload): Promise<Record<string, number>> {
  const { docs } = await payload.find({
    collection: 'missing-paths',
    sort: '-count',
    pagination: false,
    // The test reads all rows.
    overrideAccess: true,
  });
  return Object.fromEntries(docs.map(({ path, count }) => [path, count]));
}

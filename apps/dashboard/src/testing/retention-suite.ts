import type { Payload } from 'payload';
import { expect } from 'vitest';
import { noCounts, toTotal } from '../jobs/retention/data-categories.ts';
import { retainResume, storeIncomingResume } from '../submissions/resumes.ts';
import { createTestMessage } from './messages.ts';
import { startOutboxProcess } from './outbox-client.ts';
import { getRetentionData, runRetention, toAfternoon } from './retention.ts';

const ROWS = 120;
const FILES = 20;

/** A dashboard whose processes run retention. */
export interface SweptPlace {
  payload: Payload;
  folder: string;
  /** Environment with the database. */
  environment: Record<string, string>;
}

const count = async (payload: Payload) => {
  const { totalDocs } = await payload.count({
    collection: 'submissions',
    // The test reads all rows.
    overrideAccess: true,
  });
  return totalDocs;
};

/** Adds expired messages and applications, and one that stays. */
async function prepare(payload: Payload): Promise<void> {
  for (const collection of ['jobs', 'audit-trail'] as const) {
    await payload.delete({
      collection,
      where: {},
      // Each test has its own.
      overrideAccess: true,
    });
  }
  // The first night deletes nothing.
  await runRetention(payload, toAfternoon(-1));
  const createdAt = toAfternoon(-400).toISOString();
  for (let made = 0; made < ROWS; made += 1) {
    await createTestMessage(payload, 'enquiry', { createdAt });
  }
  for (let made = 0; made < FILES; made += 1) {
    const resumeKey = await storeIncomingResume(Buffer.from('%PDF-1.7'));
    await retainResume(resumeKey);
    await createTestMessage(payload, 'application', { createdAt, resumeKey });
  }
}

// In the night after that.
const at = (minutes: number) => new Date(toAfternoon(0).getTime() + minutes * 60_000);

const start = ({ folder, environment }: SweptPlace, minutes: number) =>
  startOutboxProcess(
    folder,
    { ...environment, SWEEP_AT: at(minutes).toISOString() },
    'retention-process.ts',
  );

/** Two processes run concurrently: each row is deleted by one. */
export async function testTwoRuns(place: SweptPlace): Promise<void> {
  const { payload } = place;
  await prepare(payload);
  const processes = await Promise.all([start(place, 0), start(place, 0)]);
  await Promise.all(processes.map(({ ended }) => ended));
  expect(await count(payload)).toBe(0);
  expect((await getRetentionData(payload)).last).toMatchObject({
    ...{ messages: ROWS, applications: FILES, files: FILES },
  });
  await expectOneEntry(payload);
}

/** A process is killed: another one continues after the lease has expired. */
export async function testKilledRun(place: SweptPlace): Promise<void> {
  const { payload } = place;
  await prepare(payload);
  const killed = await start(place, 0);
  const all = ROWS + FILES;
  await expect
    .poll(() => count(payload), { timeout: 20_000, interval: 5 })
    .toBeLessThanOrEqual(all - 10);
  await killed.kill();
  const left = await count(payload);
  expect(left).toBeGreaterThan(0);
  await (await start(place, 1)).ended;
  expect(await count(payload)).toBe(left);
  await (await start(place, 4)).ended;
  expect(await count(payload)).toBe(0);
  const { last } = await getRetentionData(payload);
  // Deletions that the killed process had not recorded.
  const counted = toTotal({ ...noCounts, ...last });
  expect(all + FILES - counted).toBeGreaterThanOrEqual(0);
  expect(all + FILES - counted).toBeLessThanOrEqual(20);
  await expectOneEntry(payload);
}

async function expectOneEntry(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'audit-trail',
    where: { act: { equals: 'swept' } },
    // The test reads all rows.
    overrideAccess: true,
  });
  expect(docs).toHaveLength(1);
}

import { randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { toDateField } from '../panel/language/times.ts';
import type { RetentionSweep } from '../payload-types.ts';
import { type Counts, noCounts } from './data-categories.ts';
import { getPeriods } from './periods.ts';
import { toLastRunTime } from './run-times.ts';

/** How long a sweep belongs to a process that says nothing more, in milliseconds. */
const LEASE = 120_000;

/** How often that process says that it is still there, in milliseconds. */
export const RENEWAL = 20_000;

/** After how long a sweep that failed is tried again, in milliseconds. */
const RETRY_DELAY = 15 * 60_000;

/** A sweep that this process alone may do until its lease lapses. */
export type ClaimedRun = RetentionSweep & { lease: string };

/** After so many nights without a sweep the next one waits, in milliseconds: perhaps only the clock has jumped. */
const LONG_PAUSE = 31 * 24 * 3_600_000;

/** Another process has taken a sweep over. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

/** Claims the sweep that is to be done: one that was not finished, else that of the latest night. */
export async function claimRun(payload: Payload, now: Date): Promise<ClaimedRun | undefined> {
  const open = (await findUnfinishedRun(payload, now)) ?? (await createRun(payload, now));
  if (!open) return undefined;
  const claimed = await payload.db.updateOne({
    collection: 'retention-sweeps',
    where: {
      and: [
        { id: { equals: open.id } },
        { state: { equals: 'running' } },
        { nextTryAt: { less_than_equal: now.toISOString() } },
      ],
    },
    data: { lease: randomUUID(), nextTryAt: toLater(now, LEASE), updatedAt: now.toISOString() },
    options: { atomic: true },
    req: undefined,
  });
  return (claimed ?? undefined) as ClaimedRun | undefined;
}

/** The sweep that is not finished. */
export const findUnfinishedRun = (
  payload: Payload,
  now: Date,
): Promise<RetentionSweep | undefined> => findLast(payload, now, { state: { equals: 'running' } });

/** The last sweep that was finished. */
export const findFinishedRun = (payload: Payload, now: Date): Promise<RetentionSweep | undefined> =>
  findLast(payload, now, { state: { equals: 'done' } });

// Nights to come are those of a clock that was ahead.
async function findLast(
  payload: Payload,
  now: Date,
  where: Where = {},
): Promise<RetentionSweep | undefined> {
  const night = toDateField(toLastRunTime(now));
  const { docs } = await payload.find({
    collection: 'retention-sweeps',
    where: { and: [where, { night: { less_than_equal: night } }] },
    sort: '-night',
    limit: 1,
    pagination: false,
    depth: 0,
    // Numbers alone, which everybody who is signed in may read.
    overrideAccess: true,
  });
  return docs[0];
}

/**
 * Makes the row of the latest night. Nothing when it has one, and when nothing is to be deleted in it: in the first of all,
 * and after a long time without any, somebody shall be able to see before what will go.
 */
async function createRun(payload: Payload, now: Date): Promise<RetentionSweep | undefined> {
  const last = await findLast(payload, now);
  const night = toLastRunTime(now);
  const name = toDateField(night);
  if (last?.night === name) return undefined;
  const isExpected = last && night.getTime() - Date.parse(last.night) < LONG_PAUSE;
  try {
    const made = await payload.create({
      collection: 'retention-sweeps',
      data: {
        night: name,
        state: isExpected ? 'running' : 'waited',
        nextTryAt: now.toISOString(),
        periods: await getPeriods(payload),
        deleted: noCounts,
      },
      depth: 0,
      // Closed to every account: only the program says what it did.
      overrideAccess: true,
    });
    return isExpected ? made : undefined;
  } catch (error) {
    // Another process was faster.
    if ((await findLast(payload, now))?.night !== name) throw error;
    return undefined;
  }
}

/** Says that the sweep goes on, and how far it is. @throws {LeaseLostError} */
export const renewLease = (payload: Payload, claimed: ClaimedRun, deleted: Counts, now: Date) =>
  write(payload, claimed, { deleted, nextTryAt: toLater(now, LEASE) }, now);

/** It is done. @throws {LeaseLostError} */
export const markDone = (payload: Payload, claimed: ClaimedRun, deleted: Counts, now: Date) =>
  write(
    payload,
    claimed,
    { deleted, state: 'done', finishedAt: now.toISOString(), error: null, lease: null },
    now,
  );

/** It could not be finished. @throws {LeaseLostError} */
export const markFailed = (payload: Payload, claimed: ClaimedRun, error: string, now: Date) =>
  write(payload, claimed, { error, lease: null, nextTryAt: toLater(now, RETRY_DELAY) }, now);

/** The process ends: another one may go on at once. @throws {LeaseLostError} */
export const releaseLease = (payload: Payload, claimed: ClaimedRun, deleted: Counts, now: Date) =>
  write(payload, claimed, { deleted, lease: null, nextTryAt: now.toISOString() }, now);

async function write(
  payload: Payload,
  { id, lease }: ClaimedRun,
  data: Record<string, unknown>,
  now: Date,
): Promise<void> {
  const row = await payload.db.updateOne({
    collection: 'retention-sweeps',
    where: { and: [{ id: { equals: id } }, { lease: { equals: lease } }] },
    data: { ...data, updatedAt: now.toISOString() },
    options: { atomic: true },
    req: undefined,
  });
  if (!row) throw new LeaseLostError('another process goes on with this sweep');
}

const toLater = (now: Date, time: number) => new Date(now.getTime() + time).toISOString();

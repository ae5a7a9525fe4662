import { randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { toDateField } from '../panel/language/times.ts';
import type { RetentionSweep } from '../payload-types.ts';
import { type Counts, noCounts } from './data-categories.ts';
import { getPeriods } from './periods.ts';
import { toLastRunTime } from './run-times.ts';

/** Lease of a run, in milliseconds. */
const LEASE = 120_000;

/** Interval of renewals, in milliseconds. */
export const RENEWAL = 20_000;

/** Delay of a retry, in milliseconds. */
const RETRY_DELAY = 15 * 60_000;

/** A run whose lease this process has. */
export type ClaimedRun = RetentionSweep & { lease: string };

/** After this gap, in milliseconds, the next run waits, because the clock may have jumped. */
const LONG_PAUSE = 31 * 24 * 3_600_000;

/** Another process has the lease. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

/** Claims an unfinished run, or that of the latest night. */
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

export const findUnfinishedRun = (
  payload: Payload,
  now: Date,
): Promise<RetentionSweep | undefined> => findLast(payload, now, { state: { equals: 'running' } });

export const findFinishedRun = (payload: Payload, now: Date): Promise<RetentionSweep | undefined> =>
  findLast(payload, now, { state: { equals: 'done' } });

// Ignores future nights, from a clock that was ahead.
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
    // Only counts, which all users may read.
    overrideAccess: true,
  });
  return docs[0];
}

/**
 * Creates the run of the latest night; nothing if it exists, or if nothing is deleted in it: in the first run and
 * after a long gap, admins can first see what will be deleted.
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
      // Only the server writes runs.
      overrideAccess: true,
    });
    return isExpected ? made : undefined;
  } catch (error) {
    // Another process was faster.
    if ((await findLast(payload, now))?.night !== name) throw error;
    return undefined;
  }
}

/**
 * Renews the lease and stores the progress.
 * @throws {LeaseLostError}
 */
export const renewLease = (payload: Payload, claimed: ClaimedRun, deleted: Counts, now: Date) =>
  write(payload, claimed, { deleted, nextTryAt: toLater(now, LEASE) }, now);

/** @throws {LeaseLostError} */
export const markDone = (payload: Payload, claimed: ClaimedRun, deleted: Counts, now: Date) =>
  write(
    payload,
    claimed,
    { deleted, state: 'done', finishedAt: now.toISOString(), error: null, lease: null },
    now,
  );

/** @throws {LeaseLostError} */
export const markFailed = (payload: Payload, claimed: ClaimedRun, error: string, now: Date) =>
  write(payload, claimed, { error, lease: null, nextTryAt: toLater(now, RETRY_DELAY) }, now);

/**
 * Releases the lease on shutdown.
 * @throws {LeaseLostError}
 */
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

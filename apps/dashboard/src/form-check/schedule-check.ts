import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { LEASE, toRetryDelay } from '../outbox/retry-policy.ts';
import type { FormCheck } from '../payload-types.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Delay of the first test after the first start, in milliseconds. */
const FIRST_AFTER = 6 * HOUR;
/** Delay of the next test after an arrival, in milliseconds. */
const EVERY = 24 * HOUR;
/** Delay after a start of a test that was due before, in milliseconds. */
const LATE_START = 10 * MINUTE;
/** A time further ahead was set by a clock that has been set back since, in milliseconds. */
const FURTHEST = EVERY + HOUR;
/** Rows that are kept. */
const KEPT = 60;

/** The latest test. */
export async function findLatestCheck(payload: Payload): Promise<FormCheck | undefined> {
  const { docs } = await payload.find({
    collection: 'form-checks',
    sort: '-number',
    limit: 1,
    pagination: false,
    // A background job has no user.
    overrideAccess: true,
  });
  return docs[0];
}

/**
 * Ensures that a test is scheduled, by one process.
 * @param dueAt by default from the schedule
 */
export async function scheduleNext(payload: Payload, now: Date, dueAt?: Date): Promise<void> {
  const last = await findLatestCheck(payload);
  if (last && !last.arrivedAt) return;
  const number = (last?.number ?? 0) + 1;
  const data = {
    number,
    submissionId: randomUUID(),
    dueAt: (dueAt ?? decideDue(last, now)).toISOString(),
    attempts: 0,
  };
  try {
    await payload.create({
      collection: 'form-checks',
      data,
      // Only the server creates tests.
      overrideAccess: true,
    });
  } catch (error) {
    // Another process was faster.
    if ((await findLatestCheck(payload))?.number !== number) throw error;
  }
  await payload.db.deleteMany({
    collection: 'form-checks',
    where: { number: { less_than_equal: number - KEPT } },
  });
}

function decideDue(last: FormCheck | undefined, now: Date): Date {
  if (!last?.arrivedAt) return new Date(now.getTime() + FIRST_AFTER);
  const due = new Date(last.arrivedAt).getTime() + EVERY;
  return new Date(Math.max(due, now.getTime() + LATE_START));
}

/** Claims the due test; nothing if none is due or another process has it. */
export async function claimDueCheck(payload: Payload, now: Date): Promise<FormCheck | undefined> {
  const last = await findLatestCheck(payload);
  if (!last || last.arrivedAt) return undefined;
  const { id, attempts, firstTriedAt } = last;
  const pause = Math.max(LEASE, toRetryDelay(attempts + 1));
  const claimed = await payload.db.updateOne({
    collection: 'form-checks',
    where: {
      and: [
        { id: { equals: id } },
        { arrivedAt: { exists: false } },
        { attempts: { equals: attempts } },
        {
          or: [
            { dueAt: { less_than_equal: now.toISOString() } },
            { dueAt: { greater_than: new Date(now.getTime() + FURTHEST).toISOString() } },
          ],
        },
      ],
    },
    data: {
      attempts: attempts + 1,
      // Ignores a time in the future, from a clock that was ahead.
      firstTriedAt: isPast(firstTriedAt, now) ? firstTriedAt : now.toISOString(),
      dueAt: new Date(now.getTime() + pause).toISOString(),
    },
    options: { atomic: true },
    req: undefined,
  });
  return claimed ? last : undefined;
}

const isPast = (date: string | null | undefined, now: Date) =>
  date != null && Date.parse(date) <= now.getTime();

/** Makes the scheduled test due now, or schedules one. */
export async function scheduleNow(payload: Payload, now: Date): Promise<void> {
  await scheduleNext(payload, now, now);
  await payload.db.updateOne({
    collection: 'form-checks',
    where: {
      and: [{ arrivedAt: { exists: false } }, { dueAt: { greater_than: now.toISOString() } }],
    },
    data: { dueAt: now.toISOString() },
    options: { atomic: true },
    req: undefined,
  });
}

/** Records the first arrival of a test. */
export async function recordArrival(
  payload: Payload,
  submissionId: string,
  now: Date,
): Promise<void> {
  await payload.db.updateOne({
    collection: 'form-checks',
    where: { and: [{ submissionId: { equals: submissionId } }, { arrivedAt: { exists: false } }] },
    data: { arrivedAt: now.toISOString(), lastError: null },
    options: { atomic: true },
    req: undefined,
  });
}

/** Records why a test failed, unless it has arrived. */
export async function recordFailure(payload: Payload, id: number, why: string): Promise<void> {
  await payload.db.updateOne({
    collection: 'form-checks',
    where: { and: [{ id: { equals: id } }, { arrivedAt: { exists: false } }] },
    data: { lastError: why },
    options: { atomic: true },
    req: undefined,
  });
}

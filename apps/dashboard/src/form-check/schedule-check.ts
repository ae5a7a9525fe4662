import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { LEASE, toRetryDelay } from '../outbox/retry-policy.ts';
import type { FormCheck } from '../payload-types.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long after the first start the first test is sent, in milliseconds. */
const FIRST_AFTER = 6 * HOUR;
/** How long after one has arrived the next is sent, in milliseconds. */
const EVERY = 24 * HOUR;
/** How long after a start one is sent that fell due before it, in milliseconds. */
const LATE_START = 10 * MINUTE;
/** One that is planned further ahead was planned by a clock that has been set back since, in milliseconds. */
const FURTHEST = EVERY + HOUR;
/** Tests that stay. */
const KEPT = 60;

/** The newest test; nothing before the first. */
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

/** Makes sure that a test is planned. Of two processes one plans it. @param dueAt by the clock when left out */
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
      // Closed to every account: only the program tests the form.
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

/** Takes the test that is due, for as long as it may take; nothing when none is, or another process has it. */
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
      // Not the time of a clock that was ahead: nobody would be told before then.
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

/** Lets the test that is planned be sent now, or plans one. */
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

/** Notes that a test has arrived, the first time. */
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

/** Notes why a test did not get through, if it has not arrived meanwhile. */
export async function recordFailure(payload: Payload, id: number, why: string): Promise<void> {
  await payload.db.updateOne({
    collection: 'form-checks',
    where: { and: [{ id: { equals: id } }, { arrivedAt: { exists: false } }] },
    data: { lastError: why },
    options: { atomic: true },
    req: undefined,
  });
}

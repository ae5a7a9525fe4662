import type { Payload } from 'payload';
import { updateRow } from '../platform/database.ts';
import { HOUR, MINUTE } from '../platform/durations.ts';
import {
  addJob,
  type Claimed,
  type Lane,
  type Outcome,
  type RunnerState,
  type Source,
  whereLeased,
} from './queue.ts';

/** Lease of claimed work, in milliseconds; longer than any call. */
export const LEASE = 120_000;

const FIRST_RETRY_DELAY = 15_000;
/** In milliseconds. After an outage of an hour all is done within 15 minutes. */
export const MAX_RETRY_DELAY = 15 * MINUTE;

/** Exponential delay with jitter, in milliseconds. */
export function toRetryDelay(attempts: number): number {
  const pause = Math.min(MAX_RETRY_DELAY, FIRST_RETRY_DELAY * 2 ** Math.min(attempts - 1, 20));
  return Math.round(pause * (0.5 + Math.random() / 2));
}

/** Milliseconds after which waiting work counts as late. */
const LATE_AFTER = 15 * MINUTE;

/** Start of the wait, if the work is late. */
export function toLateSince(queuedAt: string | undefined, now: Date): Date | undefined {
  const since = queuedAt === undefined ? now : new Date(queuedAt);
  return now.getTime() - since.getTime() > LATE_AFTER ? since : undefined;
}

/** The next time at an hour of the day, in the agency's time zone. */
export function toNextHour(now: Date, hour: number): Date {
  const toRun = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
  return toRun(0) > now ? toRun(0) : toRun(1);
}

/** A kind of background work in the table `jobs` (queue.ts). */
export interface Task<Data extends object> {
  name: string;
  /** Lease, in milliseconds; longer than the work, unless that calls `save`. */
  lease?: number;
  /** Delay of the next attempt, in milliseconds; an hour at most. */
  toRetryDelay?(attempts: number): number;
  /**
   * Repeats the task: when it is due after a success. It has one job, whose key is its name. Other jobs are added by
   * `addJob`, and deleted after a success.
   */
  toNext?(now: Date): Date;
  /** When a repeated task is due first; `toNext` by default. */
  toFirst?(now: Date): Date;
  /** Called before each claim, so that a task that is always due writes nothing while there is nothing to do. */
  hasWork?(now: Date): Promise<boolean>;
  /**
   * Does the work.
   * @returns data for the next time
   * @throws if it failed; the message is for users
   */
  run(job: RunningJob<Data>): Promise<Partial<Data> | undefined>;
  /** Whether a failed job is given up: data to store with it, or nothing if it is retried. */
  giveUp?(error: unknown, job: RunningJob<Data>): Promise<Partial<Data> | undefined>;
}

/** A job that this process works on. */
export interface RunningJob<Data extends object> extends RunnerState {
  data: Partial<Data>;
  /** Number of attempts, this one included. */
  attempts: number;
  /** Due time. */
  queuedAt: Date;
  /**
   * Stores data and renews the lease.
   * @throws {StoppedError} if another process has the job
   */
  save(data?: Partial<Data>): Promise<void>;
}

/** Thrown if the process ends and another one may continue, or if another one has already claimed the job. */
export class StoppedError extends Error {
  override name = 'StoppedError';
}

/** The lane of a task. */
export function openTask<Data extends object>(payload: Payload, task: Task<Data>): Source {
  const { name, lease = LEASE, toNext, toFirst = toNext, hasWork } = task;
  let isAdded = false;
  const lane: Lane<'jobs'> = {
    name,
    table: 'jobs',
    lease,
    latestPlausibleTime: toNext && ((now) => new Date(toNext(now).getTime() + HOUR)),
    async where(now) {
      if (toFirst && !isAdded) await addJob(payload, { task: name, key: name, at: toFirst(now) });
      isAdded = true;
      return !hasWork || (await hasWork(now)) ? { task: { equals: name } } : undefined;
    },
    async work(row, runner) {
      const { now } = runner;
      const job: RunningJob<Data> = {
        ...runner,
        data: (row.data ?? {}) as Partial<Data>,
        attempts: row.attempts,
        queuedAt: new Date(row.queuedAt),
        async save(data) {
          if (data) job.data = data;
          const nextTryAt = new Date(now().getTime() + lease).toISOString();
          const set = { data: job.data, nextTryAt };
          if (!(await updateRow(payload, 'jobs', whereLeased(row), set))) throw new StoppedError();
        },
      };
      try {
        const data = (await task.run(job)) ?? {};
        if (!toNext) return { isDone: true };
        const next = toNext(now()).toISOString();
        const due = { attempts: 0, queuedAt: next, nextTryAt: next, lastError: null };
        return { isDone: true, set: { ...due, data, finishedAt: now().toISOString() } };
      } catch (error) {
        return toFailedJob(payload, task, row, job, error);
      }
    },
  };
  return async () => [lane];
}

async function toFailedJob<Data extends object>(
  { logger }: Payload,
  { name, toRetryDelay: toDelay = toRetryDelay, giveUp }: Task<Data>,
  { attempts, lastError: before }: Claimed<'jobs'>,
  job: RunningJob<Data>,
  error: unknown,
): Promise<Outcome<'jobs'>> {
  if (error instanceof StoppedError) {
    const nextTryAt = job.now().toISOString();
    return { isDone: false, endsLane: true, set: { nextTryAt, attempts: attempts - 1 } };
  }
  // Once, until it succeeds.
  if (!before) logger.error({ err: error, task: name }, 'A background job failed');
  // Messages of a database contain statements and values.
  const isForUsers = error instanceof Error && !('query' in error);
  const lastError = isForUsers ? error.message : 'Something went wrong here; the log says what.';
  const data = await giveUp?.(error, job);
  const nextTryAt = new Date(job.now().getTime() + toDelay(attempts)).toISOString();
  return {
    isDone: false,
    // Without `data`, what was saved stays.
    set: { lastError, nextTryAt, ...(data && { data, state: 'failed' }) },
  };
}

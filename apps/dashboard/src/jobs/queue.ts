/*
 * The queue of background work, for every process of a database. A job is a row of `jobs`, or of `deliveries`, which users
 * list, filter and resend; both have the same columns. Features add jobs in the transaction of the change that needs them.
 *
 * States. `queued` waits for `nextTryAt`; with a lease that has not expired, a process works on it. After a success a row is
 * deleted or marked (`sent`); a repeated job waits for its next time. After a failure it is retried, or given up (`failed`,
 * `dead`) and stays until a user handles it.
 * Crashes. A claim is one `UPDATE … WHERE due RETURNING`; it counts an attempt, and `nextTryAt` is the end of the lease.
 * If the process dies, the row is due again then. Long work renews its lease with `save`, and ends when another process has
 * it. Work must be idempotent: repeated mails have the same Message-ID, a purge is harmless.
 * Two processes. They claim different rows, and a result is stored only with the lease of the claim. Adding a known key does
 * nothing. In a process, the jobs of one lane are done one after another: a task, the mail server, a webhook.
 * Cancellation. Deleting a row cancels it, even if a process works on it: the result then finds no row.
 * Clocks. A clock that is a day ahead stores a `nextTryAt` of tomorrow, and is then set right. No row of the lane waits longer
 * than until `latestPlausibleTime`, such as 15 minutes from now, so this one is due, unless a process may be working on it.
 *
 * Payload 3.90 and pg-boss. A job of Payload has no lease: after a crash its `processing` stays true, and it is never run
 * again. Two processes can run the same job, because `updateJobs` reads due rows and then updates each by its id alone. It
 * has no unique key, and `concurrencyKey` is checked before the claim, not with it. pg-boss has leases and unique keys, but
 * on PostgreSQL only.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload, PayloadRequest, Where } from 'payload';
import type { Delivery, Job } from '../payload-types.ts';
import { updateRow } from '../platform/database.ts';

/** Tables of jobs. */
interface Rows {
  jobs: Job;
  deliveries: Delivery;
}
type TableName = keyof Rows;

/** A row whose lease this process has. */
export type Claimed<Table extends TableName> = Rows[Table] & { lease: string };

/** How work on a row ended. */
export interface Outcome<Table extends TableName> {
  isDone: boolean;
  /** What is stored. Without it the row is deleted. */
  set?: Partial<Record<keyof Rows[Table], unknown>>;
  /** No more work of the lane until the next poll. */
  endsLane?: boolean;
}

/** Rows that a process handles sequentially. */
export interface Lane<Table extends TableName = TableName> {
  /** Unique. */
  name: string;
  table: Table;
  /** Condition of its rows, computed before each claim; undefined if there is nothing to do. */
  where(now: Date): Promise<Where | undefined>;
  /** Lease, in milliseconds; longer than the work, unless that renews it. */
  lease: number;
  /** The latest time until which an unclaimed row waits. */
  latestPlausibleTime?: ((now: Date) => Date) | undefined;
  work(row: Claimed<Table>, runner: RunnerState): Promise<Outcome<Table>>;
}

export interface RunnerState {
  now(): Date;
  /** Aborted when the process ends: throw `StoppedError`. */
  signal: AbortSignal;
}

/** Finds lanes in which something may be due. */
export type Source = (now: Date) => Promise<Lane[]>;

export type Runner = ReturnType<typeof createRunner>;

// Interval and end of retries if the database cannot store a result, in milliseconds.
const STORE_INTERVAL = 500;
const STORE_TIMEOUT = 120_000;

/** Poll interval, in milliseconds. */
const INTERVAL = 1000;

const toIso = (time: Date | number) => new Date(time).toISOString();
const toLater = (now: Date, milliseconds: number) => toIso(now.getTime() + milliseconds);

/** Rows that are due. */
const whereDue = (now: Date, latest?: Date): Where => {
  const isImplausible: Where[] = latest
    ? [{ and: [whereUnclaimed, { nextTryAt: { greater_than: toIso(latest) } }] }]
    : [];
  const isPast: Where = { nextTryAt: { less_than_equal: toIso(now) } };
  return { and: [{ state: { equals: 'queued' } }, { or: [isPast, ...isImplausible] }] };
};

const whereUnclaimed: Where = { lease: { exists: false } };

/** Whether a process works on a row. */
export const isClaimed = ({ lease, nextTryAt }: Job | Delivery, now: Date): boolean =>
  Boolean(lease) && nextTryAt > toIso(now);

/** Columns of a new row. */
export const toQueued = (at: Date) => ({
  state: 'queued' as const,
  attempts: 0,
  queuedAt: toIso(at),
  nextTryAt: toIso(at),
});

/** Whether a row is due; a cheap check before the claim. */
export async function isAnyDue(
  payload: Payload,
  table: TableName,
  now: Date,
  latest?: Date,
): Promise<boolean> {
  const where = whereDue(now, latest);
  return (await payload.db.findOne({ collection: table, where })) !== null;
}

/** Claims the row of a lane that has waited longest. */
async function claimNext<Table extends TableName>(
  payload: Payload,
  { table, where, lease, latestPlausibleTime }: Lane<Table>,
  now: Date,
): Promise<Claimed<Table> | undefined> {
  const rows = await where(now);
  if (!rows) return undefined;
  const due: Where = { and: [rows, whereDue(now, latestPlausibleTime?.(now))] };
  for (;;) {
    const { docs } = await payload.db.find<Rows[Table]>({
      collection: table,
      where: due,
      sort: 'nextTryAt',
      limit: 1,
      pagination: false,
    });
    if (!docs[0]) return undefined;
    const { id, attempts, queuedAt } = docs[0];
    const claimed = await payload.db.updateOne({
      collection: table,
      where: { and: [{ id: { equals: id } }, due] },
      data: {
        lease: randomUUID(),
        attempts: attempts + 1,
        nextTryAt: toLater(now, lease),
        updatedAt: toIso(now),
        // A time in the future, from a clock that was ahead, would never expire.
        ...(queuedAt > toIso(now) && { queuedAt: toIso(now) }),
      },
      options: { atomic: true },
      req: undefined,
    });
    // Otherwise another process has claimed it.
    if (claimed) return claimed as unknown as Claimed<Table>;
  }
}

/** The row, if its lease is still that of the claim: another process may have it. */
export const whereLeased = ({ id, lease }: { id: number; lease: string }): Where => ({
  and: [{ id: { equals: id } }, { lease: { equals: lease } }],
});

/**
 * Stores a result. It retries while the disk is full or the database locked, because work whose end is not recorded
 * would be repeated.
 */
async function settle<Table extends TableName>(
  payload: Payload,
  { table, lease }: Lane<Table>,
  row: Claimed<Table>,
  { set }: Outcome<Table>,
): Promise<void> {
  const end = performance.now() + Math.min(lease, STORE_TIMEOUT);
  for (;;) {
    try {
      if (set) await updateRow(payload, table, whereLeased(row), { ...set, lease: null });
      else await payload.db.deleteMany({ collection: table, where: whereLeased(row) });
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await wait(STORE_INTERVAL);
    }
  }
}

/** Creates a runner without a timer. */
export function createRunner(payload: Payload, source: Source, now: () => Date = () => new Date()) {
  const busy = new Map<string, Promise<number>>();
  let finding: Promise<Lane[]> | undefined;
  const stopping = new AbortController();
  const { signal } = stopping;
  const state: RunnerState = { now, signal };

  async function drain(lane: Lane): Promise<number> {
    let done = 0;
    while (!signal.aborted) {
      const row = await claimNext(payload, lane, now());
      if (!row) break;
      const outcome = await lane.work(row, state);
      await settle(payload, lane, row, outcome);
      if (outcome.isDone) done += 1;
      if (outcome.endsLane) break;
    }
    return done;
  }

  return {
    /**
     * Handles all due rows. Lanes that are busy from an earlier call continue.
     * @returns how many jobs were done
     */
    async work(): Promise<number> {
      // Shared by overlapping calls, so that queries do not pile up while the database hangs.
      finding ??= source(now()).finally(() => {
        finding = undefined;
      });
      const begun = (await finding)
        .filter(({ name }) => !busy.has(name))
        .map((lane) => {
          const work = drain(lane).finally(() => busy.delete(lane.name));
          busy.set(lane.name, work);
          return work;
        });
      const counts = await Promise.all(begun);
      return counts.reduce((sum, count) => sum + count, 0);
    },
    /** Claims nothing more; resolves when all work has ended. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.allSettled(busy.values());
    },
  };
}

/** Works every second, until the returned function is called. */
export function startRunner(payload: Payload, sources: Source[]): () => Promise<void> {
  // One timer for each, so that a slow one delays no other.
  const runners = sources.map((source) => createRunner(payload, source));
  const failing = new Set<Runner>();
  // Calls may overlap, so that slow work does not delay other lanes.
  const poll = () => {
    for (const runner of runners) {
      runner.work().then(
        () => failing.delete(runner),
        (err: unknown) => {
          // Once, until it succeeds.
          if (!failing.has(runner)) payload.logger.error({ err }, 'Background work failed');
          failing.add(runner);
        },
      );
    }
  };
  poll();
  const timer = setInterval(poll, INTERVAL).unref();
  return async () => {
    clearInterval(timer);
    await Promise.all(runners.map((runner) => runner.stop()));
  };
}

/**
 * Adds a row unless its key is known, in the transaction of the request if there is one.
 * @returns whether it was new
 */
export async function addQueued<Table extends TableName>(
  payload: Payload,
  table: Table,
  row: Partial<Rows[Table]> & { key: string },
  at: Date,
  req?: PayloadRequest,
): Promise<boolean> {
  const isKnown = async () => (await findQueued(payload, table, row.key, req)) !== undefined;
  if (await isKnown()) return false;
  try {
    const data = { ...row, ...toQueued(at) };
    await payload.db.create({ collection: table, data, ...(req && { req }) });
    return true;
  } catch (error) {
    // Another process has added the row.
    if (req || !(await isKnown())) throw error;
    return false;
  }
}

/** Adds a job unless its key is known. */
export const addJob = async (
  payload: Payload,
  { at, data = {}, ...job }: { task: string; key: string; at: Date; data?: object },
  req?: PayloadRequest,
): Promise<void> => void (await addQueued(payload, 'jobs', { ...job, data: { ...data } }, at, req));

/** The row with a key. */
export const findQueued = async <Table extends TableName>(
  { db }: Payload,
  table: Table,
  key: string,
  req?: PayloadRequest,
): Promise<Rows[Table] | undefined> => {
  const where = { key: { equals: key } };
  const row = await db.findOne<Rows[Table]>({ collection: table, where, ...(req && { req }) });
  return row ?? undefined;
};

export const findJob = (payload: Payload, key: string): Promise<Job | undefined> =>
  findQueued(payload, 'jobs', key);

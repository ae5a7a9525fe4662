import type { Payload } from 'payload';
import { createContentRevision } from '../api/content-revision.ts';
import { openDatabaseRevision } from '../platform/database-revision.ts';
import { getSettings } from '../platform/settings.ts';
import { readFingerprint } from './content-fingerprint.ts';
import { createPurge, type Purge } from './purge.ts';
import { parsePurgeTarget } from './purge-target.ts';

/** Purges the shared cache after every change (docs/deployment.md). */
export interface PurgeWorker {
  /** Checks for changes, and purges those that every website process shows by now. */
  look(): Promise<void>;
  /** Problem in one line; empty if all is well. */
  describe(): string;
}

interface PurgeWorkerOptions {
  payload: Payload;
  purge: Purge;
  /** Cheap check for changes. */
  readRevision: () => Promise<string>;
  /** Monotonic clock, in milliseconds. */
  now?: () => number;
}

/** Interval, in milliseconds. */
const INTERVAL = 1000;

/** Milliseconds until every website process shows a change. An earlier purge might cache the old page again. */
export const PURGE_DELAY = 6000;

/** Maximum retry delay, in milliseconds. */
const MAX_RETRY_DELAY = 60_000;

/** Key of the last purged fingerprint. */
const KEY = 'cdn-purge';

/** Creates a worker without a timer. */
export function createPurgeWorker({
  payload,
  purge,
  readRevision,
  now = () => performance.now(),
}: PurgeWorkerOptions): PurgeWorker {
  const waiting: { fingerprint: string; dueAt: number }[] = [];
  let revision: string | undefined;
  let known: string | undefined;
  let failures = 0;
  let nextTryAt = 0;
  let problem = '';

  const readLastPurged = () => payload.kv.get<string>(KEY);

  async function findChange(): Promise<void> {
    const present = await readRevision();
    if (present === revision) return;
    const fingerprint = await readFingerprint(payload);
    revision = present;
    if (fingerprint === known) return;
    // After a start it may have been purged already.
    const isTold = known === undefined && (await readLastPurged()) === fingerprint;
    known = fingerprint;
    if (!isTold) waiting.push({ fingerprint, dueAt: now() + PURGE_DELAY });
  }

  async function purgeDue(): Promise<void> {
    const startedAt = now();
    const due = waiting.findLast(({ dueAt }) => dueAt <= startedAt);
    if (!due || startedAt < nextTryAt) return;
    // Another process may have purged it. A second purge is harmless.
    if ((await readLastPurged()) !== due.fingerprint) {
      try {
        await purge();
      } catch (error) {
        failures += 1;
        nextTryAt = now() + Math.min(MAX_RETRY_DELAY, INTERVAL * 2 ** Math.min(failures, 10));
        const reason = error instanceof Error ? error.message : 'It failed.';
        if (!problem) payload.logger.error({ reason }, 'The shared cache was not told of a change');
        problem = `shared cache: not told of a change. ${reason}`;
        return;
      }
      await payload.kv.set(KEY, due.fingerprint);
    }
    if (problem) payload.logger.info('The shared cache is told of changes again');
    failures = 0;
    problem = '';
    waiting.splice(0, waiting.length, ...waiting.filter(({ dueAt }) => dueAt > startedAt));
  }

  return {
    async look() {
      await findChange();
      await purgeDue();
    },
    describe: () => problem,
  };
}

/** Purges at an interval if CDN_PURGE is set, until it is stopped. */
export function startPurges(payload: Payload): {
  describe(): string;
  stop(): Promise<void>;
} {
  const { CDN_PURGE, CDN_TOKEN } = getSettings();
  const place = CDN_PURGE === undefined ? undefined : parsePurgeTarget(CDN_PURGE);
  if (!place || CDN_TOKEN === undefined) return { describe: () => '', stop: async () => undefined };
  const database = openDatabaseRevision(payload);
  const worker = createPurgeWorker({
    payload,
    purge: createPurge({ place, token: CDN_TOKEN }),
    readRevision: createContentRevision({ payload, database }).read,
  });
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= worker
      .look()
      .catch((err: unknown) => {
        payload.logger.error({ err }, 'It could not be looked whether content changed');
      })
      .finally(() => {
        looking = undefined;
      });
  };
  const timer = setInterval(look, INTERVAL).unref();
  return {
    describe: worker.describe,
    async stop() {
      clearInterval(timer);
      await looking;
      database.close();
    },
  };
}

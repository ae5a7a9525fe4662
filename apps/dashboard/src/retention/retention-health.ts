import type { Payload } from 'payload';
import { findFinishedRun, findUnfinishedRun } from './claim-run.ts';
import { type Counts, noCounts } from './data-categories.ts';
import { toNextRunTime } from './run-times.ts';

/** How the sweep is. */
export interface RetentionHealth {
  /** When the last one was finished, if there was any, and what it deleted. */
  lastAt?: Date;
  deleted: Counts;
  /** When the next one begins. */
  nextAt: Date;
  /** Why the present one is not done, in a sentence. */
  problem?: string;
}

/** Looks how the sweep is at a moment. */
export async function getRetentionHealth(payload: Payload, now: Date): Promise<RetentionHealth> {
  const done = await findFinishedRun(payload, now);
  const open = await findUnfinishedRun(payload, now);
  return {
    ...(done?.finishedAt && { lastAt: new Date(done.finishedAt) }),
    deleted: { ...noCounts, ...done?.deleted },
    nextAt: toNextRunTime(now),
    ...(open?.error && { problem: open.error }),
  };
}

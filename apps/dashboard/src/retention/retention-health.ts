import type { Payload } from 'payload';
import { findFinishedRun, findUnfinishedRun } from './claim-run.ts';
import { type Counts, noCounts } from './data-categories.ts';
import { toNextRunTime } from './run-times.ts';

/** Status of the retention job. */
export interface RetentionHealth {
  /** End of the last run. */
  lastAt?: Date;
  deleted: Counts;
  /** Start of the next run. */
  nextAt: Date;
  /** Why the current run failed. */
  problem?: string;
}

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

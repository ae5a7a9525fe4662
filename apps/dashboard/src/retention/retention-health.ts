import type { Payload } from 'payload';
import { findJob } from '../jobs/queue.ts';
import { type Counts, noCounts } from './data-categories.ts';
import { RETENTION, type RetentionData } from './run-retention.ts';
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
  const { finishedAt, data, lastError } = (await findJob(payload, RETENTION)) ?? {};
  return {
    ...(finishedAt && { lastAt: new Date(finishedAt) }),
    deleted: { ...noCounts, ...(data as RetentionData | undefined)?.last },
    nextAt: toNextRunTime(now),
    ...(lastError && { problem: lastError }),
  };
}

import type { Payload } from 'payload';
import { findDone, findOpen } from './claim-sweep.ts';
import { type Counts, noCounts } from './kinds.ts';
import { toNextNight } from './nights.ts';

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
  const done = await findDone(payload, now);
  const open = await findOpen(payload, now);
  return {
    ...(done?.finishedAt && { lastAt: new Date(done.finishedAt) }),
    deleted: { ...noCounts, ...done?.deleted },
    nextAt: toNextNight(now),
    ...(open?.error && { problem: open.error }),
  };
}

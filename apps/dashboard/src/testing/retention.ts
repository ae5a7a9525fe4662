import type { Payload } from 'payload';
import { findJob } from '../jobs/queue.ts';
import type { Counts } from '../jobs/retention/data-categories.ts';
import {
  createRetentionTask,
  RETENTION,
  type RetentionData,
} from '../jobs/retention/run-retention.ts';
import { runTask } from './jobs.ts';

/** An afternoon some days from now, in the agency's time zone. */
export function toAfternoon(days: number): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 15);
}

/** Runs retention if it is due. Returns what was deleted; nothing if it was not due, or failed. */
export async function runRetention(
  payload: Payload,
  now: Date | (() => Date),
): Promise<Counts | undefined> {
  const done = await runTask(payload, createRetentionTask(payload), now);
  return done > 0 ? (await getRetentionData(payload)).last : undefined;
}

export const getRetentionData = async (payload: Payload): Promise<RetentionData> =>
  Object((await findJob(payload, RETENTION))?.data);

import type { Payload } from 'payload';
import { findJob } from '../../jobs/queue.ts';
import { getPeriods } from '../../jobs/retention/periods.ts';
import { getSettings } from '../../platform/settings.ts';
import { BACKUP, toBackupHour } from './schedule.ts';

const HOUR = 3_600_000;

/** Maximum age of the last good backup, in milliseconds: a day and a half. */
const LATE_AFTER = 36 * HOUR;

/** Milliseconds after the start in which a missed backup can be made. */
const GRACE = HOUR;

/** Status of the nightly backups. */
export interface BackupHealth {
  /** Time of the last good backup. */
  lastAt?: Date;
  /** The last one is too old, or the last attempt failed. */
  isWrong: boolean;
  /** Why the last attempt failed, with advice. */
  why?: string;
}

/** Reads the status; nothing if the dashboard makes no backups. */
export async function getBackupHealth(
  payload: Payload,
  now = new Date(),
  upFor = process.uptime() * 1000,
): Promise<BackupHealth | undefined> {
  if (toBackupHour(getSettings()) === undefined) return undefined;
  if ((await getPeriods(payload)).backups === 0) return undefined;
  const { finishedAt, queuedAt, lastError: why } = (await findJob(payload, BACKUP)) ?? {};
  const since = new Date(finishedAt ?? queuedAt ?? now);
  const isLate = now.getTime() - since.getTime() > LATE_AFTER && upFor > GRACE;
  return {
    ...(finishedAt && { lastAt: new Date(finishedAt) }),
    isWrong: Boolean(why) || isLate,
    ...(why && { why }),
  };
}

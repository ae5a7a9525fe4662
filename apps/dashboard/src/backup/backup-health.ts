import type { Payload } from 'payload';
import { toZonedMoment } from '../panel/language/times.ts';
import { getSettings } from '../platform/settings.ts';
import { getPeriods } from '../retention/periods.ts';
import { readBackupStatus } from './backup-status.ts';
import { findInUseSince, findNewest, toBackupHour } from './schedule.ts';

const HOUR = 3_600_000;

/** How old the last good backup may be, in milliseconds: a night and half a day. */
const LATE_AFTER = 36 * HOUR;

/** So long after its start a process lets a night that was missed be made up, in milliseconds. */
const GRACE = HOUR;

/** How the nightly backups are. */
export interface BackupHealth {
  /** Time of the last good one that is still there. */
  lastAt?: Date;
  /** Whether that is too long ago, or the last try failed. */
  isWrong: boolean;
  /** Why the last try failed, with what to do. */
  why?: string;
}

/** Looks how the nightly backups are; nothing where the dashboard makes none. */
export async function getBackupHealth(
  payload: Payload,
  now = new Date(),
  upFor = process.uptime() * 1000,
): Promise<BackupHealth | undefined> {
  const settings = getSettings();
  if (toBackupHour(settings) === undefined) return undefined;
  if ((await getPeriods(payload)).backups === 0) return undefined;
  const status = readBackupStatus(settings);
  // A bucket is not asked at every look.
  const lastAt = settings.BACKUP_BUCKET ? status?.goodAt : await findNewest(settings, now);
  const since = lastAt ?? findInUseSince(settings) ?? now;
  const isLate = now.getTime() - since.getTime() > LATE_AFTER && upFor > GRACE;
  const why = status?.problem;
  return {
    ...(lastAt && { lastAt }),
    isWrong: why !== undefined || isLate,
    ...(why && { why }),
  };
}

/** What is wrong, in a sentence or two with what to do; nothing when all is well. */
export function toBackupProblem({ lastAt, isWrong, why }: BackupHealth): string | undefined {
  if (!isWrong) return undefined;
  const last = lastAt
    ? `The last backup is of ${toZonedMoment(lastAt, 'en')}.`
    : 'There is no backup yet.';
  return `Nobody could go back to yesterday: the nightly backup is missing. ${last} ${why ?? 'Type npm run backup, and see what it says.'}`;
}

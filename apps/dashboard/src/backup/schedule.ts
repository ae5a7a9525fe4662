import { statSync } from 'node:fs';
import { join } from 'node:path';
import { toSqliteUrl } from '../platform/database.ts';
import { MARKER_NAME } from '../platform/installation.ts';
import type { DashboardSettings } from '../platform/settings.ts';
import { type BackupStatus, readBackupStatus } from './backup-status.ts';
import { openBackupStore } from './backup-store.ts';

/** Hour of the nightly backup unless somebody sets one: after the sweep of what has had its time. */
const DEFAULT_HOUR = 4;

const HOUR = 3_600_000;

/** After how long a try that failed or was killed is repeated, in milliseconds. */
const RETRY_DELAY = HOUR;

/** The hour at which this dashboard makes its backups, or nothing when it makes none. */
export function toBackupHour(settings: DashboardSettings): number | undefined {
  const { BACKUP_HOUR } = settings;
  if (BACKUP_HOUR === 'off') return undefined;
  return BACKUP_HOUR ?? (toSqliteUrl(settings) === undefined ? undefined : DEFAULT_HOUR);
}

/** When the latest night began that asks for a backup. */
function toLastRun(now: Date, hour: number): Date {
  const toRun = (back: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - back, hour);
  return toRun(0) <= now ? toRun(0) : toRun(1);
}

/** Since when the data folder has been in use; nothing before the first start is over. */
export const findInUseSince = ({ DATA_DIR }: DashboardSettings): Date | undefined =>
  statSync(join(DATA_DIR, MARKER_NAME), { throwIfNoEntry: false })?.mtime;

/** What decides whether a backup is due. */
interface BackupState {
  hour: number;
  inUseSince: Date | undefined;
  /** Time of the last good backup. */
  newest: Date | undefined;
  status: BackupStatus | undefined;
}

/** Whether the latest night has no backup and the last try is long enough ago. A folder that is younger than the night owes none. */
export function isBackupDue({ hour, inUseSince, newest, status }: BackupState, now: Date): boolean {
  const run = toLastRun(now, hour);
  if (!inUseSince || inUseSince > run) return false;
  if (newest && newest >= run) return false;
  // One of the future comes from a clock that was set back since.
  return !status || status.triedAt > now || now.getTime() - status.triedAt.getTime() >= RETRY_DELAY;
}

/**
 * Time of the last good backup, whoever made it, of those that are still there. None in a place that cannot be read: the next try
 * says why.
 */
export async function findNewest(
  settings: DashboardSettings,
  now: Date,
): Promise<Date | undefined> {
  const backups = await openBackupStore(settings)
    .list()
    .catch(() => []);
  const times = backups
    .map(({ madeAt }) => madeAt.getTime())
    // One of the future comes from a clock that was set back since.
    .filter((time) => time <= now.getTime() + HOUR);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/** Whether a backup is due now, as the settings and the files say. */
export async function isDueNow(settings: DashboardSettings, now: Date): Promise<boolean> {
  const hour = toBackupHour(settings);
  if (hour === undefined) return false;
  const inUseSince = findInUseSince(settings);
  const status = readBackupStatus(settings);
  // A bucket is asked only when the rest says yes.
  if (!isBackupDue({ hour, inUseSince, newest: status?.goodAt, status }, now)) {
    if (settings.BACKUP_BUCKET) return false;
  }
  const newest = await findNewest(settings, now);
  return isBackupDue({ hour, inUseSince, newest, status }, now);
}

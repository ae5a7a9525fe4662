import { statSync } from 'node:fs';
import { join } from 'node:path';
import { toSqliteUrl } from '../platform/database.ts';
import { MARKER_NAME } from '../platform/installation.ts';
import type { DashboardSettings } from '../platform/settings.ts';
import { type BackupStatus, readBackupStatus } from './backup-status.ts';
import { openBackupStore } from './backup-store.ts';

/** Default hour, after the retention job. */
const DEFAULT_HOUR = 4;

const HOUR = 3_600_000;

/** Milliseconds until a failed or killed attempt is retried. */
const RETRY_DELAY = HOUR;

/** Hour of the nightly backup; nothing if it is off. */
export function toBackupHour(settings: DashboardSettings): number | undefined {
  const { BACKUP_HOUR } = settings;
  if (BACKUP_HOUR === 'off') return undefined;
  return BACKUP_HOUR ?? (toSqliteUrl(settings) === undefined ? undefined : DEFAULT_HOUR);
}

/** Start of the latest scheduled run. */
function toLastRun(now: Date, hour: number): Date {
  const toRun = (back: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - back, hour);
  return toRun(0) <= now ? toRun(0) : toRun(1);
}

/** Since when the data folder has been used; nothing before the first start. */
export const findInUseSince = ({ DATA_DIR }: DashboardSettings): Date | undefined =>
  statSync(join(DATA_DIR, MARKER_NAME), { throwIfNoEntry: false })?.mtime;

interface BackupState {
  hour: number;
  inUseSince: Date | undefined;
  newest: Date | undefined;
  status: BackupStatus | undefined;
}

/** Whether the latest run has no backup and the retry delay is over. A data folder created after the run needs none. */
export function isBackupDue({ hour, inUseSince, newest, status }: BackupState, now: Date): boolean {
  const run = toLastRun(now, hour);
  if (!inUseSince || inUseSince > run) return false;
  if (newest && newest >= run) return false;
  // A time in the future comes from a clock that was set back.
  return !status || status.triedAt > now || now.getTime() - status.triedAt.getTime() >= RETRY_DELAY;
}

/** Time of the newest existing backup. An unreadable location counts as empty; the next attempt reports it. */
export async function findNewest(
  settings: DashboardSettings,
  now: Date,
): Promise<Date | undefined> {
  const backups = await openBackupStore(settings)
    .list()
    .catch(() => []);
  const times = backups
    .map(({ madeAt }) => madeAt.getTime())
    // A time in the future comes from a clock that was set back.
    .filter((time) => time <= now.getTime() + HOUR);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

export async function isDueNow(settings: DashboardSettings, now: Date): Promise<boolean> {
  const hour = toBackupHour(settings);
  if (hour === undefined) return false;
  const inUseSince = findInUseSince(settings);
  const status = readBackupStatus(settings);
  // A bucket is listed only if needed.
  if (!isBackupDue({ hour, inUseSince, newest: status?.goodAt, status }, now)) {
    if (settings.BACKUP_BUCKET) return false;
  }
  const newest = await findNewest(settings, now);
  return isBackupDue({ hour, inUseSince, newest, status }, now);
}

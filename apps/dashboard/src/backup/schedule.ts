import { statSync } from 'node:fs';
import { join } from 'node:path';
import { toSqliteUrl } from '../platform/database.ts';
import { MARKER_NAME } from '../platform/installation.ts';
import type { DashboardSettings } from '../platform/settings.ts';
import { openBackupStore } from './backup-store.ts';

/** Name of the task. Here, because Next cannot bundle the process that `nightly-backup.ts` starts. */
export const BACKUP = 'nightly-backup';

/** Default hour, after the retention job. */
const DEFAULT_HOUR = 4;

const HOUR = 3_600_000;

/** Hour of the nightly backup; nothing if it is off. */
export function toBackupHour(settings: DashboardSettings): number | undefined {
  const { BACKUP_HOUR } = settings;
  if (BACKUP_HOUR === 'off') return undefined;
  return BACKUP_HOUR ?? (toSqliteUrl(settings) === undefined ? undefined : DEFAULT_HOUR);
}

/** Start of the next backup. */
export function toNextBackup(now: Date, hour: number): Date {
  const toRun = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
  return toRun(0) > now ? toRun(0) : toRun(1);
}

/** Since when the data folder has been used; nothing before the first start. */
export const findInUseSince = ({ DATA_DIR }: DashboardSettings): Date | undefined =>
  statSync(join(DATA_DIR, MARKER_NAME), { throwIfNoEntry: false })?.mtime;

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

import { toSqliteUrl } from '../../platform/database.ts';
import type { DashboardSettings } from '../../platform/settings.ts';

/** Name of the task. Here, because Next cannot bundle the process that `nightly-backup.ts` starts. */
export const BACKUP = 'nightly-backup';

/** Default hour, after the retention job. */
const DEFAULT_HOUR = 4;

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

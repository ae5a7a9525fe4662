import type { Payload } from 'payload';
import { findJob } from '../../jobs/queue.ts';
import { getPeriods } from '../../jobs/retention/periods.ts';
import { toSqliteUrl } from '../../platform/database.ts';
import { HOUR } from '../../platform/durations.ts';
import type { Translations } from '../../platform/language/get-translations.ts';
import { toLongDay } from '../../platform/language/times.ts';
import { type DashboardSettings, getSettings } from '../../platform/settings.ts';
import { toLastRetainedDay } from './rotation.ts';

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

/** Maximum age of the last good backup, in milliseconds: a day and a half. */
const LATE_AFTER = 36 * HOUR;

/** Milliseconds after the start in which a missed backup can be made. */
const GRACE = HOUR;

/** Status of the nightly backups. */
export type BackupHealth = Awaited<ReturnType<typeof getBackupHealth>>;

/** Reads the status; nothing if the dashboard makes no backups. */
export async function getBackupHealth(
  payload: Payload,
  now = new Date(),
  upFor = process.uptime() * 1000,
) {
  if (toBackupHour(getSettings()) === undefined) return undefined;
  if ((await getPeriods(payload)).backups === 0) return undefined;
  const { finishedAt, queuedAt, lastError: why } = (await findJob(payload, BACKUP)) ?? {};
  const since = new Date(finishedAt ?? queuedAt ?? now);
  const isLate = now.getTime() - since.getTime() > LATE_AFTER && upFor > GRACE;
  return {
    /** Time of the last good backup. */
    lastAt: finishedAt ? new Date(finishedAt) : undefined,
    isWrong: Boolean(why) || isLate,
    /** Why the last attempt failed, with advice. */
    why: why ?? undefined,
  };
}

/**
 * Tells by which day erased data is also gone from all backups: the promised maximum, and the shorter rotation of the
 * dashboard if it applies.
 */
export async function getBackupExpiryText(
  payload: Payload,
  { language, texts: { person: says }, t }: Translations<'inbox'>,
  now = new Date(),
): Promise<string> {
  const { backups } = await getPeriods(payload);
  if (backups === 0) return says.noBackups;
  // A backup may be made on that day before the erasure.
  const last = new Date(now.getFullYear(), now.getMonth(), now.getDate() + backups);
  const own = toLastRetainedDay(now);
  const day = toLongDay(last, language);
  if (toBackupHour(getSettings()) === undefined || own >= last) return t(says.backups, { day });
  return t(says.ownBackups, { own: toLongDay(own, language), day });
}

import type { Payload } from 'payload';
import { toBackupHour } from '../../operations/backup/backup-health.ts';
import { toLastRetainedDay } from '../../operations/backup/rotation.ts';
import type { Translations } from '../../panel/language/get-translations.ts';
import { toLongDay } from '../../panel/language/times.ts';
import { getSettings } from '../../platform/settings.ts';
import { getPeriods } from './periods.ts';

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

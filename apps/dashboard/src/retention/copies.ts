import type { Payload } from 'payload';
import { toLastKept } from '../backup/keep.ts';
import { toBackupHour } from '../backup/schedule.ts';
import type { Translations } from '../panel/language/get-translations.ts';
import { toLongDay } from '../panel/language/times.ts';
import { getSettings } from '../platform/settings.ts';
import { getPeriods } from './periods.ts';

/**
 * Says by which day something that is erased at a moment is gone from the last backup: no copy is kept longer than the owner
 * promises, and where the dashboard keeps its own for less, that day, too.
 */
export async function getCopiesWords(
  payload: Payload,
  { language, texts: { person: says }, t }: Translations<'inbox'>,
  now = new Date(),
): Promise<string> {
  const { backups } = await getPeriods(payload);
  if (backups === 0) return says.noBackups;
  // A copy may be made on the day itself, before the erasure.
  const last = new Date(now.getFullYear(), now.getMonth(), now.getDate() + backups);
  const own = toLastKept(now);
  const day = toLongDay(last, language);
  if (toBackupHour(getSettings()) === undefined || own >= last) return t(says.backups, { day });
  return t(says.ownBackups, { own: toLongDay(own, language), day });
}

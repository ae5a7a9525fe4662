import type { Payload } from 'payload';
import { toLastRetainedDay } from '../backup/rotation.ts';
import { toBackupHour } from '../backup/schedule.ts';
import type { Speech } from '../panel/language/speak.ts';
import { toLongDay } from '../panel/language/times.ts';
import { getSettings } from '../platform/settings.ts';
import { getPeriods } from './periods.ts';

/**
 * Says by which day something that is erased at a moment is gone from the last backup: no copy is kept longer than the owner
 * promises, and where the dashboard keeps its own for less, that day, too.
 */
export async function getBackupExpiryText(
  payload: Payload,
  { language, words: { person: says }, say }: Speech<'inbox'>,
  now = new Date(),
): Promise<string> {
  const { backups } = await getPeriods(payload);
  if (backups === 0) return says.noBackups;
  // A copy may be made on the day itself, before the erasure.
  const last = new Date(now.getFullYear(), now.getMonth(), now.getDate() + backups);
  const own = toLastRetainedDay(now);
  const day = toLongDay(last, language);
  if (toBackupHour(getSettings()) === undefined || own >= last) return say(says.backups, { day });
  return say(says.ownBackups, { own: toLongDay(own, language), day });
}

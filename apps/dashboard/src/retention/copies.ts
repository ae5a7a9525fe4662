import type { Payload } from 'payload';
import { locales } from '../panel/language/language.ts';
import type { Speech } from '../panel/language/speak.ts';
import { getPeriods } from './periods.ts';

const DAY = 24 * 3_600_000;

/** What becomes of copies of something that is erased at a moment, by what the owner says of backups. */
export async function getCopiesWords(
  payload: Payload,
  { language, words: { person: says }, say }: Speech<'inbox'>,
  now = new Date(),
): Promise<string> {
  const { backups } = await getPeriods(payload);
  if (backups === 0) return says.noBackups;
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' });
  // A copy may be made on the day itself, before the erasure.
  return say(says.backups, { day: day.format(new Date(now.getTime() + backups * DAY)) });
}

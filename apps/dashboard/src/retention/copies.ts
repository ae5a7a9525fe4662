import type { Payload } from 'payload';
import { getPeriods } from './periods.ts';

const DAY = 24 * 3_600_000;

/** What becomes of copies of something that is erased at a moment, by what the owner says of backups. */
export async function getCopiesWords(payload: Payload, now = new Date()): Promise<string> {
  const { backups } = await getPeriods(payload);
  if (backups === 0) return 'No backups are kept.';
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
  // A copy may be made on the day itself, before the erasure.
  return `Gone from the last backup by ${day.format(new Date(now.getTime() + backups * DAY))}.`;
}

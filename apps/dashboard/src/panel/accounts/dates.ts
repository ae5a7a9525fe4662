import type { Speech } from '../language/speak.ts';
import { toLongDay } from '../language/times.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long ago it was, as exactly as it is known: somebody is noted once in five minutes. */
export function toAgo(
  date: string,
  { language, words: { sessions: says }, say }: Speech<'accounts'>,
  now = new Date(),
): string {
  const passed = now.getTime() - Date.parse(date);
  if (passed < 10 * MINUTE) return says.justNow;
  if (passed < HOUR) return say(says.minutes, { count: Math.floor(passed / (10 * MINUTE)) * 10 });
  const hours = Math.floor(passed / HOUR);
  if (hours < 24) return say(says.hours, { count: hours });
  return say(says.day, { day: toLongDay(date, language) });
}

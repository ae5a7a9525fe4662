import type { Translations } from '../language/get-translations.ts';
import { toLongDay } from '../language/times.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Relative time of a session, which is updated every five minutes. */
export function toTimeAgo(
  date: string,
  { language, texts: { sessions: labels }, t }: Translations<'accounts'>,
  now = new Date(),
): string {
  const passed = now.getTime() - Date.parse(date);
  if (passed < 10 * MINUTE) return labels.justNow;
  if (passed < HOUR) return t(labels.minutes, { count: Math.floor(passed / (10 * MINUTE)) * 10 });
  const hours = Math.floor(passed / HOUR);
  if (hours < 24) return t(labels.hours, { count: hours });
  return t(labels.day, { day: toLongDay(date, language) });
}

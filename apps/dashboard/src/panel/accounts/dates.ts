const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** A day, for people. */
export const toDay = (date: string): string => day.format(new Date(date));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long ago it was, as exactly as it is known: somebody is noted once in five minutes. */
export function toAgo(date: string, now = new Date()): string {
  const passed = now.getTime() - Date.parse(date);
  if (passed < 10 * MINUTE) return 'in the last ten minutes';
  if (passed < HOUR) return `${Math.floor(passed / (10 * MINUTE)) * 10} minutes ago`;
  const hours = Math.floor(passed / HOUR);
  if (hours < 24) return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
  return `on ${toDay(date)}`;
}

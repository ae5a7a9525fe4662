/** A moment as it is shown, in the dashboard's own time zone: the same on the server and in every browser. */
export const toMoment = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );

/** The day of a moment. */
export const toDay = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone }).format(
    new Date(iso),
  );

/** The day of a moment as a date field has it, `2026-11-22`: the Swedish way of writing one. */
export const toDateField = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(new Date(iso));

/** How long something took, in the largest unit that says enough. */
export function toDuration(from: string, until: string): string {
  const minutes = Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / 60_000));
  if (minutes < 60) return toCount(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? toCount(hours, 'hour') : toCount(Math.round(hours / 24), 'day');
}

const toCount = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

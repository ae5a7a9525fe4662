/** Hour of the nightly run, in the agency's time zone. */
const HOUR = 3;

const toNight = (now: Date, days: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, HOUR);

/** Start of the latest run. */
export function toLastRunTime(now: Date): Date {
  const today = toNight(now, 0);
  return today <= now ? today : toNight(now, -1);
}

/** Start of the next run. */
export function toNextRunTime(now: Date): Date {
  const today = toNight(now, 0);
  return today > now ? today : toNight(now, 1);
}

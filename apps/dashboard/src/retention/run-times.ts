/** Hour at which the night's work begins, in the dashboard's own time zone. */
const HOUR = 3;

const toNight = (now: Date, days: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, HOUR);

/** When the latest night began. */
export function toLastRunTime(now: Date): Date {
  const today = toNight(now, 0);
  return today <= now ? today : toNight(now, -1);
}

/** When the next night begins. */
export function toNextRunTime(now: Date): Date {
  const today = toNight(now, 0);
  return today > now ? today : toNight(now, 1);
}

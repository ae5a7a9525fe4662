import type { BackupFile } from './backup-store.ts';

/** How many of its own backups the schedule keeps: the newest of each of the last days, weeks and months, the present one among them. */
const retained = { days: 7, weeks: 4, months: 6 } as const;

type Unit = keyof typeof retained;

/** When the day, the week (from Monday) or the month began that is so many before the one of a time. */
function toStart(unit: Unit, time: Date, back = 0): number {
  const [year, month, day] = [time.getFullYear(), time.getMonth(), time.getDate()];
  if (unit === 'months') return new Date(year, month - back).getTime();
  if (unit === 'days') return new Date(year, month, day - back).getTime();
  return new Date(year, month, day - ((time.getDay() + 6) % 7) - 7 * back).getTime();
}

/**
 * Names those of some backups that are to go: of the schedule's own what is neither the newest of a day, a week nor a month that
 * counts; of all, those whose promised time is over.
 * @param days how long the owner promises to keep any
 */
export function findOutdated(backups: BackupFile[], days: number, now: Date): string[] {
  const nightly = backups.filter(({ isNightly }) => isNightly);
  const wanted = new Set<string>();
  for (const unit of Object.keys(retained) as Unit[]) {
    const newest = new Map<number, BackupFile>();
    for (const one of nightly) {
      const start = toStart(unit, one.madeAt);
      const other = newest.get(start);
      if (!other || other.madeAt < one.madeAt) newest.set(start, one);
    }
    const first = toStart(unit, now, retained[unit] - 1);
    for (const [start, { name }] of newest) if (start >= first) wanted.add(name);
  }
  return backups
    .filter(
      ({ name, madeAt, isNightly }) =>
        isExpired(madeAt, days, now) || (isNightly && !wanted.has(name)),
    )
    .map(({ name }) => name);
}

/** Whether the day has come on which a backup is promised to be gone: so many days after the one it was made on. */
export const isExpired = (madeAt: Date, days: number, now: Date): boolean =>
  toStart('days', madeAt, -days) <= toStart('days', now);

/** The day on which the schedule's last backup of a time goes, whatever nights are missed: that of its month outlives the others. */
export const toLastRetainedDay = (time: Date): Date =>
  new Date(toStart('months', time, -retained.months));

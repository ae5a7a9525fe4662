import type { BackupFile } from './backup-store.ts';

/** Rotation of nightly backups: the newest of each of the last days, weeks and months. */
const retained = { days: 7, weeks: 4, months: 6 } as const;

type Unit = keyof typeof retained;

/** Start of the day, week (from Monday) or month, some units before a time. */
function toStart(unit: Unit, time: Date, back = 0): number {
  const [year, month, day] = [time.getFullYear(), time.getMonth(), time.getDate()];
  if (unit === 'months') return new Date(year, month - back).getTime();
  if (unit === 'days') return new Date(year, month, day - back).getTime();
  return new Date(year, month, day - ((time.getDay() + 6) % 7) - 7 * back).getTime();
}

/**
 * Names of backups to delete: nightly ones outside the rotation, and all that have expired.
 * @param days maximum age that the owner promises
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

/** Whether a backup is older than the promised days. */
export const isExpired = (madeAt: Date, days: number, now: Date): boolean =>
  toStart('days', madeAt, -days) <= toStart('days', now);

/** The day on which the last nightly backup of a time is deleted: the monthly one lasts longest. */
export const toLastRetainedDay = (time: Date): Date =>
  new Date(toStart('months', time, -retained.months));

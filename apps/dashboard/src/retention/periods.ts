import { type Period, type PeriodName, retentionPeriods } from '@agency/contracts';
import type { Payload, PayloadRequest } from 'payload';

/** How long each kind is kept, in the unit of its period. */
export type Periods = Record<PeriodName, number>;

/** Names of the periods, in the order they are shown. */
export const periodNames = Object.keys(retentionPeriods) as PeriodName[];

/** The periods that hold now: what the owner said, else the defaults. */
export async function getPeriods(payload: Payload, req?: PayloadRequest): Promise<Periods> {
  const stored: Partial<Record<PeriodName, number | null>> = await payload.findGlobal({
    slug: 'retention',
    depth: 0,
    // They are no secret: the privacy page shows them.
    overrideAccess: true,
    ...(req && { req }),
  });
  return Object.fromEntries(
    periodNames.map((name) => [name, stored[name] ?? retentionPeriods[name].default]),
  ) as Periods;
}

/** The longer one of each: what goes by one of them alone stays. */
export const toLonger = (some: Periods, others: Partial<Periods>): Periods =>
  Object.fromEntries(
    periodNames.map((name) => [name, Math.max(some[name], others[name] ?? 0)]),
  ) as Periods;

/**
 * The moment before which something came that has been kept for so long at another one. Months are those of the calendar: what
 * came on the last day of a longer month has its time on the last of a shorter one.
 */
export function toCutoff({ unit }: Pick<Period, 'unit'>, count: number, now: Date): Date {
  const cutoff = new Date(now);
  if (unit === 'day') {
    cutoff.setDate(cutoff.getDate() - count);
    return cutoff;
  }
  const day = cutoff.getDate();
  cutoff.setDate(1);
  cutoff.setMonth(cutoff.getMonth() - count);
  const lastDay = new Date(cutoff.getFullYear(), cutoff.getMonth() + 1, 0).getDate();
  cutoff.setDate(Math.min(day, lastDay));
  return cutoff;
}

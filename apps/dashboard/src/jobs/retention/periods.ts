import { type Period, type PeriodName, retentionPeriods } from '@agency/contracts';
import type { Payload, PayloadRequest } from 'payload';
import { toNextHour } from '../tasks.ts';

/** Retention periods, in their units. */
export type Periods = Record<PeriodName, number>;

/** Names of the periods, in display order. */
export const periodNames = Object.keys(retentionPeriods) as PeriodName[];

/** Current periods: settings, else defaults. */
export async function getPeriods(payload: Payload, req?: PayloadRequest): Promise<Periods> {
  const stored: Partial<Record<PeriodName, number | null>> = await payload.findGlobal({
    slug: 'retention',
    depth: 0,
    // The privacy page shows them.
    overrideAccess: true,
    ...(req && { req }),
  });
  return toPeriods((name) => stored[name] ?? retentionPeriods[name].default);
}

/** The longer of each period. */
export const toLonger = (some: Periods, others: Partial<Periods>): Periods =>
  toPeriods((name) => Math.max(some[name], others[name] ?? 0));

const toPeriods = (toPeriod: (name: PeriodName) => number) =>
  Object.fromEntries(periodNames.map((name) => [name, toPeriod(name)])) as Periods;

/** Cutoff of a period. Months are calendar months; the day is clamped to the length of the month. */
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

/** Hour of the nightly run, in the agency's time zone. */
const RUN_HOUR = 3;

/** Start of the next run. */
export const toNextRunTime = (now: Date): Date => toNextHour(now, RUN_HOUR);

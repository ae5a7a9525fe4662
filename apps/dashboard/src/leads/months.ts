import * as z from 'zod';

/** A month, as `2026-11`. */
export const monthSchema = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);

/** Months of a table: the last year, unless somebody chooses others. */
const BY_DEFAULT = 12;

/** Most months of a table. */
const MOST = 36;

/** First and last month of a table. */
export interface Period {
  from: string;
  until: string;
}

const toMonth = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;

const move = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return toMonth(new Date(year, number - 1 + by));
};

/** When a month begins, in the agency's time zone, which the process keeps (platform/agency-time-zone.ts). */
export const toMonthStart = (month: string): string =>
  new Date(`${month}-01T00:00:00`).toISOString();

/** When the month after this one begins. */
export const toMonthEnd = (month: string): string => toMonthStart(move(month, 1));

/** The last months up to now, newest first: as many as can be chosen. */
export const listMonths = (now: Date): string[] =>
  Array.from({ length: MOST }, (_, back) => move(toMonth(now), -back));

/** The months of a period that an address names; the last year for what it cannot mean. */
export function decidePeriod(asked: { from?: unknown; until?: unknown }, now: Date): Period {
  const known = listMonths(now);
  const pick = (month: unknown) => known.find((one) => one === month);
  const until = pick(asked.until) ?? toMonth(now);
  const from = pick(asked.from) ?? move(until, 1 - BY_DEFAULT);
  return from <= until ? { from, until } : { from: until, until: from };
}

/** Every month of a period, oldest first. */
export function toMonths({ from, until }: Period): string[] {
  const months: string[] = [];
  for (let month = from; month <= until && months.length < 2 * MOST; month = move(month, 1)) {
    months.push(month);
  }
  return months;
}

/** What a month is called. */
export const toMonthName = (
  month: string,
  locale = 'en-GB',
  length: 'short' | 'long' = 'short',
): string =>
  // The middle of a month of the calendar, in every zone.
  new Intl.DateTimeFormat(locale, { month: length, year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );

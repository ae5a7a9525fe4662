/** Default and maximum number of months. */
const BY_DEFAULT = 12;
const MOST = 36;

/** First and last month, as `2026-11`. */
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

/** Start of a month in the agency's time zone. */
export const toMonthStart = (month: string): string =>
  new Date(`${month}-01T00:00:00`).toISOString();

/** Start of the next month. */
export const toMonthEnd = (month: string): string => toMonthStart(move(month, 1));

/** Months that can be chosen, newest first. */
export const listMonths = (now: Date): string[] =>
  Array.from({ length: MOST }, (_, back) => move(toMonth(now), -back));

/** Parses a period from a query; the last year if it is invalid. */
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
  for (let month = from; month <= until; month = move(month, 1)) months.push(month);
  return months;
}

/** Name of a month. */
export const toMonthName = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );

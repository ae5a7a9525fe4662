import type { Filters } from '../../submissions/inbox/list-query.ts';
import type { Translations } from '../language/get-translations.ts';
import { locales } from '../language/language.ts';

/** A span of days that is chosen by name. */
export interface DateRange {
  name: string;
  from: string;
  until?: string | undefined;
}

/** Months that can be chosen. */
const MONTHS = 12;

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * Date ranges: today, the last days, and each of the last months.
 * @param today as `2026-11-22`, in the agency's time zone
 */
export function listDateRanges(
  today: string,
  { language, texts: { filters } }: Translations<'inbox'>,
): DateRange[] {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const back = (days: number) => toDay(new Date(Date.UTC(year, month - 1, day - days)));
  const months = Array.from({ length: MONTHS }, (_, before): DateRange => {
    const first = new Date(Date.UTC(year, month - 1 - before, 1));
    const last = new Date(Date.UTC(year, month - before, 0));
    const name = new Intl.DateTimeFormat(locales[language], {
      month: 'long',
      year: 'numeric',
      // Days of a calendar: of no place, and the same in every browser.
      timeZone: 'UTC',
    }).format(first);
    return { name, from: toDay(first), until: toDay(last) };
  });
  return [
    { name: filters.today, from: today },
    { name: filters.week, from: back(6) },
    { name: filters.days, from: back(29) },
    ...months,
  ];
}

/** The date range of the filters; `undefined` for custom dates. */
export const findDateRange = (
  spans: DateRange[],
  { from, until }: Filters,
): DateRange | undefined => spans.find((span) => span.from === from && span.until === until);

import type { Translations } from '../language/get-translations.ts';
import { locales } from '../language/language.ts';

/** A span of days that is chosen by name. */
interface DateRange {
  name: string;
  from: string;
  until?: string;
}

const toDay = (date: number): string => new Date(date).toISOString().slice(0, 10);

/**
 * Date ranges: today, the last days, and each of the last twelve months.
 * @param today as `2026-11-22`, in the agency's time zone
 */
export function listDateRanges(
  today: string,
  { language, texts: { filters } }: Translations<'inbox'>,
): DateRange[] {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  // Days of a calendar: of no place, and the same in every browser.
  const format = new Intl.DateTimeFormat(locales[language], {
    ...{ month: 'long', year: 'numeric' },
    timeZone: 'UTC',
  });
  const months = Array.from({ length: 12 }, (_, before): DateRange => {
    const first = Date.UTC(year, month - 1 - before, 1);
    const until = toDay(Date.UTC(year, month - before, 0));
    return { name: format.format(first), from: toDay(first), until };
  });
  return [
    { name: filters.today, from: today },
    { name: filters.week, from: toDay(Date.UTC(year, month - 1, day - 6)) },
    { name: filters.days, from: toDay(Date.UTC(year, month - 1, day - 29)) },
    ...months,
  ];
}

import { TZDate } from '@date-fns/tz/date';
import { locales, type PanelLanguage } from './language.ts';

/**
 * The agency's time zone (`brand.yaml`), such as `Africa/Cairo`. All times are formatted in it, on the server and in the
 * browser (platform/agency-time-zone.ts).
 */
export const getTimeZone = (): string => process.env.AGENCY_TIME_ZONE ?? 'UTC';

/** An ISO date or a `Date`. */
type Moment = string | Date;

// The 24-hour clock in every language.
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const day = { day: 'numeric', month: 'short' } as const;

const format = (moment: Moment, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: getTimeZone() }).format(new Date(moment));

/** With the year, if it is another one. */
const withYear = (moment: Moment, now: Date) => ({
  ...day,
  ...(toDateField(moment).slice(0, 4) !== toDateField(now).slice(0, 4) && {
    year: 'numeric' as const,
  }),
});

/** `22 Nov`; with the year if it is another one. */
export const toDay = (moment: Moment, language: PanelLanguage, now = new Date()): string =>
  format(moment, locales[language], withYear(moment, now));

/** `22 Nov, 14:03`; with the year if it is another one. */
export const toMoment = (moment: Moment, language: PanelLanguage, now = new Date()): string =>
  format(moment, locales[language], { ...withYear(moment, now), ...clock });

/** `22 Nov, 14:03 EET`, for readers in other time zones. */
export const toZonedMoment = (moment: Moment, language: PanelLanguage, now = new Date()): string =>
  format(moment, locales[language], { ...withYear(moment, now), ...clock, timeZoneName: 'short' });

/** `22 November 2026`. */
export const toLongDay = (moment: Moment, language: PanelLanguage): string =>
  format(moment, locales[language], { day: 'numeric', month: 'long', year: 'numeric' });

/** `22 November 2026 at 14:03`. */
export const toLongMoment = (moment: Moment, language: PanelLanguage): string =>
  format(moment, locales[language], { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' });

/** `Friday 27 November`. */
export const toWeekday = (moment: Moment, language: PanelLanguage): string =>
  format(moment, locales[language], { weekday: 'long', day: 'numeric', month: 'long' });

/** The value of a date field, `2026-11-22`: the Swedish format. */
export const toDateField = (moment: Moment): string => format(moment, 'sv', {});

/** A time for files, with its offset from UTC: `2026-11-22T14:03:00+02:00`. */
export const toOffsetTime = (moment: Moment): string =>
  new TZDate(new Date(moment), getTimeZone()).toISOString().replace(/\.\d+/, '');

/** The value of a `datetime-local` field: `2026-11-22T14:03`. */
export const toTimeField = (moment: Moment): string => toOffsetTime(moment).slice(0, 16);

/** Converts the value of a `datetime-local` field, in the agency's time zone, to an ISO date. */
export function fromTimeField(value: string): string {
  const [year = 0, month = 1, date = 1, hours = 0, minutes = 0] = value.split(/\D/).map(Number);
  const moment = new TZDate(year, month - 1, date, hours, minutes, getTimeZone());
  return new Date(moment.getTime()).toISOString();
}

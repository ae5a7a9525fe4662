import { TZDateMini } from '@date-fns/tz/date/mini';
import { tzOffset } from '@date-fns/tz/tzOffset';
import { type Language, locales } from './language.ts';

/**
 * The agency's time zone (`brand.yaml`), as in `Africa/Cairo`: the only one that times are written in, on the server and in every
 * browser (platform/agency-time-zone.ts).
 */
export const getTimeZone = (): string => process.env.AGENCY_TIME_ZONE ?? 'UTC';

/** A moment: an ISO date or a `Date`. */
type Moment = string | Date;

// One form of the hour in every language.
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const day = { day: 'numeric', month: 'short' } as const;
const longDay = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const write = (moment: Moment, locale: string, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...how, timeZone: getTimeZone() }).format(new Date(moment));

/** Whether nobody has to be told which year a moment is of. */
const isOfThisYear = (moment: Moment, now: Date) =>
  toDateField(moment).slice(0, 4) === toDateField(now).slice(0, 4);

const withYear = (moment: Moment, now: Date) =>
  isOfThisYear(moment, now) ? day : ({ ...day, year: 'numeric' } as const);

/** The time of a moment, `14:03`. */
export const toClock = (moment: Moment, language: Language): string =>
  write(moment, locales[language], clock);

/** The day of a moment, `22 Nov`; with its year when it is not this one. */
export const toDay = (moment: Moment, language: Language, now = new Date()): string =>
  write(moment, locales[language], withYear(moment, now));

/** The day of a moment with its year, `22 Nov 2026`: for what is read in other years. */
export const toDayWithYear = (moment: Moment, language: Language): string =>
  write(moment, locales[language], { ...day, year: 'numeric' });

/** A moment, `22 Nov, 14:03`; with its year when it is not this one. */
export const toMoment = (moment: Moment, language: Language, now = new Date()): string =>
  write(moment, locales[language], { ...withYear(moment, now), ...clock });

/** A moment with its zone, `22 Nov, 14:03 EET`: for whoever may think of another clock. */
export const toZonedMoment = (moment: Moment, language: Language, now = new Date()): string =>
  write(moment, locales[language], {
    ...withYear(moment, now),
    ...clock,
    timeZoneName: 'short',
  });

/** The day of a moment in full, `22 November 2026`. */
export const toLongDay = (moment: Moment, language: Language): string =>
  write(moment, locales[language], longDay);

/** A moment in full, `22 November 2026 at 14:03`. */
export const toLongMoment = (moment: Moment, language: Language): string =>
  write(moment, locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  });

/** Today, with its day of the week: `Friday 27 November`. */
export const toWeekday = (moment: Moment, language: Language): string =>
  write(moment, locales[language], { weekday: 'long', day: 'numeric', month: 'long' });

/** The day of a moment as a date field has it, `2026-11-22`: the Swedish way of writing one. */
export const toDateField = (moment: Moment): string => write(moment, 'sv', {});

/** A moment as files have it, with its distance from UTC: `2026-11-22T14:03:00+02:00`. */
export function toOffsetTime(moment: Moment): string {
  const offset = tzOffset(getTimeZone(), new Date(moment));
  const part = (minutes: number) => String(Math.floor(minutes)).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  const distance = Math.abs(offset);
  const time = write(moment, 'sv', { dateStyle: 'short', timeStyle: 'medium' }).replace(' ', 'T');
  return `${time}${sign}${part(distance / 60)}:${part(distance % 60)}`;
}

/**
 * The moment that a field for day and time names, `2026-11-22T14:03`, in the agency's zone.
 * @returns an ISO date
 */
export function fromTimeField(value: string): string {
  const [year = 0, month = 1, date = 1, hours = 0, minutes = 0] = value.split(/\D/).map(Number);
  const moment = new TZDateMini(year, month - 1, date, hours, minutes, getTimeZone());
  return new Date(moment.getTime()).toISOString();
}

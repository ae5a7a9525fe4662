import type { Language } from '@agency/content/languages';
import { fillPlaceholders } from '@agency/content/placeholders';
import type { PageContent } from '@agency/content/schemas/pages';

/** Where a position is, as far as its clock is concerned. */
export interface OpeningZone {
  /** As people say it; nothing where the position is remote. */
  city?: string | undefined;
  /** As in `Africa/Cairo`; UTC when left out. */
  timeZone?: string | undefined;
  /** Whose way of writing days and hours it is. */
  language: Pick<Language, 'locale'>;
}

const toDayIn = (date: Date, { locale }: Pick<Language, 'locale'>, timeZone = 'UTC') =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(date);
const toHourIn = (date: Date, { locale }: Pick<Language, 'locale'>, timeZone = 'UTC') =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(date);
const toMomentIn = (date: Date, { locale }: Pick<Language, 'locale'>) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(date);

/** The day of a moment, where the office is. */
export const toOpeningDay = (iso: string, { timeZone, language }: OpeningZone): string =>
  toDayIn(new Date(iso), language, timeZone);

/** A moment on the clock of the office and on that of everybody. Of another day it says UTC's day, too. */
export function toOpeningTime(
  iso: string,
  { city, timeZone, language }: OpeningZone,
  words: PageContent<'opening'>['time'],
): string {
  const date = new Date(iso);
  const day = toDayIn(date, language, timeZone);
  const utcDay = toDayIn(date, language);
  if (!city || !timeZone)
    return fillPlaceholders(words.utc, { day: utcDay, utc: toHourIn(date, language) });
  const utc = day === utcDay ? toHourIn(date, language) : toMomentIn(date, language);
  return fillPlaceholders(words.local, {
    day,
    hour: toHourIn(date, language, timeZone),
    city,
    utc,
  });
}

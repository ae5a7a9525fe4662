import { fillPlaces } from '@agency/content/places';
import type { PageContent } from '@agency/content/schemas/pages';

/** Where a position is, as far as its clock is concerned. */
export interface OpeningZone {
  /** As people say it; nothing where the position is remote. */
  city?: string | undefined;
  /** As in `Africa/Cairo`; UTC when left out. */
  timeZone?: string | undefined;
}

const toDayIn = (date: Date, timeZone = 'UTC') =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(date);
const toHourIn = (date: Date, timeZone = 'UTC') =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(date);

/** The day of a moment, where the office is. */
export const toOpeningDay = (iso: string, { timeZone }: OpeningZone): string =>
  toDayIn(new Date(iso), timeZone);

/** A moment on the clock of the office and on that of everybody. Of another day it says UTC's day, too. */
export function toOpeningTime(
  iso: string,
  { city, timeZone }: OpeningZone,
  words: PageContent<'opening'>['time'],
): string {
  const date = new Date(iso);
  const day = toDayIn(date, timeZone);
  const utcDay = toDayIn(date);
  if (!city || !timeZone) return fillPlaces(words.utc, { day: utcDay, utc: toHourIn(date) });
  const utc = day === utcDay ? toHourIn(date) : `${utcDay}, ${toHourIn(date)}`;
  return fillPlaces(words.local, { day, hour: toHourIn(date, timeZone), city, utc });
}

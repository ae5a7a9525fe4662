import type { Translations } from '../language/get-translations.ts';

/** Age in whole months: `6 months`. */
export function toDurationText(
  from: Date,
  until: Date,
  { texts: { body }, t }: Translations<'inbox'>,
): string {
  const months =
    (until.getFullYear() - from.getFullYear()) * 12 + until.getMonth() - from.getMonth();
  const isWhole = until.getDate() >= from.getDate() || isLastDay(until);
  const count = Math.max(0, isWhole ? months : months - 1);
  if (count === 0) return body.lessThanMonth;
  return t(body.months, { count });
}

const isLastDay = (day: Date): boolean =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getDate() === 1;

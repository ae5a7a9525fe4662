import { type Language, locales } from '../language/language.ts';
import type { Speech } from '../language/speak.ts';

/** A moment as it is shown, in the dashboard's own time zone: the same on the server and in every browser. */
export const toMoment = (iso: string, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(iso));

/** The day of a moment. */
export const toDay = (iso: string, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', timeZone }).format(
    new Date(iso),
  );

/** The day of a moment as a date field has it, `2026-11-22`: the Swedish way of writing one. */
export const toDateField = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(new Date(iso));

/** How long something took, in the largest unit that says enough. */
export function toDuration(
  from: string,
  until: string,
  { words: { letter }, say }: Speech<'inbox'>,
): string {
  const minutes = Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / 60_000));
  if (minutes < 60) return say(letter.minutes, { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? say(letter.hours, { count: hours })
    : say(letter.days, { count: Math.round(hours / 24) });
}

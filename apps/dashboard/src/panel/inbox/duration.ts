import type { Speech } from '../language/speak.ts';

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

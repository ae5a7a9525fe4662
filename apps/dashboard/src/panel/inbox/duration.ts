import type { Translations } from '../language/get-translations.ts';

/** A duration in its largest useful unit. */
export function toDuration(
  from: string,
  until: string,
  { texts: { body }, t }: Translations<'inbox'>,
): string {
  const minutes = Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / 60_000));
  if (minutes < 60) return t(body.minutes, { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? t(body.hours, { count: hours })
    : t(body.days, { count: Math.round(hours / 24) });
}

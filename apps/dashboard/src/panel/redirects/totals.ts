import type { Translations } from '../language/get-translations.ts';

/** What is counted and not written down, a sentence each. */
export function toTotals(
  { probes, unlisted }: { probes: number; unlisted: number },
  { texts, t }: Translations<'redirects'>,
): string[] {
  const times = (count: number) => ({ times: t(texts.times, { count }) });
  return [
    ...(probes > 0 ? [t(texts.probes, times(probes))] : []),
    ...(unlisted > 0 ? [t(texts.unlisted, times(unlisted))] : []),
  ];
}

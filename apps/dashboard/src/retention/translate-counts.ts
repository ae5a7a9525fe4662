import { locales } from '../panel/language/language.ts';
import type { Speech } from '../panel/language/speak.ts';
import type { Counts, DataCategory } from './data-categories.ts';

/** Counts as text: `3 messages and 1 file`; empty if all are 0. */
export function translateCounts(
  counts: Counts,
  { language, words: { retention }, say }: Speech<'outbox'>,
): string {
  const parts = (Object.keys(retention.kinds) as DataCategory[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => say(retention.kinds[kind], { count: counts[kind] }));
  return new Intl.ListFormat(locales[language]).format(parts);
}

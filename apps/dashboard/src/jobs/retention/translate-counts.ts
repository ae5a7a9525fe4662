import type { Translations } from '../../panel/language/get-translations.ts';
import { locales } from '../../panel/language/language.ts';
import type { Counts, DataCategory } from './data-categories.ts';

/** Counts as text: `3 messages and 1 file`; empty if all are 0. */
export function translateCounts(
  counts: Counts,
  { language, texts: { retention }, t }: Translations<'outbox'>,
): string {
  const parts = (Object.keys(retention.kinds) as DataCategory[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(retention.kinds[kind], { count: counts[kind] }));
  return new Intl.ListFormat(locales[language]).format(parts);
}

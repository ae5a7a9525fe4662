import type { Translations } from '../panel/language/get-translations.ts';
import { locales } from '../panel/language/language.ts';
import type { Counts, Kind } from './kinds.ts';

/** Counts as people say them: `3 messages and 1 file`; nothing when there is nothing to say. */
export function sayCounts(
  counts: Counts,
  { language, texts: { retention }, t }: Translations<'outbox'>,
): string {
  const parts = (Object.keys(retention.kinds) as Kind[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(retention.kinds[kind], { count: counts[kind] }));
  return new Intl.ListFormat(locales[language]).format(parts);
}

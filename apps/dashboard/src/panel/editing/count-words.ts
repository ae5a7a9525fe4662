import type { Translations } from '../language/get-translations.ts';

// What most people read in a minute.
const WORDS_A_MINUTE = 220;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** How many words a text has, in any script. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of words.segment(text)) if (isWordLike) count += 1;
  return count;
}

/** The length of an article. */
export function toLengthText(
  count: number,
  { texts: { length }, t }: Translations<'editing'>,
): string {
  if (count === 0) return length.none;
  const minutes = Math.max(1, Math.round(count / WORDS_A_MINUTE));
  return t(length.both, {
    words: t(length.words, { count }),
    minutes: t(length.minutes, { count: minutes }),
  });
}

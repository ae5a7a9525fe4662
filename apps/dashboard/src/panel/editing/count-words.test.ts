import { expect, it } from 'vitest';
import { getTranslations } from '../language/get-translations.ts';
import { countWords, toLengthText } from './count-words.ts';

it.each([
  ['', 0],
  [' … — !', 0],
  ["One's own, two-sided words", 5],
  ['نبرة الصوت', 2],
])('counts the words of %j', (text, count) => {
  expect(countWords(text)).toBe(count);
});

it.each([
  [0, 'No words yet'],
  [1, '1 word, 1 min to read'],
  [1540, '1,540 words, 7 min to read'],
])('shows the reading time of %i words', (count, sentence) => {
  expect(toLengthText(count, getTranslations({ language: 'en' }, 'editing'))).toBe(sentence);
});

it('counts a long text quickly', () => {
  const started = performance.now();
  expect(countWords('word '.repeat(200_000))).toBe(200_000);
  expect(performance.now() - started).toBeLessThan(2000);
});

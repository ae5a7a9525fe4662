import { expect, it } from 'vitest';
import { toKeywordRows, toRepeats } from './keyword-rows.ts';

it('divides the keywords into two rows, each of them once', () => {
  expect(toKeywordRows(['a', 'b', 'c', 'd', 'e'])).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

it('repeats every keyword of a row twenty times, in turn', () => {
  const words = toRepeats(['a', 'b']);
  expect(words.map(({ keyword }) => keyword).join('')).toBe('ab'.repeat(20));
  expect(new Set(words.map(({ key }) => key)).size).toBe(40);
});

import { toLanguage } from '@agency/content/languages';
import { expect, it } from 'vitest';
import { getBrandWords, getShippedWords } from './shipped-words.ts';

const arabic = toLanguage('ar');

it('what pages share is said by the language that stands in for one, not by the default one', () => {
  const added = { ...arabic, tag: 'xx', fallback: arabic.tag };
  expect(getShippedWords('shell', added)).toEqual(getShippedWords('shell', arabic));
  expect(getBrandWords(added)).toBeDefined();
  expect(getBrandWords(added)).toEqual(getBrandWords(arabic));
});

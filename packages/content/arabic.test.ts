import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isArabic, toArabicAxes, toArabicLetters } from './arabic.ts';

const show = (text: string) =>
  toArabicLetters(text).map((letter) => letter.replaceAll('\u200D', '-'));

it.each([
  ['رحلتنا', ['ر', 'ح-', '-ل-', '-ت-', '-ن-', '-ا']],
  ['خدماتنا', ['خ-', '-د', 'م-', '-ا', 'ت-', '-ن-', '-ا']],
  ['أعمالنا', ['أ', 'ع-', '-م-', '-ا', 'ل-', '-ن-', '-ا']],
  ['صوتٌ', ['ص-', '-و', 'تٌ']],
  ['دار', ['د', 'ا', 'ر']],
  ['بدء', ['ب-', '-د', 'ء']],
  ['شيء', ['ش-', '-ي', 'ء']],
])('cuts %s where it is joined', (text, expected) => {
  expect(show(text)).toEqual(expected);
});

it('never separates lam and alef', () => {
  expect(show('سلام')).toEqual(['س-', '-لا', 'م']);
  expect(show('لا')).toEqual(['لا']);
  expect(show('الآن')).toEqual(['ا', 'لآ', 'ن']);
});

it('joins no letters over a space, a digit or punctuation', () => {
  expect(show('كن ٢.')).toEqual(['ك-', '-ن', ' ', '٢', '.']);
});

it('keeps all letters', () => {
  for (const text of ['نبرة', 'صوتٌ، لا شعار!', 'Nabra نبرة']) {
    const all = toArabicLetters(text);
    expect(all.join('').replaceAll('\u200D', '')).toBe(text);
  }
});

it('recognises Arabic by its letters', () => {
  expect([isArabic('نبرة'), isArabic('Nabra'), isArabic('2026')]).toEqual([true, false, false]);
});

it('has the six volumes of the style sheet', () => {
  const sheet = readFileSync(
    new URL('../../apps/website/src/styles/arabic.css', import.meta.url),
    'utf8',
  );
  for (const volume of [1, 2, 3, 4, 5, 6] as const) {
    const { weight, elongation } = toArabicAxes(20 * (volume - 1));
    expect(sheet).toMatch(
      new RegExp(
        `\\.v${volume} \\{\\s+font-weight: ${weight};\\s+font-variation-settings: 'HEXP' ${elongation};`,
      ),
    );
  }
  expect(toArabicAxes(90)).toEqual({ weight: 650, elongation: 90 });
});

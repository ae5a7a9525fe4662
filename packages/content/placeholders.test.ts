import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  fillPlaceholders,
  MAX_FILLED_LENGTH,
  markPlaceholders,
  splitAtPlaceholder,
} from './placeholders.ts';

it('fills each placeholder with a value and leaves the others', () => {
  const values = { title: 'Slide', number: 2 };
  expect(fillPlaceholders('{title}, {number} of {total}: {title}', values)).toBe(
    'Slide, 2 of {total}: Slide',
  );
});

it('fills no placeholder of a value', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      expect(fillPlaceholders('{title} | Nabra', { title, brand: 'x' })).toBe(`${title} | Nabra`);
    }),
    { examples: [['Save $$'], ['$& {brand}'], ["$`$'"], ['{title}']] },
  );
});

it('fills only given names', () => {
  expect(fillPlaceholders('{constructor} {toString}', {})).toBe('{constructor} {toString}');
});

it('writes numbers with the digits of the placeholder', () => {
  const marked = markPlaceholders('{number} من {total}: {title}', 'arab');
  expect(fillPlaceholders(marked, { number: 2, total: 10, title: 'Web 2' })).toBe('٢ من ١٠: Web 2');
  expect(fillPlaceholders(marked, { number: 2 })).toBe('٢ من {total:arab}: {title:arab}');
  expect(markPlaceholders('{number}', 'latn')).toBe('{number}');
});

it('splits at a placeholder, marked or not', () => {
  expect(splitAtPlaceholder('a {mail} b {mail:arab} c', 'mail')).toEqual(['a ', ' b ', ' c']);
});

it('limits the length of a filled text', () => {
  const value = 'x'.repeat(255_000);
  expect(fillPlaceholders('{value}'.repeat(700), { value })).toHaveLength(MAX_FILLED_LENGTH);
  expect(fillPlaceholders('a {value} b', { value })).toHaveLength(MAX_FILLED_LENGTH);
  expect(fillPlaceholders('y'.repeat(255_000), { value })).toHaveLength(MAX_FILLED_LENGTH);
  fc.assert(
    fc.property(fc.array(fc.constantFrom('{a}', '{b}', 'c', '{no}')), (parts) => {
      const text = parts.join('');
      const values = { a: 'x'.repeat(5000), b: 7 };
      const whole = text.replaceAll('{a}', values.a).replaceAll('{b}', '7');
      const filled = fillPlaceholders(text, values);
      if (whole.length <= MAX_FILLED_LENGTH) expect(filled).toBe(whole);
      else expect(filled.length).toBeLessThanOrEqual(MAX_FILLED_LENGTH);
    }),
  );
});

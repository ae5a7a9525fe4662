import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillPlaces, MOST_FILLED, markPlaces, splitAtPlace } from './places.ts';

it('fills every place by its name and leaves the others', () => {
  const values = { title: 'Slide', number: 2 };
  expect(fillPlaces('{title}, {number} of {total}: {title}', values)).toBe(
    'Slide, 2 of {total}: Slide',
  );
});

it('reads nothing in a value', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      expect(fillPlaces('{title} | Nabra', { title, brand: 'x' })).toBe(`${title} | Nabra`);
    }),
    { examples: [['Save $$'], ['$& {brand}'], ["$`$'"], ['{title}']] },
  );
});

it('knows only the names that were given', () => {
  expect(fillPlaces('{constructor} {toString}', {})).toBe('{constructor} {toString}');
});

it('writes numbers with the digits that a place is marked with, and nothing else', () => {
  const marked = markPlaces('{number} من {total}: {title}', 'arab');
  expect(fillPlaces(marked, { number: 2, total: 10, title: 'Web 2' })).toBe('٢ من ١٠: Web 2');
  expect(fillPlaces(marked, { number: 2 })).toBe('٢ من {total:arab}: {title:arab}');
  expect(markPlaces('{number}', 'latn')).toBe('{number}');
});

it('cuts at a place, marked or not', () => {
  expect(splitAtPlace('a {mail} b {mail:arab} c', 'mail')).toEqual(['a ', ' b ', ' c']);
});

it('never makes more of a text than a schema may take, and cuts what is longer', () => {
  const value = 'x'.repeat(255_000);
  expect(fillPlaces('{value}'.repeat(700), { value })).toHaveLength(MOST_FILLED);
  expect(fillPlaces('a {value} b', { value })).toHaveLength(MOST_FILLED);
  expect(fillPlaces('y'.repeat(255_000), { value })).toHaveLength(MOST_FILLED);
  fc.assert(
    fc.property(fc.array(fc.constantFrom('{a}', '{b}', 'c', '{no}')), (parts) => {
      const text = parts.join('');
      const values = { a: 'x'.repeat(5000), b: 7 };
      const whole = text.replaceAll('{a}', values.a).replaceAll('{b}', '7');
      const filled = fillPlaces(text, values);
      if (whole.length <= MOST_FILLED) expect(filled).toBe(whole);
      else expect(filled.length).toBeLessThanOrEqual(MOST_FILLED);
    }),
  );
});

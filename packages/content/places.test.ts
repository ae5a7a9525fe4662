import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillPlaces } from './places.ts';

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

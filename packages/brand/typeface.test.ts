import { expect, it } from 'vitest';
import { openMeasure } from './measure.ts';

const loud = { stretch: 100, weight: 700, tracking: 0, arabic: { weight: 700, elongation: 100 } };

it('opens two typefaces at once', async () => {
  const [latin, both] = await Promise.all([openMeasure(), openMeasure({ hasArabic: true })]);
  expect(both('Our', loud)).toBe(latin('Our', loud));
  expect(both('i', loud)).toBeLessThan(both('W', loud));
  // Elongated joins make a word longer.
  const quiet = { ...loud, arabic: { weight: 160, elongation: 0 } };
  expect(both('نبرة', quiet)).toBeLessThan(0.75 * both('نبرة', loud));
});

it('measures the letters of a word separately, with the width of the whole word', async () => {
  const measure = await openMeasure({ hasArabic: true });
  const apart = ['ن\u200D', '\u200Dب\u200D', '\u200Dر', 'ة'];
  const sum = apart.reduce((width, letter) => width + measure(letter, loud), 0);
  expect(sum).toBeCloseTo(measure('نبرة', loud), 2);
});

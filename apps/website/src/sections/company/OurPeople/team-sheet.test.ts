import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SHEET_SIZE, SHEET_STEP, toSheet } from './team-sheet.ts';

it('shows all people if there are eight or fewer', () => {
  expect(toSheet(8, 4)).toEqual({ from: 0, to: 8 });
  expect(toSheet(0, 0)).toEqual({ from: 0, to: 0 });
});
it('moves four at a time when there are more', () => {
  expect(toSheet(13, 0)).toEqual({ from: 0, to: 8 });
  expect(toSheet(13, 4)).toEqual({ from: 4, to: 12 });
  expect(toSheet(13, 8)).toEqual({ from: 8, to: 13 });
});
it('never shows an empty group, and reaches every person', () => {
  fc.assert(
    fc.property(fc.integer({ min: SHEET_SIZE + 1, max: 200 }), fc.integer(), (total, wanted) => {
      const { from, to } = toSheet(total, wanted);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(total);
      const last = toSheet(total, total * SHEET_STEP);
      expect(last.to).toBe(total);
    }),
  );
});

import { describe, expect, it } from 'vitest';
import { toNumberRows } from './number-rows.ts';

const toNumbers = (...times: number[]) => times.map((count) => ({ times: count }));
const toTimes = (rows: ReturnType<typeof toNumberRows>) =>
  rows.map(({ numbers, rest }) => [numbers.map(({ times }) => times), rest]);

describe('rows of multipliers', () => {
  it('stay one row while the smallest has room', () => {
    expect(toTimes(toNumberRows(toNumbers(4, 3, 10, 2, 2)))).toEqual([[[4, 3, 10, 2, 2], 0]]);
  });

  it('break in the middle, in their order and on one scale', () => {
    expect(toTimes(toNumberRows(toNumbers(3, 3, 4, 5, 5, 5, 3)))).toEqual([
      [[3, 3, 4, 5], 0],
      [[5, 5, 3], 2],
    ]);
  });
});

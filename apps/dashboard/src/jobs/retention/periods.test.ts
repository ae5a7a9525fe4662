import { describe, expect, it } from 'vitest';
import { toDateField } from '../../platform/language/times.ts';
import { toCutoff, toNextRunTime } from './periods.ts';

const local = (text: string) => new Date(`${text}T12:00:00`);

describe('the cutoff', () => {
  it.each([
    ['month', 12, '2026-11-22', '2025-11-22'],
    ['month', 6, '2026-03-15', '2025-09-15'],
    // The last day of a shorter month, never a day of the month after it.
    ['month', 6, '2026-08-31', '2026-02-28'],
    ['month', 6, '2028-08-31', '2028-02-29'],
    ['month', 1, '2026-03-31', '2026-02-28'],
    ['day', 60, '2026-11-22', '2026-09-23'],
    ['day', 1, '2026-01-01', '2025-12-31'],
  ] as const)('%s × %i before %s is %s', (unit, count, now, cutoff) => {
    expect(toCutoff({ unit }, count, local(now))).toEqual(local(cutoff));
  });
});

describe('the next run', () => {
  it.each([
    ['2026-11-22T02:59:00', '2026-11-22'],
    ['2026-11-22T03:00:00', '2026-11-23'],
    ['2026-12-31T23:00:00', '2027-01-01'],
  ])('after %s is at %s', (now, next) => {
    expect(toDateField(toNextRunTime(new Date(now)))).toBe(next);
  });
});

import { expect, it } from 'vitest';
import { toTooManyAttempts } from './too-many-attempts.ts';

const at = (time: string) => new Date(`2026-11-22T${time}Z`);

it.each([
  [600, at('13:55:00'), 'Too many tries. Try again at 14:05, or in 10 minutes.'],
  [600, at('13:55:01'), 'Too many tries. Try again at 14:06, or in 10 minutes.'],
  [1, at('23:59:30'), 'Too many tries. Try again at 00:00, or in a minute.'],
])('after %i s, at %s: %s', (seconds, now, words) => {
  expect(toTooManyAttempts(seconds, now, false)).toBe(words);
});

it("names the time zone if it is not the reader's", () => {
  expect(toTooManyAttempts(600, at('13:55:00'))).toMatch(/at 14:05 \(UTC\), or in 10 minutes\.$/);
});

import { expect, it } from 'vitest';
import { toTooManyAttempts } from './attempts.ts';

const at = (time: string) => new Date(`2026-11-22T${time}Z`);

it.each([
  ['en', 600, '13:55:00', 'Too many tries. Try again at 14:05 (UTC), or in 10 minutes.'],
  ['en', 600, '13:55:01', 'Too many tries. Try again at 14:06 (UTC), or in 10 minutes.'],
  ['en', 1, '23:59:30', 'Too many tries. Try again at 00:00 (UTC), or in a minute.'],
  ['ar', 1, '23:59:30', 'محاولات كثيرة. حاول ثانية في 00:00 (UTC)، أي بعد دقيقة.'],
])('in %s, after %i s, at %s: %s', (language, seconds, now, words) => {
  expect(toTooManyAttempts({ i18n: { language } }, seconds, at(now))).toBe(words);
});

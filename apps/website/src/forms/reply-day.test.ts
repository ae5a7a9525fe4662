import { readBrand } from '@agency/brand/read-brand';
import { expect, it } from 'vitest';
import { toReplyDay } from './reply-day.ts';

const { offices } = readBrand();
const english = { locale: 'en-GB' };

it.each([
  [1, '2026-11-29T10:00:00Z', 'Monday'],
  [1, '2026-12-03T10:00:00Z', 'Sunday'],
  [1, '2026-12-04T10:00:00Z', 'Sunday'],
  [1, '2026-12-05T10:00:00Z', 'Sunday'],
  // Already Thursday in Cairo.
  [1, '2026-12-02T22:30:00Z', 'Sunday'],
  [3, '2026-12-02T10:00:00Z', 'Monday'],
])('with %i working days, a message sent at %s gets a reply by %s', (answerDays, sent, day) => {
  expect(toReplyDay({ answerDays, offices }, english, Date.parse(sent))).toBe(day);
});

it('is written in the language of the page', () => {
  const sent = Date.parse('2026-11-29T10:00:00Z');
  expect(toReplyDay({ answerDays: 1, offices }, { locale: 'ar-EG' }, sent)).toBe('الاثنين');
});

it('an agency without a number of working days names no day', () => {
  expect(toReplyDay({ answerDays: undefined, offices }, english)).toBeUndefined();
});

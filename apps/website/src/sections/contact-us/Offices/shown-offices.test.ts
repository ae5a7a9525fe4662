import { readBrand } from '@agency/brand/read-brand';
import { expect, it } from 'vitest';
import { toNearestQuarter, toShownOffices } from './shown-offices.ts';

const [cairo] = readBrand().offices;
const english = { locale: 'en-GB' };
if (!cairo) throw new Error('the brand must have an office');

it.each(['+20238501234', '+20 2 3850-1234', '02 38501234'])(
  'an office’s telephone %s is shown in groups and as an international link',
  (phone) => {
    expect(toShownOffices([{ ...cairo, phone }], english, 0)[0]?.phone).toEqual({
      href: 'tel:+20238501234',
      text: '+20 2 38501234',
    });
  },
);

it('an office without a telephone shows none', () => {
  expect(toShownOffices([{ ...cairo, phone: undefined }], english, 0)[0]).not.toHaveProperty(
    'phone',
  );
});

it.each([
  ['2026-11-29T19:52:29Z', '21:45', '19:52:30'],
  ['2026-11-29T19:52:30Z', '22:00', '20:07:30'],
])('at %s it is about %s in Cairo, until %s', (now, shown, until) => {
  const { time, expires } = toNearestQuarter(Date.parse(now));
  expect(toShownOffices([cairo], english, time)[0]?.time).toBe(shown);
  expect(new Date(expires).toISOString()).toContain(until);
});

it('an office without a time zone shows no time', () => {
  expect(toShownOffices([{ ...cairo, timeZone: undefined }], english, 0)[0]).not.toHaveProperty(
    'time',
  );
});

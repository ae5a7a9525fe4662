import { describe, expect, it } from 'vitest';
import { readPhone, toGroupedPhone } from './phone.ts';

const offices = ['EG', 'SA', 'GB', 'US'];

describe('a number with its country', () => {
  it.each([
    ['+20 100 123 4567', '+201001234567'],
    // People write the zero that is only dialled within the country; in Italy it is part of the number.
    ['+20 0100 123 4567', '+201001234567'],
    ['+44 07700 900123', '+447700900123'],
    ['0020 0100 1234567', '+201001234567'],
    ['+39 06 6982', '+39066982'],
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['+٢٠ ١٠٠ ١٢٣ ٤٥٦٧', '+201001234567'],
    ['＋２０１００１２３４５６７', '+201001234567'],
    ['\u202A+20 100 123 4567\u202C', '+201001234567'],
    ['\u200E+20\u00A0100\u202F123\u00A04567\u200F', '+201001234567'],
    ['\u2066+20\u2011100\u2011123\u20114567\u2069', '+201001234567'],
    ['+201001234567 / +201123456789', '+201001234567'],
    ['+20 100 123 4567 (WhatsApp)', '+201001234567'],
    ['WhatsApp: +201001234567', '+201001234567'],
    ['tel:+201001234567', '+201001234567'],
    ['+20 10 0123 4567 واتس اب', '+201001234567'],
    ['00966 50 123 4567', '+966501234567'],
    ['٠٠٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
  ])('%j has the number %s, and a WhatsApp link', (text, number) => {
    expect(readPhone(text, offices)).toMatchObject({ number, whatsapp: number.slice(1) });
  });
});

describe('a number without its country code', () => {
  it.each([
    ['0100 555 66 77', '+201005556677', 'EG'],
    ['010 0123 4567 / 011 2345 6789', '+201001234567', 'EG'],
    ['01001234567 - 01123456789', '+201001234567', 'EG'],
    ['Mob. 01001234567', '+201001234567', 'EG'],
    ['Mobile / 01001234567', '+201001234567', 'EG'],
    ['WhatsApp/Tel 0100 123 4567', '+201001234567', 'EG'],
    ['موبايل، ٠١٠٠١٢٣٤٥٦٧', '+201001234567', 'EG'],
    ['٠١٠٠١٢٣٤٥٦٧ - ٠١١٢٣٤٥٦٧٨٩', '+201001234567', 'EG'],
    ['（010）0123 4567', '+201001234567', 'EG'],
    ['07400 123456', '+447400123456', 'GB'],
    ['20 100 555 66 77', '+201005556677', 'EG'],
    ['٩٦٦٥٠١٢٣٤٥٦٧', '+966501234567', 'SA'],
  ])('%j has the number %s', (text, number, country) => {
    expect(readPhone(text, offices)).toEqual({ number, country, whatsapp: number.slice(1) });
  });
  it.each([
    ['(02) 2736 1234 ext. 12', '+20227361234'],
    ['0227361234 #12', '+20227361234'],
    ['Fax 02 2736 1234', '+20227361234'],
    ['02 2736 1234 x12', '+20227361234'],
    ['٠٢٢٧٣٦١٢٣٤ تحويلة ١٢', '+20227361234'],
  ])(
    '%j is a landline with the number %s, without its extension and without a WhatsApp link',
    (text, number) => {
      expect(readPhone(text, offices)).toEqual({ number, country: 'EG' });
    },
  );
  it('is unchanged if it is valid in two countries', () => {
    expect(readPhone('0501234567', offices)).toEqual({
      number: '0501234567',
      whatsapp: '966501234567',
    });
  });
  it.each([
    ['(202) 555-0143', '2025550143'],
    ['۰۲۱-۸۸۸۸۱۲۳۴', '02188881234'],
    ['555 1234 / 555 4321', '5551234'],
  ])('%j of an unknown country is unchanged: %s', (text, number) => {
    expect(readPhone(text, offices)).toEqual({ number });
  });
});

it.each([
  ['+20238501234', 'EG', '+20 2 38501234'],
  ['+20 2 3850-1234', 'EG', '+20 2 38501234'],
  ['02 38501234', 'EG', '+20 2 38501234'],
  ['+442079460018', 'GB', '+44 20 7946 0018'],
  ['call the porter', 'EG', 'call the porter'],
])('%j of an office in %s is shown as %s', (text, country, shown) => {
  expect(toGroupedPhone(text, country)).toBe(shown);
});

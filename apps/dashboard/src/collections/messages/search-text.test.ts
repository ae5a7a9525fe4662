import { expect, it } from 'vitest';
import { toFolded, toSearchText, toSearchWords } from './search-text.ts';

const finds = (fields: Record<string, unknown>, searched: string) => {
  const text = toSearchText(fields);
  return toSearchWords(searched).every((word) => text.includes(word));
};

it.each([
  ['أحمد إبراهيم آدم', 'احمد ابراهيم ادم'],
  ['مُحَمَّد', 'محمد'],
  ['مـحـمـد', 'محمد'],
  ['فاطمة', 'فاطمه'],
  ['ليلى', 'ليلي'],
  ['Élodie ŞAHİN', 'elodie sahin'],
  ['ﻻﻋﺐ', 'لاعب'],
  ['۰۱۲ ٣٤٥', '012 345'],
  ['100%_off\\now', '100 off now'],
])('folds %s to %s', (text, folded) => {
  expect(toFolded(text)).toBe(folded);
});

it.each([
  ['a full name in either order', 'hassan nour'],
  ['a word of the message', 'BUDGET'],
  ['Arabic in another spelling', 'هويه'],
  ['a phone number as it is dialled at home', '0100 000 0000'],
  ['a phone number without gaps', '01000000000'],
  ['a phone number from abroad', '+20 100 000 0000'],
  ['a phone number with the exit code', '00201000000000'],
  ['Arabic digits', '٠١٠٠٠٠٠٠٠٠٠'],
])('finds %s', (_, searched) => {
  const fields = {
    firstName: 'Nour',
    lastName: 'Hassan',
    phone: '+20 (100) 000-0000',
    message: 'What is your budget for a new هوية?',
  };
  expect(finds(fields, searched)).toBe(true);
  expect(finds({ ...fields, firstName: '', phone: '12345', message: '' }, searched)).toBe(false);
});

it('takes no longer for marks on one letter than for letters', () => {
  const started = performance.now();
  toFolded(`a${'\u0301\u0316'.repeat(50_000)}`);
  expect(performance.now() - started).toBeLessThan(250);
});

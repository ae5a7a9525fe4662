import { expect, it } from 'vitest';
import { toSearchTerms, toSearchText } from './search-text.ts';

const finds = (fields: Record<string, unknown>, searched: string) => {
  const text = toSearchText(fields);
  return toSearchTerms(searched).every((word) => text.includes(word));
};

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

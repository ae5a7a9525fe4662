import { expect, it } from 'vitest';
import { toInitials } from './initials.ts';

it.each([
  ['Daniel Osei', 'DO'],
  ['  grace   ann whitfield ', 'GW'],
  ['Cher', 'C'],
  ['(Noor) “Nour” Al-Harbi', 'NA'],
  ['Élodie Åberg', 'ÉÅ'],
  // A combining accent belongs to its letter.
  ['E\u0301lodie N', 'E\u0301N'],
  ['दीपा राव', 'दीरा'],
  ['7 Seas', '7S'],
])('shortens %s to %s', (name, letters) => {
  expect(toInitials(name).letters).toBe(letters);
});
it('separates Arabic letters and leaves out the article', () => {
  expect(toInitials('دانيال أوسي').letters).toBe('د\u200c\u2009أ');
  expect(toInitials('فيصل العتيبي').letters).toBe('ف\u200c\u2009ع');
});
it('has a letter for a name without one', () => {
  expect(toInitials('—').letters).toBe('');
  expect(toInitials('').letters).toBe('');
});
it('gives a person one colour, and a team both', () => {
  const names = ['Daniel Osei', 'Laila Hassan', 'Omar Nabil', 'Priya Nair', 'Mona Samir'];
  const colours = names.map((name) => toInitials(name).colour);
  expect(names.map((name) => toInitials(` ${name} `).colour)).toEqual(colours);
  expect(new Set(colours)).toEqual(new Set(['blue', 'yellow']));
});

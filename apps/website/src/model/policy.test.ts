import { expect, it } from 'vitest';
import { toPolicyPieces } from './policy.ts';

it('puts the address where the sentence wants it', () => {
  expect(toPolicyPieces('Write to {mail}; we answer.', 'a@b.example')).toEqual([
    { text: 'Write to ' },
    { mail: 'a@b.example' },
    { text: '; we answer.' },
  ]);
});
it('leaves a sentence without one alone', () => {
  expect(toPolicyPieces('We answer.', 'a@b.example')).toEqual([{ text: 'We answer.' }]);
});

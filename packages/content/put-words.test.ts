import { expect, it } from 'vitest';
import { putWords } from './put-words.ts';

it('puts words in their places and leaves the rest as the file has it', () => {
  const file = {
    route: '/x',
    client: 'Wise',
    blocks: [{ kind: 'wide', show: 1 }, { text: ['a', 'b'] }],
  };
  const words = { client: 'وايز', blocks: [null, { text: ['أ', 'ب'] }] };
  expect(putWords(file, words)).toEqual({
    route: '/x',
    client: 'وايز',
    blocks: [{ kind: 'wide', show: 1 }, { text: ['أ', 'ب'] }],
  });
  expect(file.client).toBe('Wise');
});

it('adds no entries to a list', () => {
  expect(putWords({ list: ['a'] }, { list: ['أ', 'ب'] })).toEqual({ list: ['أ'] });
});

it('takes another kind of heading', () => {
  expect(putWords({ heading: 'The Brief' }, { heading: [{ text: 'الموجز', volume: 6 }] })).toEqual({
    heading: [{ text: 'الموجز', volume: 6 }],
  });
});

import { expect, it } from 'vitest';
import { mergeTranslation } from './merge-translation.ts';

it('merges a translation and keeps the rest of the file', () => {
  const file = {
    route: '/x',
    client: 'Wise',
    blocks: [{ kind: 'wide', show: 1 }, { text: ['a', 'b'] }],
  };
  const translation = { client: 'وايز', blocks: [null, { text: ['أ', 'ب'] }] };
  expect(mergeTranslation(file, translation)).toEqual({
    route: '/x',
    client: 'وايز',
    blocks: [{ kind: 'wide', show: 1 }, { text: ['أ', 'ب'] }],
  });
  expect(file.client).toBe('Wise');
});

it('adds no entries to a list', () => {
  expect(mergeTranslation({ list: ['a'] }, { list: ['أ', 'ب'] })).toEqual({ list: ['أ'] });
});

it('accepts another kind of heading', () => {
  expect(
    mergeTranslation({ heading: 'The Brief' }, { heading: [{ text: 'الموجز', volume: 6 }] }),
  ).toEqual({
    heading: [{ text: 'الموجز', volume: 6 }],
  });
});

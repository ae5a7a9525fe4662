import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toOverrides } from './differences.ts';
import { putOverrides } from './overrides.ts';

const original = {
  lead: 'First',
  note: 'A note',
  cards: [
    { title: 'One', size: 1 },
    { title: 'Two', size: 2 },
  ],
};

it.each([
  ['nothing', original, {}],
  ['a field', { ...original, lead: 'New' }, { lead: 'New' }],
  ['a field that is left out', { lead: 'First', cards: original.cards }, { note: null }],
  [
    'a field of an entry',
    { ...original, cards: [original.cards[0], { title: 'Due', size: 2 }] },
    { 'cards/1/title': 'Due' },
  ],
  [
    'entries that changed places',
    { ...original, cards: original.cards.toReversed() },
    { cards: original.cards.toReversed() },
  ],
  [
    'an entry fewer',
    { ...original, cards: original.cards.slice(1) },
    { cards: original.cards.slice(1) },
  ],
  ['a field the file has not', { ...original, more: { a: 1 } }, { more: { a: 1 } }],
])('names %s', (_, changed, overrides) => {
  expect(toOverrides(original, changed)).toEqual(overrides);
});

it('is the inverse of putOverrides for any change', () => {
  const name = fc.constantFrom('a', 'b', 'c');
  const { tree } = fc.letrec((tie) => ({
    leaf: fc.oneof(fc.string(), fc.integer(), fc.boolean()),
    tree: fc.oneof(
      { maxDepth: 3 },
      tie('leaf'),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(name, tie('tree')),
    ),
  }));
  const file = fc.dictionary(name, tree);
  fc.assert(
    fc.property(file, file, (one, other) => {
      const overrides = toOverrides(one, other);
      const { changed, rejected } = putOverrides(one, overrides);
      expect(rejected).toEqual([]);
      expect(changed).toEqual(other);
    }),
  );
});

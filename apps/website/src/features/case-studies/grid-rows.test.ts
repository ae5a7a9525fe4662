import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBeforeMore, toGrid, toRows } from './grid-rows.ts';

const columns = { c: 2, s: 3, m: 4, n: 5, l: 6, x: 7, y: 8, g: 7, w: 12 };
const toItems = (count: number) => Array.from({ length: count }, (_, index) => index);
const toPattern = (count: number, filtered = false) =>
  toRows(toItems(count), { filtered }).map(({ pattern }) => pattern);

describe('the rows of Our Work', () => {
  it('have every item once, in order, in rows of twelve columns', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.boolean(), (count, filtered) => {
        const rows = toRows(toItems(count), { filtered });
        expect(rows.flatMap(({ items }) => items.map(({ item }) => item))).toEqual(toItems(count));
        for (const { items } of rows)
          expect(items.reduce((sum, { slot }) => sum + columns[slot], 0)).toBe(12);
      }),
    );
  });
  it('are set as designed for twenty, sixteen, ten and six', () => {
    expect(toPattern(20)).toEqual(['xsc', 'cml', 'ssss', 'nx', 'csg', 'lmc', 'my']);
    expect(toPattern(16, true)).toEqual(['lmc', 'nx', 'ssss', 'csg', 'xsc', 'w']);
    expect(toPattern(10, true)).toEqual(['lmc', 'nx', 'ssss', 'w']);
    expect(toPattern(6, true)).toEqual(['lmc', 'nx', 'w']);
  });
  it('have room for one more case study without a change', () => {
    expect(toPattern(21)).toEqual(['xsc', 'cml', 'ssss', 'nx', 'csg', 'lmc', 'xsc']);
  });
  it('show ten of twenty before Show more', () => {
    expect(countBeforeMore(toRows(toItems(20)))).toBe(10);
  });
});

describe('the grid of Our Work', () => {
  const toWork = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: index, mobileOrder: count - index }));
  it('has another order on a phone', () => {
    const { wide, narrow } = toGrid(toWork(12), { filtered: false });
    const toIds = (rows: typeof wide) =>
      rows.flatMap(({ items }) => items.map(({ item }) => item.id));
    expect(toIds(narrow)).toEqual(toIds(wide).toReversed());
  });
  it('can only be collapsed if it is complete and longer than three rows', () => {
    expect(toGrid(toWork(20), { filtered: false }).hasMore).toBe(true);
    expect(toGrid(toWork(20), { filtered: true }).hasMore).toBe(false);
    expect(toGrid(toWork(10), { filtered: false }).hasMore).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { toExploreTiles } from './explore.ts';

const tiles = [
  { href: '/a' },
  { href: '/b', wide: {} },
  { href: '/c' },
  { href: '/d' },
  { href: '/e' },
];
const first = () => 0;

describe('the explore block', () => {
  it('shows three different projects, the wide picture last', () => {
    const shown = toExploreTiles(tiles, first);
    expect(shown.map(({ href }) => href)).toEqual(['/a', '/c', '/b']);
  });

  it('shows what there is when a category has fewer', () => {
    expect(toExploreTiles(tiles.slice(0, 2), first).map(({ href }) => href)).toEqual(['/a', '/b']);
    expect(toExploreTiles([], first)).toEqual([]);
  });

  it('differs from visit to visit', () => {
    const seen = new Set(
      Array.from({ length: 40 }, () =>
        toExploreTiles(tiles)
          .map(({ href }) => href)
          .sort()
          .join(),
      ),
    );
    expect(seen.size).toBeGreaterThan(1);
  });
});

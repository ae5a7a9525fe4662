import { describe, expect, it } from 'vitest';
import { toExploredProjects, toExploreTiles } from './explore.ts';

const tiles = [
  { href: '/a' },
  { href: '/b', wide: {} },
  { href: '/c' },
  { href: '/d' },
  { href: '/e' },
];
const first = () => 0;
const explore = (from: typeof tiles, random?: () => number) =>
  toExploreTiles(toExploredProjects(from, random));

describe('the explore block', () => {
  it('shows three different projects, the wide picture last', () => {
    const shown = explore(tiles, first);
    expect(shown.map(({ href }) => href)).toEqual(['/a', '/c', '/b']);
  });

  it('shows what there is when a category has fewer', () => {
    expect(explore(tiles.slice(0, 2), first).map(({ href }) => href)).toEqual(['/a', '/b']);
    expect(explore([], first)).toEqual([]);
  });

  it('differs from visit to visit', () => {
    const seen = new Set(
      Array.from({ length: 40 }, () =>
        explore(tiles)
          .map(({ href }) => href)
          .sort()
          .join(),
      ),
    );
    expect(seen.size).toBeGreaterThan(1);
  });
});

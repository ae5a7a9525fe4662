import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findNext,
  findProject,
  toExploreCards,
  toExploredProjects,
  toRelatedProjects,
} from './related-projects.ts';

const projects = ['/serenita', '/mono&co', '/bianca&bloom', '/Four', '/wise'].map((path) => ({
  path,
}));

describe('looking up a project by its route', () => {
  it('finds it by its exact path', () => {
    expect(findProject(projects, '/Four')).toEqual({ path: '/Four' });
    expect(findProject(projects, '/four')).toBeUndefined();
  });
  it('returns undefined for an unknown route, and throws only when required', () => {
    expect(findProject(projects, '/unknown')).toBeUndefined();
    expect(() => findProject(projects, '/unknown', { required: true })).toThrow(
      'Route Does Component does not exists in RelevantProjectProxy Routes!',
    );
  });
});

describe('related projects', () => {
  it('are three different ones, never the current one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...projects),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        (current, stream) => {
          const random = () => stream.next().value ?? 0;
          const routes = toRelatedProjects(projects, current.path, { random }).map(
            (project) => project?.path,
          );
          expect(new Set(routes).size).toBe(3);
          expect(routes).not.toContain(current.path);
        },
      ),
    );
  });
  it('are never the next project, which has a link of its own below', () => {
    for (const { path } of projects) {
      const next = findNext(projects, path)?.path;
      for (const value of [0, 0.3, 0.6, 0.99]) {
        const related = toRelatedProjects(projects, path, { next, random: () => value });
        expect(related.map((one) => one?.path)).not.toContain(next);
        expect(new Set(related).size).toBe(3);
      }
    }
    const few = projects.slice(0, 4);
    expect(toRelatedProjects(few, '/serenita', { next: '/mono&co' })).toHaveLength(2);
  });
  it('differ between visits', () => {
    const first = toRelatedProjects(projects, '/wise', { random: () => 0 });
    const second = toRelatedProjects(projects, '/wise', { random: () => 0.99 });
    expect(first).not.toEqual(second);
  });
  it('are the fixed ones in their order if a case study names them', () => {
    const fixed = ['/bianca&bloom', '/mono&co', '/serenita'];
    expect(toRelatedProjects(projects, '/naturals', { fixed }).map((one) => one?.path)).toEqual(
      fixed,
    );
  });
  it('are the preferred ones that exist, once and never the current one, then random ones', () => {
    const preferred = ['/wise', '/unknown', '/serenita', '/wise', '/Four'];
    const related = toRelatedProjects(projects, '/serenita', { preferred: preferred.slice(0, 4) });
    expect(related[0]?.path).toBe('/wise');
    expect(new Set([...related.map((one) => one?.path), '/serenita']).size).toBe(4);
    expect(toRelatedProjects(projects, '/naturals', { preferred }).map((one) => one?.path)).toEqual(
      ['/wise', '/serenita', '/Four'],
    );
  });
  it('have an empty tile for a fixed one without a picture', () => {
    const fixed = ['/Four', '/unknown', '/wise'];
    const row = toRelatedProjects(projects, '/naturals', { fixed });
    expect(row.map((one) => one?.path)).toEqual(['/Four', undefined, '/wise']);
  });
  it('are all others if there are fewer than three', () => {
    const related = toRelatedProjects(projects.slice(0, 3), '/serenita', { random: () => 0 });
    expect(related.map((one) => one?.path)).toEqual(['/mono&co', '/bianca&bloom']);
    expect(toRelatedProjects(projects.slice(0, 1), '/serenita')).toEqual([]);
  });
});

describe('the next project', () => {
  it('is the one after it in the grid, and the first after the last', () => {
    expect(findNext(projects, '/serenita')?.path).toBe('/mono&co');
    expect(findNext(projects, '/wise')?.path).toBe('/serenita');
  });
  it('is never one that the page already names', () => {
    expect(findNext(projects, '/serenita', ['/mono&co', '/Four'])?.path).toBe('/bianca&bloom');
    const all = projects.map(({ path }) => path);
    expect(findNext(projects, '/serenita', all)).toBeUndefined();
  });
  it('is undefined if there is no other', () => {
    expect(findNext(projects.slice(0, 1), '/serenita')).toBeUndefined();
  });
});

const tiles = [
  { href: '/a' },
  { href: '/b', wide: {} },
  { href: '/c' },
  { href: '/d' },
  { href: '/e' },
];
const first = () => 0;
const explore = (from: typeof tiles, random?: () => number) =>
  toExploreCards(toExploredProjects(from, random));

describe('the explore block', () => {
  it('shows three different projects, the wide picture last', () => {
    const shown = explore(tiles, first);
    expect(shown.map(({ href }) => href)).toEqual(['/a', '/c', '/b']);
  });

  it('shows all of them when a category has fewer', () => {
    expect(explore(tiles.slice(0, 2), first).map(({ href }) => href)).toEqual(['/a', '/b']);
    expect(explore([], first)).toEqual([]);
  });

  it('differs between visits', () => {
    const results = new Set(
      Array.from({ length: 40 }, () =>
        explore(tiles)
          .map(({ href }) => href)
          .sort()
          .join(),
      ),
    );
    expect(results.size).toBeGreaterThan(1);
  });
});

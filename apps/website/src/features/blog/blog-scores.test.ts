import { describe, expect, it } from 'vitest';
import { decideScoreFamily, scoreFrames, toBlogScore } from './blog-scores.ts';
import { toSvg } from './score.ts';

describe('dots', () => {
  const draw = (...marks: [x: number, r: number, ink: 'black' | 'blue'][]) => {
    const dots = marks.map(([x, r, ink]) => ({ kind: 'dot' as const, x, y: 9, r, ink }));
    const drawn = toSvg({ width: 90, height: 90, ground: 'white', marks: dots });
    return [...drawn.matchAll(/<(path|circle) .*?(#\w+).*?>/g)].map(
      ([, kind, ink]) => `${kind} ${ink}`,
    );
  };
  it('of a size and an ink are one path', () => {
    expect(draw([0, 2, 'black'], [10, 2, 'blue'], [20, 2, 'black'], [30, 3, 'black'])).toEqual([
      'path #000',
      'circle #1f3bff',
      'circle #000',
    ]);
  });
  it('of two inks that touch lie on each other in their order', () => {
    expect(draw([0, 5, 'black'], [8, 5, 'blue'], [16, 5, 'black'])).toEqual([
      'circle #000',
      'circle #1f3bff',
      'circle #000',
    ]);
  });
});

describe('blog scores', () => {
  it('are the same for the same id and differ between ids', () => {
    const play = (id: number) => toSvg(toBlogScore('crowd', id, 'card'));
    expect(play(7)).toBe(play(7));
    expect(play(7)).not.toBe(play(8));
  });
  it('are chosen by the category', () => {
    const chosen = Array.from({ length: 40 }, (_, id) => decideScoreFamily('Web', id));
    expect(new Set(chosen)).toEqual(new Set(['progress', 'pixels']));
  });
  it('leave the left of the opening to the words', () => {
    const { marks } = toBlogScore('lattice', 3, 'wide');
    const edges = marks.map((mark) => (mark.kind === 'line' ? mark.x1 : mark.x - mark.r));
    expect(Math.min(...edges)).toBeGreaterThan(scoreFrames.wide.width * 0.35);
  });
  it('have few elements, because a browser styles all of them at once', () => {
    for (const family of ['sun', 'lattice', 'broadcast', 'pixels'] as const) {
      const elements = toSvg(toBlogScore(family, 7, 'card')).match(/<\w/g);
      expect(elements?.length, family).toBeLessThan(250);
    }
  });
  it('weigh little', () => {
    for (const family of ['sun', 'lattice', 'broadcast', 'pixels'] as const)
      expect(toSvg(toBlogScore(family, 1, 'card')).length).toBeLessThan(40_000);
  });
});

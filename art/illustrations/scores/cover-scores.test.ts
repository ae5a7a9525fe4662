import { describe, expect, it } from 'vitest';
import { palette } from '../../../packages/brand/palette.ts';
import { coverScores } from './cover-scores.ts';
import { toSvg } from './score.ts';

describe('dots', () => {
  const draw = (...marks: [x: number, r: number, ink: 'black' | 'blue'][]) => {
    const dots = marks.map(([x, r, ink]) => ({ kind: 'dot' as const, x, y: 9, r, ink }));
    const drawn = toSvg({ width: 90, height: 90, ground: 'white', marks: dots });
    return [...drawn.matchAll(/<(path|circle) .*?(#\w+).*?>/g)].map(
      ([, kind, ink]) => `${kind} ${ink}`,
    );
  };
  it('of one size and colour are one path', () => {
    expect(draw([0, 2, 'black'], [10, 2, 'blue'], [20, 2, 'black'], [30, 3, 'black'])).toEqual([
      'path #000',
      `circle ${palette.cobalt}`,
      'circle #000',
    ]);
  });
  it('of two colours that touch are drawn in their order', () => {
    expect(draw([0, 5, 'black'], [8, 5, 'blue'], [16, 5, 'black'])).toEqual([
      'circle #000',
      `circle ${palette.cobalt}`,
      'circle #000',
    ]);
  });
});

describe('cover scores', () => {
  it('have unique names, and cards are different drawings', () => {
    expect(new Set(coverScores.map(({ name }) => name)).size).toBe(coverScores.length);
    const cards = coverScores.filter(({ name }) => name.endsWith('-card'));
    expect(new Set(cards.map(({ score }) => toSvg(score))).size).toBe(cards.length);
  });
  it('leave the left half of a wide frame for the text, except for a large dot', () => {
    for (const { name, score } of coverScores.filter((cover) => cover.name.endsWith('-wide'))) {
      const small = score.marks.filter((mark) => !('r' in mark && mark.r > 120));
      const edges = small.map((mark) => (mark.kind === 'line' ? mark.x1 : mark.x));
      expect(Math.min(...edges), name).toBeGreaterThan(score.width * 0.35);
    }
  });
  it('of cards have few elements, because a browser styles all of them during a scroll', () => {
    for (const { name, score } of coverScores.filter((cover) => cover.name.endsWith('-card')))
      expect(toSvg(score).match(/<\w/g)?.length, name).toBeLessThan(320);
  });
  it('are small', () => {
    for (const { name, score } of coverScores)
      expect(toSvg(score).length, name).toBeLessThan(60_000);
  });
});

import { describe, expect, it } from 'vitest';
import { packDiscs, rings } from './dots.ts';
import { random } from './random.ts';

describe('packed discs', () => {
  const area = { x: 0, y: 0, width: 300, height: 200 };
  const discs = packDiscs(area, { chance: random(4), largest: 40, smallest: 4, gap: 3 });

  it('keep their distance', () => {
    const touching = discs.filter((a, i) =>
      discs
        .slice(i + 1)
        .some((b) => Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) <= a.r + b.r + 3),
    );
    expect(discs.length).toBeGreaterThan(20);
    expect(touching).toEqual([]);
  });

  it('are the same for the same seed', () => {
    expect(packDiscs(area, { chance: random(4), largest: 40, smallest: 4, gap: 3 })).toEqual(discs);
    expect(packDiscs(area, { chance: random(5), largest: 40, smallest: 4, gap: 3 })).not.toEqual(
      discs,
    );
  });
});

describe('rings', () => {
  it('have one pitch and never equal strokes', () => {
    const art = rings([0, 0], { from: 10, pitch: 20, count: 4, colour: '#000' });
    const radii = [...art.matchAll(/ r="([\d.]+)"/g)].map(([, r]) => Number(r));
    const strokes = [...art.matchAll(/stroke-width="([\d.]+)"/g)].map(([, w]) => Number(w));
    expect(radii).toEqual([10, 30, 50, 70]);
    expect(strokes).toEqual(strokes.toSorted((a, b) => b - a));
    expect(new Set(strokes).size).toBe(4);
  });
});

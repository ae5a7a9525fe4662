import { describe, expect, it } from 'vitest';
import { count, type Point } from '../draw/marks.ts';
import { cast } from './cast.ts';
import { expose, fill, inflate, sample } from './form.ts';
import { toPortrait } from './print.ts';

describe('the relief', () => {
  const ball = count(60).map((i): Point => {
    const a = (i / 60) * Math.PI * 2;
    return [600 + 300 * Math.cos(a), 700 + 300 * Math.sin(a)];
  });
  const mask = fill(ball);
  const form = inflate(mask);

  it('converts a disc to a hemisphere', () => {
    for (const [x, height] of [
      [600, 300],
      [780, 240],
    ] as const)
      expect(Math.abs(sample(form, mask, [x, 700], 4) - height)).toBeLessThan(30);
  });

  it('is lit from the upper left', () => {
    const light = expose(form);
    const at = (x: number, y: number) => sample(light, mask, [x, y], 20);
    expect(at(420, 580)).toBeGreaterThan(at(600, 700));
    expect(at(600, 700)).toBeGreaterThan(at(780, 820));
  });
});

describe('sitters', () => {
  it('have different profiles', () => {
    const profiles = cast.map(({ parts }) => JSON.stringify(parts[0]?.outline));
    expect(new Set(profiles).size).toBe(cast.length);
  });

  it('have at most one coloured dot', () => {
    const [sitter] = cast;
    if (!sitter) throw new Error('Nobody');
    const discs = toPortrait(sitter).match(/<circle[^>]*fill="#(?!FFF)/g);
    expect(discs).toHaveLength(sitter.accent ? 2 : 1);
  });
});

import { describe, expect, it } from 'vitest';
import { toBeats } from '../../model/team/team-rhythm.ts';
import { toSvg } from './score.ts';
import { serviceScoreNames, toServiceScore } from './service-scores.ts';

describe.each(serviceScoreNames)('the score %s', (name) => {
  it('is the same every time, and light', () => {
    const svg = toSvg(toServiceScore(name));
    expect(toSvg(toServiceScore(name))).toBe(svg);
    expect(svg.length).toBeLessThan(48_000);
  });

  it('has no mark without a size', () => {
    for (const mark of toServiceScore(name).marks) {
      if (mark.kind === 'dot') expect(mark.r).toBeGreaterThan(0);
    }
  });
});

describe('a team’s rhythm', () => {
  it('is sixteen beats that never touch the edge and end on the loudest', () => {
    const beats = toBeats('0009000000900009');
    expect(beats).toHaveLength(16);
    expect(beats.map(({ kind }) => kind).filter((kind) => kind === 'rest')).toHaveLength(13);
    expect(beats.at(-1)).toMatchObject({ kind: 'last', r: 29 });
    for (const { x, r } of beats) {
      expect(x - r).toBeGreaterThanOrEqual(0);
      expect(x + r).toBeLessThanOrEqual(960);
    }
  });
});

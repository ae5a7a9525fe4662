import { describe, expect, it } from 'vitest';
import { toSvg } from './score.ts';
import { serviceScoreNames, toServiceScore } from './service-scores.ts';
import { slideScoreNames, toSlideScore } from './slide-scores.ts';

describe.each(serviceScoreNames)('the score %s', (name) => {
  it('is deterministic and small', () => {
    const svg = toSvg(toServiceScore(name));
    expect(toSvg(toServiceScore(name))).toBe(svg);
    expect(svg.length).toBeLessThan(48_000);
  });

  it('has no dot without a size', () => {
    for (const mark of toServiceScore(name).marks) {
      if (mark.kind === 'dot') expect(mark.r).toBeGreaterThan(0);
    }
  });
});

describe('slide scores', () => {
  it('are nine different ones', () => {
    const pictures = slideScoreNames.map((name) => toSvg(toSlideScore(name)));
    expect(new Set(pictures).size).toBe(9);
  });
  it('of Growth: each dot is 1.72 times the last', () => {
    const radii = toSlideScore('growth').marks.flatMap((mark) =>
      mark.kind === 'dot' ? [mark.r] : [],
    );
    for (const [index, r] of radii.slice(1).entries())
      expect(r / (radii[index] ?? 0)).toBeCloseTo(1.72);
  });
  it('of Dedication: 31 × 12 identical dots', () => {
    const { marks } = toSlideScore('dedication');
    expect(marks).toHaveLength(31 * 12);
    expect(new Set(marks.map((mark) => (mark.kind === 'dot' ? mark.r : 0))).size).toBe(1);
  });
});

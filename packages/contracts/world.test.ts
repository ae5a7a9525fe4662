import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIN_CONTRAST, toContrast } from './contrast.ts';
import { toDotOnPaper, toWorldOf, worldSchema } from './world.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it('is measured as WCAG measures it', () => {
    expect(toContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(toContrast('#1F3BFF', '#ffffff')).toBeCloseTo(6.71, 2);
    expect(toContrast('#595959', '#f6f6f6')).toBeCloseTo(6.48, 2);
  });
});

describe('the world of a case study', () => {
  it('is rejected when text or dots have too little contrast', () => {
    const read = (ink: string, accent: string) =>
      worldSchema
        .safeParse({ ground: '#0F5B43', ink, accent })
        .error?.issues.map(({ path }) => path);
    expect(read('#FFF0BE', '#FFD24A')).toBeUndefined();
    expect(read('#2F8F5B', '#FFD24A')).toEqual([['ink']]);
    expect(read('#FFF0BE', '#5A2A14')).toEqual([['accent']]);
  });
  it('can be created from any background colour, and its dots are visible on white', () => {
    fc.assert(
      fc.property(colour, (ground) => {
        const world = toWorldOf(ground);
        expect(worldSchema.safeParse(world).success).toBe(true);
        expect(toContrast(toDotOnPaper(world), '#ffffff')).toBeGreaterThanOrEqual(
          MIN_CONTRAST.drawn,
        );
      }),
    );
  });
});

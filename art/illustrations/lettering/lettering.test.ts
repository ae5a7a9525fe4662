import { describe, expect, it } from 'vitest';
import { type Outline, toLetteringSvg, toLogoFrame } from './lettering.ts';

const outline = (width: number, height: number, ink: number): Outline => ({
  path: 'M0,0h1',
  foot: 0,
  box: { x: 0, y: -height, width, height },
  ink,
  colour: '#000000',
  logo: true,
});

describe('a logo among others', () => {
  it('fits the common frame', () => {
    for (const logo of [outline(4000, 500, 9e5), outline(300, 700, 1e5), outline(900, 700, 4e5)]) {
      const { scale } = toLogoFrame(logo);
      expect(logo.box.width * scale).toBeLessThanOrEqual(240);
      expect(logo.box.height * scale).toBeLessThanOrEqual(72);
    }
  });
  it('is larger if it has less ink', () => {
    const thin = toLogoFrame(outline(2000, 700, 2e5)).scale;
    const fat = toLogoFrame(outline(2000, 700, 9e5)).scale;
    expect(thin).toBeGreaterThan(fat);
  });
  it('has the position and size that it would have without descenders', () => {
    const plain = outline(2000, 700, 4e5);
    const hanging = { ...plain, box: { ...plain.box, height: 900 } };
    expect(toLogoFrame(hanging)).toEqual(toLogoFrame(plain));
  });
});

describe('a drawn word', () => {
  it('has the size of its ink, not of its line', () => {
    const svg = toLetteringSvg({ ...outline(300, 100, 1), logo: false });
    expect(svg).toContain('viewBox="0 -100 300 100"');
  });
});

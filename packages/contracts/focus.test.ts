import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCropArea, toFocusOf, toFocusPosition } from './focus.ts';
import { type Focus, focusSchema } from './image.ts';

const percent = fc.double({ min: 0, max: 1, noNaN: true });
const focuses = fc.tuple(percent, percent, percent, percent).map(([x, y, width, height]): Focus => {
  const across = 1 + 99 * width;
  const down = 1 + 99 * height;
  return { x: x * (100 - across), y: y * (100 - down), width: across, height: down };
});
const length = fc.integer({ min: 40, max: 4000 });
const sizes = fc.record({ width: length, height: length });
const ratios = fc.double({ min: 0.2, max: 5, noNaN: true });

const toEdges = ({ x, y, width, height }: Focus, size: { width: number; height: number }) => ({
  left: (x / 100) * size.width,
  right: ((x + width) / 100) * size.width,
  top: (y / 100) * size.height,
  bottom: ((y + height) / 100) * size.height,
});

describe('a crop', () => {
  it('is inside the picture, has the ratio of its frame, and one side as long as that of the picture', () => {
    fc.assert(
      fc.property(sizes, ratios, fc.option(focuses, { nil: undefined }), (size, ratio, focus) => {
        const { left, top, width, height } = toCropArea(size, ratio, focus);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(size.width);
        expect(top + height).toBeLessThanOrEqual(size.height);
        expect(width === size.width || height === size.height).toBe(true);
        // To one pixel of the side that is cut.
        expect(
          Math.min(Math.abs(width - height * ratio), Math.abs(height - width / ratio)),
        ).toBeLessThan(1);
      }),
    );
  });

  it('contains the complete focus if that fits, and only a part of the focus otherwise', () => {
    fc.assert(
      fc.property(sizes, ratios, focuses, (size, ratio, focus) => {
        const area = toCropArea(size, ratio, focus);
        const { left, right, top, bottom } = toEdges(focus, size);
        const compare = (start: number, end: number, from: number, part: number) => {
          const [before, after] = [start - from, from + part - end];
          // One pixel is rounding.
          if (end - start <= part) expect(Math.min(before, after)).toBeGreaterThanOrEqual(-1);
          else expect(Math.max(before, after)).toBeLessThanOrEqual(1);
        };
        compare(left, right, area.left, area.width);
        compare(top, bottom, area.top, area.height);
      }),
    );
  });

  it('is centred on the focus, unless an edge of the picture is in the way', () => {
    fc.assert(
      fc.property(sizes, ratios, focuses, (size, ratio, focus) => {
        const area = toCropArea(size, ratio, focus);
        const { left, right } = toEdges(focus, size);
        const off = (left + right) / 2 - (area.left + area.width / 2);
        if (off > 1) expect(area.left + area.width).toBe(size.width);
        if (off < -1) expect(area.left).toBe(0);
      }),
    );
  });

  it('is the middle of a picture without a focus', () => {
    const size = { width: 1600, height: 900 };
    expect(toCropArea(size, 1)).toEqual({ left: 350, top: 0, width: 900, height: 900 });
  });

  it('has a focus relative to the crop', () => {
    const size = { width: 1600, height: 900 };
    const focus = { x: 75, y: 0, width: 25, height: 50 };
    const area = toCropArea(size, 1, focus);
    expect(toFocusOf(area, size, focus)).toEqual({
      x: expect.closeTo(55.6, 1),
      y: 0,
      width: expect.closeTo(44.4, 1),
      height: 50,
    });
  });
});

describe('a position', () => {
  it('shows the complete focus in each frame that has room for it, and only a part of the focus in a smaller one', () => {
    fc.assert(
      fc.property(focuses, percent, percent, (focus, across, down) => {
        const position = toFocusPosition(focus);
        // `object-fit: cover` shows all of one side and this part of the other.
        const compare = (start: number, width: number, visible: number, at: number) => {
          const from = (at / 100) * (100 - visible);
          const [before, after] = [start - from, from + visible - start - width];
          // Positions have two decimals.
          if (width <= visible) expect(Math.min(before, after)).toBeGreaterThanOrEqual(-0.01);
          else expect(Math.max(before, after)).toBeLessThanOrEqual(0.01);
        };
        compare(focus.x, focus.width, 100 * across, position.x);
        compare(focus.y, focus.height, 100 * down, position.y);
      }),
    );
  });

  it('is an edge of the picture if the focus is there, and the middle for all of it', () => {
    expect(toFocusPosition({ x: 60, y: 0, width: 40, height: 100 })).toEqual({ x: 100, y: 50 });
  });
});

it('rejects a focus outside the picture', () => {
  const accepts = (focus: unknown) => focusSchema.safeParse(focus).success;
  expect(accepts({ x: 60, y: 0, width: 40, height: 100 })).toBe(true);
  expect(accepts({ x: 61, y: 0, width: 40, height: 100 })).toBe(false);
  expect(accepts({ x: 0, y: 0, width: 0, height: 100 })).toBe(false);
  expect(accepts('top')).toBe(false);
});

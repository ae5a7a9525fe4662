import { describe, expect, it } from 'vitest';
import { buildBust, parts } from './bust.ts';
import { type Field, toPath, trace } from './contour.ts';
import { expose } from './expose.ts';
import { toFace } from './face.ts';
import { sculptHead } from './head.ts';
import { meet } from './light.ts';
import { looks } from './looks.ts';
import { portraitFrame } from './portrait.ts';
import { toDots } from './screen.ts';

/** A field with a disc of ones in its middle. */
function disc(size: number, r: number): Field {
  const values = Float32Array.from({ length: size * size }, (_, at) => {
    const [x, y] = [(at % size) - size / 2, Math.floor(at / size) - size / 2];
    return Math.max(0, Math.min(1, r - Math.hypot(x, y)));
  });
  return { width: size, height: size, values };
}

describe('a head', () => {
  const head = sculptHead(toFace({}));
  const depth = (x: number, y: number) => meet(head.skin, x, y) ?? Number.NaN;

  it('is higher at the nose than at the eyes', () => {
    expect(depth(0, -0.22)).toBeGreaterThan(depth(0, 0.5));
    expect(depth(0.25, 0.06)).toBeLessThan(depth(0.25, 0.24));
  });
  it('is the same on both sides', () => {
    for (const [x, y] of [
      [0.1, -0.25],
      [0.3, -0.1],
      [0.62, 0],
    ] as const)
      expect(depth(x, y)).toBeCloseTo(depth(-x, y), 5);
  });
  it('has pupils in the direction of its gaze', () => {
    const at = (gaze: readonly [number, number, number]) =>
      head.paint(0.25, 0.04, depth(0.25, 0.04), gaze);
    expect(at([0, 0, 1])).toMatch(/ink|iris/);
    expect(at([0.8, 0, 0.6])).toBe('white');
  });
});

describe('a bust', () => {
  const { seen, light } = expose(
    buildBust(looks.afro),
    { key: [-1, 0, 1], side: [1, 0, 0], fill: 0.3 },
    { ...portraitFrame, pixel: 5 },
  );

  it('shows all of its parts', () => {
    const shown = new Set([...seen.values].map((part) => parts[part]));
    for (const part of ['ground', 'garment', 'skin', 'lip', 'hair', 'frame'] as const)
      expect(shown).toContain(part);
  });
  it('is lighter on the side of the light source', () => {
    const mean = (from: number, to: number) => {
      const lit = [...light.values].filter(
        (_, at) => at % light.width >= from && at % light.width < to && seen.values[at],
      );
      return lit.reduce((sum, value) => sum + value, 0) / lit.length;
    };
    expect(mean(0, 40)).toBeGreaterThan(mean(40, 80));
  });
});

describe('a print', () => {
  it('has one outline around a disc, and a second one around a hole', () => {
    expect(trace(disc(40, 12), 0.5)).toHaveLength(1);
    const ring = disc(40, 16);
    const hole = disc(40, 8).values;
    ring.values = ring.values.map((value, at) => value - (hole[at] ?? 0));
    expect(trace(ring, 0.5)).toHaveLength(2);
  });
  it('closes an outline at the edge of the picture, and skips tiny shapes', () => {
    expect(toPath(trace(disc(20, 30), 0.5), 1)).toMatch(/^M.*z$/);
    expect(toPath(trace(disc(40, 1.2), 0.5), 1)).toBe('');
  });
  it('puts dots on the figure only', () => {
    const ink = disc(80, 60);
    const ground = { ...ink, values: new Float32Array(ink.values.length) };
    const skin = { ...ink, values: ground.values.map(() => parts.indexOf('skin')) };
    const count = (seen: Field) =>
      toDots({ ...ink, values: ink.values.map(() => 0.4) }, { pitch: 8, seen }, 1, '#000').split(
        'h0',
      ).length - 1;
    expect(count(ground)).toBe(0);
    expect(count(skin)).toBeGreaterThan(80);
  });
});

import type { Random } from './random.ts';
import { n, type Point } from './svg.ts';

/** A circle on the page. */
export type Disc = { at: Point; r: number };

/** A dot, the house's only ornament. */
export function dot(at: Point, r: number, colour: string): string {
  return `<circle cx="${n(at[0])}" cy="${n(at[1])}" r="${n(r)}" fill="${colour}"/>`;
}

/** Rings leaving a dot: constant pitch, stroke decaying by `q`, never equal strokes. */
export function rings(
  at: Point,
  options: { from: number; pitch: number; count: number; colour: string; q?: number },
): string {
  const { from, pitch, count, colour, q = 0.77 } = options;
  return Array.from({ length: count }, (_, i) => {
    const stroke = pitch * 0.45 * q ** i;
    return `<circle cx="${n(at[0])}" cy="${n(at[1])}" r="${n(from + pitch * i)}" fill="none" stroke="${colour}" stroke-width="${n(stroke)}"/>`;
  }).join('');
}

/** Packs discs into a rectangle, big ones first, none touching. */
export function packDiscs(
  area: { x: number; y: number; width: number; height: number },
  options: {
    chance: Random;
    largest: number;
    smallest: number;
    gap: number;
    tries?: number;
    taken?: readonly Disc[];
  },
): Disc[] {
  const { chance, largest, smallest, gap, tries = 260, taken = [] } = options;
  const placed: Disc[] = [...taken];
  for (let r = largest; r >= smallest; r *= 0.8) {
    for (let i = 0; i < tries; i++) {
      const at: Point = [
        chance.between(area.x + r * 0.4, area.x + area.width - r * 0.4),
        chance.between(area.y + r * 0.4, area.y + area.height - r * 0.4),
      ];
      const free = placed.every(
        (other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) > other.r + r + gap,
      );
      if (free) placed.push({ at, r });
    }
  }
  return placed.slice(taken.length);
}

import { circle, count, hundredths, type Point, pair, ring, stroke } from './marks.ts';
import type { Random } from './random.ts';

/** A circle on the page. */
export interface Disc {
  at: Point;
  r: number;
}

/** A dot, the agency's only ornament. */
export function dot(at: Point, r: number, colour: string): string {
  return circle(...at, r, colour, hundredths);
}

/** Rings leaving a dot: constant pitch, stroke decaying by `q`, never equal strokes. */
export function rings(
  at: Point,
  options: { from: number; pitch: number; count: number; colour: string; q?: number },
): string {
  const { from, pitch, count: number, colour, q = 0.77 } = options;
  return count(number)
    .map((i) => ring(...at, from + pitch * i, colour, pitch * 0.45 * q ** i, hundredths))
    .join('');
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

/** Dots of one size and colour as one path of round caps: a dot costs a dozen bytes instead of an element. */
export function dots(points: readonly Point[], r: number, colour: string): string {
  if (points.length === 0) return '';
  return stroke(points.map((point) => `M${pair(point)}h0`).join(''), colour, 2 * r, 'round');
}

/** Dots of many sizes, sorted into `steps` sizes so that each size is one path. */
export function gradedDots(
  marks: readonly { at: Point; r: number }[],
  colour: string,
  steps = 8,
): string {
  const largest = Math.max(...marks.map(({ r }) => r), 0);
  if (largest === 0) return '';
  const sizes = count(steps).map((step) => (largest * (step + 1)) / steps);
  return sizes
    .map((size, step) => {
      const points = marks
        .filter(({ r }) => r > 0 && Math.min(Math.ceil((r / largest) * steps), steps) === step + 1)
        .map(({ at }) => at);
      if (points.length === 0) return '';
      return `<path fill="none" stroke="${colour}" stroke-width="${(2 * size).toFixed(2)}" stroke-linecap="round" d="${points.map((point) => `M${pair(point)}h0`).join('')}"/>`;
    })
    .join('');
}

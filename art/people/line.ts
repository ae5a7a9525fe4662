import { count, type Point, toPoints } from '../draw/marks.ts';
import { random } from '../draw/random.ts';
import type { Line, Mark } from './sitter.ts';

/** Left, top, right, bottom. */
type Box = readonly [number, number, number, number];

/** A soft line through points (Catmull-Rom), as the short ones it is made of. */
function soften(through: readonly Point[], closed = false, steps = 10): Point[] {
  const size = through.length;
  const at = (i: number) =>
    through[closed ? (i + size) % size : Math.min(Math.max(i, 0), size - 1)] ?? [0, 0];
  const along = (i: number, t: number): Point => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const mix = (k: 0 | 1) => {
      const [from, to] = [(c[k] - a[k]) / 2, (d[k] - b[k]) / 2];
      const bend = 3 * (c[k] - b[k]) - 2 * from - to;
      return b[k] + from * t + bend * t ** 2 + (2 * (b[k] - c[k]) + from + to) * t ** 3;
    };
    return [mix(0), mix(1)];
  };
  const line = count(closed ? size : size - 1).flatMap((i) =>
    count(steps).map((step) => along(i, step / steps)),
  );
  return closed ? line : [...line, at(size - 1)];
}

export const toLine = (line: Line): readonly Point[] =>
  typeof line === 'string' ? soften(toPoints(line)) : line;

export const toOutline = (line: Line): readonly Point[] =>
  typeof line === 'string' ? soften(toPoints(line), true) : line;

/** Lines between two lines, as a comb leaves them in hair. */
export function comb(first: string, last: string, lines: number): Point[][] {
  const [a, b] = [toLine(first), toLine(last)];
  return count(lines).map((i) => {
    const t = lines === 1 ? 0.5 : i / (lines - 1);
    return a.map(([x, y], k): Point => {
      const [u, v] = b[Math.round((k * (b.length - 1)) / (a.length - 1))] ?? [x, y];
      return [x + (u - x) * t, y + (v - y) * t];
    });
  });
}

/** Ridges between two lines: the folds of a cloth, the hair of a beard. */
export const ridges = (first: string, last: string, lines: number, width: number, height: number) =>
  comb(first, last, lines).map((line): Mark => [line, width, height]);

/** Hair combed from the first line to the last: each strand a ridge, with dark beside it. */
export function combed(first: string, last: string, strands: number, height = 7, dark = 0.5) {
  const lines = comb(first, last, strands * 2 + 1);
  return {
    marks: lines.filter((_, i) => i % 2 === 1).map((line): Mark => [line, 8, height]),
    shades: lines.filter((_, i) => i % 2 === 0).map((line): Mark => [line, 4.5, dark]),
  };
}

/** Places in a box, not too near each other. */
export function scatter(seed: number, amount: number, apart: number, box: Box): Point[] {
  const chance = random(seed);
  const found: Point[] = [];
  for (let turn = 0; turn < amount * 30 && found.length < amount; turn++) {
    const [x, y] = [chance.between(box[0], box[2]), chance.between(box[1], box[3])];
    if (found.every(([u, v]) => Math.hypot(u - x, v - y) > apart)) found.push([x, y]);
  }
  return found;
}

/** Curls in a box: short turns of hair, each its own way. */
export function curls(seed: number, amount: number, size: number, box: Box): Point[][] {
  const chance = random(seed);
  return scatter(seed, amount, size * 1.25, box).map(([x, y]) => {
    const from = chance.between(0, Math.PI * 2);
    const r = size * chance.between(0.55, 0.85);
    return count(9).map((i): Point => {
      const a = from + (i / 8) * Math.PI * 1.4;
      const k = r * (1 - i / 14);
      return [x + Math.cos(a) * k, y + Math.sin(a) * k];
    });
  });
}

/** Moves a place of a line to its side. */
function aside(line: readonly Point[], i: number, out: number): Point {
  const [x, y] = line[i] ?? [0, 0];
  const [ax, ay] = line.at(i - 1) ?? [x, y];
  const [bx, by] = line[(i + 1) % line.length] ?? [x, y];
  const d = Math.hypot(bx - ax, by - ay) || 1;
  return [x + ((by - ay) / d) * out, y - ((bx - ax) / d) * out];
}

/** An outline that runs clockwise, in locks of hair. */
export function lock(outline: readonly Point[], locks?: readonly [length: number, height: number]) {
  if (!locks) return outline;
  const [length, height] = locks;
  let run = 0;
  return outline.map(([x, y], i) => {
    const [ax, ay] = outline.at(i - 1) ?? [x, y];
    run += Math.hypot(x - ax, y - ay);
    return aside(outline, i, height * Math.abs(Math.sin((run / length) * Math.PI)));
  });
}

/** A plait along a line: its outline, and the strands that cross it. */
export function plait(along: string, width: number, turns: number) {
  const spine = soften(toPoints(along), false, 24);
  const side = (t: number, out: number) => {
    const i = Math.round(t * (spine.length - 1));
    return aside(spine, Math.min(Math.max(i, 1), spine.length - 2), -out);
  };
  const steps = turns * 12;
  const edge = (sign: 1 | -1) =>
    count(steps + 1).map((i) => {
      const swell = Math.abs(Math.sin((i / 12 + (sign > 0 ? 0 : 0.5)) * Math.PI));
      return side(i / steps, sign * width * (0.74 + 0.3 * swell) * (1 - (0.3 * i) / steps));
    });
  const strands = count(turns * 2).map((i) => {
    const out = i % 2 === 1 ? width : -width;
    const t = (i / 2 + 0.25) / turns;
    const [from, to] = [side(t - 0.5 / turns, out), side(t + 0.42 / turns, -0.3 * out)];
    return soften([from, side(t, 0.35 * out), to]);
  });
  return { outline: [...edge(1), ...edge(-1).reverse()], strands };
}

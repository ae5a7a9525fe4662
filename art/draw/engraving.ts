import { n, type Point } from './svg.ts';

/** How dark a place is, from 0 (paper) to 1 (solid ink). Below zero the line is lifted. */
export type Tone = (x: number, y: number) => number;

/** One engraved line: it swells where the picture is dark and thins where it is light. */
export function engrave(
  points: readonly Point[],
  tone: Tone,
  widest: number,
  finest = 0.35,
): string {
  let d = '';
  let left: Point[] = [];
  let right: Point[] = [];
  const close = () => {
    if (left.length > 1) {
      const outline = [...left, ...right.reverse()];
      d += `${outline.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')}Z`;
    }
    left = [];
    right = [];
  };
  points.forEach((point, i) => {
    const dark = tone(point[0], point[1]);
    if (dark < 0) {
      close();
      return;
    }
    const next = points[i + 1] ?? point;
    const before = points[i - 1] ?? point;
    const [dx, dy] = [next[0] - before[0], next[1] - before[1]];
    const long = Math.hypot(dx, dy) || 1;
    const half = Math.max(finest, widest * Math.min(dark, 1)) / 2;
    left.push([point[0] - (dy / long) * half, point[1] + (dx / long) * half]);
    right.push([point[0] + (dy / long) * half, point[1] - (dx / long) * half]);
  });
  close();
  return d;
}

/** A guilloche rosette: one line that swings in and out while it goes round, many times over. */
export function rosette(
  at: Point,
  options: { inner: number; outer: number; petals: number; lines: number; twist?: number },
): string {
  const { inner, outer, petals, lines, twist = 0.5 } = options;
  const middle = (inner + outer) / 2;
  const swing = (outer - inner) / 2;
  let d = '';
  for (let k = 0; k < lines; k++) {
    const phase = (k / lines) * Math.PI * 2;
    for (let a = 0; a <= 360; a += 1) {
      const t = (a * Math.PI) / 180;
      const r = middle + swing * Math.cos(petals * t + phase) * Math.cos(twist * phase);
      d += `${a === 0 ? 'M' : 'L'}${n(at[0] + r * Math.cos(t))} ${n(at[1] + r * Math.sin(t))}`;
    }
  }
  return d;
}

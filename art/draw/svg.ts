import { hundredths, type Point, type Write } from './marks.ts';

export { type Point, repeat as times, svg, toPoints } from './marks.ts';

/** Numbers of a drawing that becomes pixels: two decimals are finer than one can show. */
export const n: Write = hundredths;

/** Point at an angle (degrees, clockwise from east) and distance from a centre. */
export function polar(centre: Point, radius: number, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return [centre[0] + radius * Math.cos(a), centre[1] + radius * Math.sin(a)];
}

/** Path data through points with straight lines. */
export function line(points: readonly Point[], close = false): string {
  const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
  return close ? `${d}Z` : d;
}

/** Path data through points with a soft curve (Catmull-Rom). `tension` 0 is straight, 1 is round. */
export function curve(points: readonly Point[], close = false, tension = 1): string {
  const count = points.length;
  const at = (i: number): Point => {
    const index = close ? (i + count) % count : Math.min(Math.max(i, 0), count - 1);
    const point = points[index];
    if (!point) throw new Error('A curve needs points');
    return point;
  };
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < (close ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const k = tension / 6;
    d += `C${n(b[0] + (c[0] - a[0]) * k)} ${n(b[1] + (c[1] - a[1]) * k)} ${n(c[0] - (e[0] - b[0]) * k)} ${n(c[1] - (e[1] - b[1]) * k)} ${n(c[0])} ${n(c[1])}`;
  }
  return close ? `${d}Z` : d;
}

/** Mixes two hex colours; `amount` 0 is the first, 1 the second. */
export function mix(first: string, second: string, amount: number): string {
  const parse = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const [a, b] = [parse(first), parse(second)];
  const k = Math.min(Math.max(amount, 0), 1);
  return `#${a
    .map((value, i) =>
      Math.round(value + ((b[i] ?? 0) - value) * k)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A linear gradient from stops; x and y run from 0 to 1 over the shape unless `units` says otherwise. */
export function gradient(
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  options: { from?: Point; to?: Point; units?: 'objectBoundingBox' | 'userSpaceOnUse' } = {},
): string {
  const { from = [0, 0], to = [0, 1], units = 'objectBoundingBox' } = options;
  return `<linearGradient id="${id}" gradientUnits="${units}" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}">${toStops(stops)}</linearGradient>`;
}

/** A radial gradient; same conventions as `gradient`. */
export function radial(
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  options: {
    centre?: Point;
    radius?: number;
    focus?: Point;
    units?: 'objectBoundingBox' | 'userSpaceOnUse';
  } = {},
): string {
  const {
    centre = [0.5, 0.5],
    radius = 0.5,
    focus = centre,
    units = 'objectBoundingBox',
  } = options;
  return `<radialGradient id="${id}" gradientUnits="${units}" cx="${n(centre[0])}" cy="${n(centre[1])}" r="${n(radius)}" fx="${n(focus[0])}" fy="${n(focus[1])}">${toStops(stops)}</radialGradient>`;
}

function toStops(stops: readonly (readonly [number, string, number?])[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${n(offset)}" stop-color="${colour}" stop-opacity="${n(opacity)}"/>`,
    )
    .join('');
}

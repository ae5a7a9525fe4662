import { mix, n, type Point } from './svg.ts';

/** Colours of a metal from its darkest reflection to its brightest glint. */
export type Metal = readonly string[];

export const gold: Metal = [
  '#1E0F04',
  '#5B3510',
  '#A8742A',
  '#D9A94F',
  '#F3D58E',
  '#FFF3CF',
  '#FFFFFF',
];

/** Colour of polished metal whose surface faces (x, y, z); x to the right, y down, z to the viewer. */
export function shine(metal: Metal, x: number, y: number, z: number): string {
  // Studio lights: a large softbox above left, a strip light right, a warm floor below.
  const key = Math.max(0, -0.5 * x - 0.72 * y + 0.48 * z) ** 2.2;
  const strip = Math.exp(-(((x - 0.62) / 0.13) ** 2)) * (0.5 - 0.35 * y);
  const floor = Math.max(0, 0.85 * y + 0.2 * z) ** 3 * 0.4;
  const dip = Math.exp(-(((y + 0.05 + x * 0.35) / 0.16) ** 2)) * 0.34;
  return ramp(metal, 0.16 + key * 0.95 + strip * 0.62 + floor - dip);
}

function ramp(metal: Metal, level: number): string {
  const place = Math.min(Math.max(level, 0), 0.999) * (metal.length - 1);
  const from = metal[Math.floor(place)] ?? '#000';
  const to = metal[Math.floor(place) + 1] ?? from;
  return mix(from, to, place % 1);
}

/** A ring seen from the front, its wire round. Only the part between two angles when they are given. */
export function metalRing(
  metal: Metal,
  at: Point,
  options: { radius: number; wire: number; from?: number; to?: number; flat?: number },
): string {
  const { radius, wire, from = 0, to = 360, flat = 0.92 } = options;
  const step = 1.5;
  const bands = 14;
  const parts: string[] = [];
  for (let b = 0; b < bands; b++) {
    const s = ((b + 0.5) / bands) * 2 - 1;
    const lean = Math.sin(s * flat * (Math.PI / 2));
    const inner = radius + (b / bands - 0.5) * wire;
    const outer = radius + ((b + 1) / bands - 0.5) * wire + 0.6;
    for (let a = from; a < to; a += step) {
      const [c1, s1] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
      const a2 = ((a + step + 0.15) * Math.PI) / 180;
      const [c2, s2] = [Math.cos(a2), Math.sin(a2)];
      const colour = shine(metal, c1 * lean, s1 * lean, Math.sqrt(1 - lean * lean));
      parts.push(
        `<path d="M${n(at[0] + c1 * inner)} ${n(at[1] + s1 * inner)}L${n(at[0] + c1 * outer)} ${n(at[1] + s1 * outer)}L${n(at[0] + c2 * outer)} ${n(at[1] + s2 * outer)}L${n(at[0] + c2 * inner)} ${n(at[1] + s2 * inner)}Z" fill="${colour}"/>`,
      );
    }
  }
  return parts.join('');
}

/** A round wire along points, tapering from one width to another. */
export function metalWire(
  metal: Metal,
  points: readonly Point[],
  options: { from: number; to: number },
): string {
  const bands = 9;
  const parts: string[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i], points[i + 1]];
    if (!a || !b) continue;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const across: Point = [-(b[1] - a[1]) / long, (b[0] - a[0]) / long];
    const along: Point = [((b[0] - a[0]) / long) * 0.6, ((b[1] - a[1]) / long) * 0.6];
    const width = options.from + ((options.to - options.from) * i) / (points.length - 1);
    for (let k = 0; k < bands; k++) {
      const s = ((k + 0.5) / bands) * 2 - 1;
      const lean = Math.sin((s * Math.PI) / 2);
      const colour = shine(metal, across[0] * lean, across[1] * lean, Math.sqrt(1 - lean * lean));
      const [lo, hi] = [(k / bands - 0.5) * width, ((k + 1) / bands - 0.5) * width + 0.5];
      parts.push(
        `<path d="M${n(a[0] + across[0] * lo)} ${n(a[1] + across[1] * lo)}L${n(a[0] + across[0] * hi)} ${n(a[1] + across[1] * hi)}L${n(b[0] + along[0] + across[0] * hi)} ${n(b[1] + along[1] + across[1] * hi)}L${n(b[0] + along[0] + across[0] * lo)} ${n(b[1] + along[1] + across[1] * lo)}Z" fill="${colour}"/>`,
      );
    }
  }
  return parts.join('');
}

/** A polished ball of metal. */
export function metalBall(id: string, metal: Metal, at: Point, r: number): string {
  const stops = [metal[5], metal[4], metal[3], metal[2], metal[1]].map(
    (colour, i) => `<stop offset="${n([0, 0.18, 0.45, 0.75, 1][i] ?? 1)}" stop-color="${colour}"/>`,
  );
  return `<radialGradient id="${id}" cx=".5" cy=".5" r=".55" fx=".34" fy=".28">${stops.join('')}</radialGradient><circle cx="${n(at[0])}" cy="${n(at[1])}" r="${n(r)}" fill="url(#${id})"/>`;
}

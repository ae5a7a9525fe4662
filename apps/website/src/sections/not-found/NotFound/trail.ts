/** One bounce of the dot, backwards; lengths in tenths of a percent of the screen. */
interface Bounce {
  from: number;
  to: number;
  /** The last bounce is only the falling half of its arc. */
  height: number;
  rings: number;
  falling?: boolean;
}

export interface TrailRing {
  x: number;
  y: number;
  r: number;
  stroke: number;
}

/** From the end of 'Back to Home' back to the hole in the exclamation mark. */
export const wideTrail: Bounce[] = [
  { from: 0, to: 54.6, height: 29, rings: 5 },
  { from: 54.6, to: 163.8, height: 71, rings: 7 },
  { from: 163.8, to: 350, height: 147, rings: 9 },
  { from: 350, to: 390, height: 135, rings: 1, falling: true },
];

export const narrowTrail: Bounce[] = [
  { from: 0, to: 39.8, height: 85, rings: 5 },
  { from: 39.8, to: 100.9, height: 220, rings: 6 },
  { from: 100.9, to: 140, height: 620, rings: 4, falling: true },
];

/** The further back, the larger and thinner. */
export function toTrailRings(bounces: Bounce[], start: { r: number; stroke: number }): TrailRing[] {
  const total = bounces.reduce((sum, bounce) => sum + bounce.rings, 0);
  return bounces
    .flatMap(({ from, to, height, rings, falling }) =>
      Array.from({ length: rings }, (_, index) => {
        const t = (index + 1) / rings;
        const rise = falling ? t ** 0.8 : 4 * t * (1 - t);
        return { x: from + (to - from) * t, y: -height * rise };
      }),
    )
    .map((place, index) => ({
      ...place,
      r: start.r * (1 + (index / total) * 3.2),
      stroke: start.stroke * 0.35 ** (index / total),
    }));
}

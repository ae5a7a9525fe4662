/** Signed distances: how far a place is from a shape's surface, negative inside. Lengths are in heads; see `head.ts`. */

export type Vector = readonly [x: number, y: number, z: number];
/** Distance from a place to a surface. These run some millions of times a bust: plain numbers, nothing allocated. */
export type Solid = (x: number, y: number, z: number) => number;

// Math.hypot guards against overflow and is several times slower; lengths here are near 1.
export const lengthOf = (x: number, y: number, z: number) => Math.sqrt(x * x + y * y + z * z);
export const clamp = (value: number, low = 0, high = 1) => Math.min(Math.max(value, low), high);
/** 0 below the first, 1 above the second, and a soft step between. */
export const step = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

export function ellipsoid([cx, cy, cz]: Vector, [rx, ry, rz]: Vector): Solid {
  return (x, y, z) => {
    const [px, py, pz] = [(x - cx) / rx, (y - cy) / ry, (z - cz) / rz];
    const near = lengthOf(px, py, pz);
    return (near * (near - 1)) / Math.max(lengthOf(px / rx, py / ry, pz / rz), 1e-4);
  };
}

/** A limb from one place to another, whose thickness may change on the way. */
export function limb([ax, ay, az]: Vector, [bx, by, bz]: Vector, from: number, to = from): Solid {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const length = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const [px, py, pz] = [x - ax, y - ay, z - az];
    const t = clamp((px * dx + py * dy + pz * dz) / length);
    return lengthOf(px - dx * t, py - dy * t, pz - dz * t) - (from + (to - from) * t);
  };
}

/** The nearer of two distances, their seam melted over `melt`. */
export function melt(one: number, other: number, melt: number): number {
  const h = Math.max(melt - Math.abs(one - other), 0);
  return Math.min(one, other) - (h * h) / (4 * melt);
}

/** The smooth difference of two solids, with an edge rounded by `round`. */
export const carve = (from: number, away: number, round: number) => -melt(-from, away, round);
/** The smooth intersection of two solids, with an edge rounded by `round`. */
export const common = (one: number, other: number, round: number) => -melt(-one, -other, round);

/** The smooth union of several solids. */
export const melted =
  (soft: number, first: Solid, ...others: Solid[]): Solid =>
  (x, y, z) => {
    let distance = first(x, y, z);
    for (const solid of others) distance = melt(distance, solid(x, y, z), soft);
    return distance;
  };

/** Mirrors a solid of the right side to the left. */
export const mirrored =
  (solid: Solid): Solid =>
  (x, y, z) =>
    solid(Math.abs(x), y, z);

/** Skips the computation for points far from the bounding ball. */
export const bounded =
  ([cx, cy, cz]: Vector, r: number, solid: Solid): Solid =>
  (x, y, z) => {
    const distance = lengthOf(x - cx, y - cy, z - cz) - r;
    return distance > 0.3 ? distance : solid(x, y, z);
  };

/** The same direction, 1 long. */
export function toUnit([x, y, z]: Vector): Vector {
  const size = lengthOf(x, y, z) || 1;
  return [x / size, y / size, z / size];
}

/** A smooth bump: 1 in the middle, 0 far away. */
export const hill = (dx: number, dy: number, width: number, height: number) =>
  Math.exp(-((dx / width) ** 2) - (dy / height) ** 2);

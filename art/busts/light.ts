import { clamp, type Solid, step, toUnit, type Vector } from './solid.ts';

/** Where the light comes from; lengths do not matter. */
export interface Lamps {
  key: Vector;
  /** The rim light at the side of the head, which lights the edge of the shadow side. */
  side: Vector;
  /** Ambient light, 0 to 1. */
  fill: number;
}

/** Marches a ray from the viewer into the scene. Returns the depth of the first surface, or nothing. */
export function meet(solid: Solid, x: number, y: number): number | undefined {
  let z = 2;
  for (let walk = 0; walk < 90 && z > -1.4; walk++) {
    const distance = solid(x, y, z);
    if (distance < 0.0015) return z;
    z -= Math.max(distance * 0.7, 0.0015);
  }
  return undefined;
}

const towards = ([ax, ay, az]: Vector, [bx, by, bz]: Vector) => ax * bx + ay * by + az * bz;

/** The normal of a surface. */
function getNormal(solid: Solid, x: number, y: number, z: number): Vector {
  const e = 0.004;
  return toUnit([
    solid(x + e, y, z) - solid(x - e, y, z),
    solid(x, y + e, z) - solid(x, y - e, z),
    solid(x, y, z + e) - solid(x, y, z - e),
  ]);
}

/** Ambient occlusion, 0 to 1: low in a hollow. */
function getOpenness(solid: Solid, [x, y, z]: Vector, normal: Vector): number {
  const [nx, ny, nz] = normal;
  const at = (far: number) => clamp(solid(x + nx * far, y + ny * far, z + nz * far) / far);
  return (at(0.05) + at(0.12) + at(0.26)) / 3;
}

/** The light of a lamp that reaches a point, 0 to 1: soft shadows. */
function getReach(solid: Solid, [x, y, z]: Vector, normal: Vector, lamp: Vector): number {
  let reach = 1;
  for (let walk = 0.03, steps = 0; walk < 1.6 && steps < 26 && reach > 0.02; steps++) {
    const distance = solid(
      x + normal[0] * 0.012 + lamp[0] * walk,
      y + normal[1] * 0.012 + lamp[1] * walk,
      z + normal[2] * 0.012 + lamp[2] * walk,
    );
    // Near occluders count less, so that the shadow of the nose does not look like a moustache.
    const weight = 0.2 + 0.8 * step(0.15, 0.45, walk);
    reach = Math.min(reach, 1 - weight * (1 - clamp(0.5 + (9 * distance) / walk)));
    walk += clamp(distance * 0.8, 0.015, 0.12);
  }
  return step(0, 1, reach);
}

/** How a surface is lit at a place: 0 in the dark, 1 in full light. */
export function createLight(solid: Solid, lamps: Lamps) {
  const [key, side] = [toUnit(lamps.key), toUnit(lamps.side)];
  return (x: number, y: number, z: number): number => {
    const at: Vector = [x, y, z];
    const normal = getNormal(solid, x, y, z);
    const facing = clamp((towards(normal, key) + 0.15) / 1.15);
    const lit = facing > 0 ? facing * getReach(solid, at, normal, key) : 0;
    const edge = clamp(towards(normal, side)) ** 3;
    // Most ambient light comes from the front and from below, where chest and table reflect it.
    const [, up, front] = normal;
    const room = 0.475 + 0.125 * up + 0.6 * clamp(front) + clamp(-up);
    const open = 0.5 + 0.5 * getOpenness(solid, at, normal);
    return (0.75 * lit + lamps.fill * room + 0.7 * edge) * open;
  };
}

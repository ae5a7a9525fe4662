import type { Face, Paint } from './face.ts';
import { clamp, common, lengthOf, melt, type Vector } from './solid.ts';

/** Middle and radius of the right eyeball. */
const AT: Vector = [0.25, 0.06, 0.435];
const BALL = 0.112;

/** Both eyes, their lids and brows; x is the distance from the middle of the face. */
export function createEyes({ eye, smile, lash, brows }: Face) {
  const width = 0.128 * eye.width;
  /** The lids' edges, as heights over the way from the eye's middle outwards. */
  const upper = (u: number) => 0.072 * eye.open * Math.max(1 - ((u + 0.012) / width) ** 2, -0.4);
  const lower = (u: number) =>
    -0.036 * (1.08 - 0.4 * smile) * Math.max(1 - ((u - 0.015) / width) ** 2, -0.4);
  const toU = (x: number) => x - AT[0];
  const toV = (x: number, y: number) => y - AT[1] - eye.tilt * (x - AT[0]);
  const toBall = (x: number, y: number, z: number) => lengthOf(x - AT[0], y - AT[1], z - AT[2]);
  const opening = (x: number, y: number) => {
    const [u, v] = [toU(x), toV(x, y)];
    return 0.8 * Math.max(v - upper(u), lower(u) - v);
  };

  function paintBall(x: number, y: number, z: number, mirror: 1 | -1, gaze: Vector): Paint {
    const [px, py, pz] = [x - AT[0], y - AT[1], z - AT[2]].map((way) => way / BALL) as [
      number,
      number,
      number,
    ];
    const [gx, gy, gz] = gaze;
    const apart = lengthOf(mirror * px - gx, py - gy, pz - gz);
    if (lengthOf(mirror * px - gx + 0.17, py - gy - 0.17, pz - gz) < 0.14) return 'white';
    if (apart < 0.27 || (apart > 0.48 && apart < 0.58)) return 'ink';
    if (apart < 0.5) return 'iris';
    const shadow = 0.014 * clamp(toU(x) / width + 1);
    return toV(x, y) > upper(toU(x)) - shadow ? 'ink' : 'white';
  }

  /** Lashes that leave the eye at its outer corner, the edge of the lower lid, and the fold above the upper one. */
  function isLined(x: number, y: number): boolean {
    const [u, v] = [toU(x), toV(x, y)];
    const t = u / width;
    const above = v - upper(u);
    const lashes = 0.004 + (0.006 + 0.012 * lash) * clamp(t + 0.9) - 0.06 * clamp(t - 0.95);
    if (t > -0.98 && t < 1.03 + 0.15 * lash && above > -0.012 && above < lashes && v > -0.006)
      return true;
    const below = v - lower(u);
    if (lash > 0.5 && t > -0.1 && t < 0.98 && below < 0.002 && below > -0.0075 * (t + 0.2))
      return true;
    const fold = Math.abs(above - 0.05 - 0.012 * t);
    return t > -0.75 && t < 1.05 && fold < 0.007 * (1 - t * t * 0.7);
  }

  function isBrow(x: number, y: number): boolean {
    const t = (x - 0.105) / 0.31;
    if (t < 0 || t > 1) return false;
    const height =
      0.235 + brows.lift * 0.03 + 0.058 * brows.arch * Math.sin(t * 2.5) - 0.03 * t * t;
    const start = Math.min(1, 0.55 + 2 * t) * Math.sqrt(Math.min(t / 0.05, 1));
    return Math.abs(y - height) < 0.025 * brows.weight * start * (1 - 0.8 * t ** 2);
  }

  return {
    /** Puts lids over the eyeballs and opens them. */
    set(skin: number, x: number, y: number, z: number): number {
      const r = toBall(x, y, z);
      const lids = melt(skin, r - BALL - 0.016, 0.05);
      return Math.min(r < 0.4 ? common(lids, -opening(x, y), 0.012) : lids, r - BALL);
    },
    /** @param mirror 1 on the right side of the face, -1 on the left */
    paint(x: number, y: number, z: number, mirror: 1 | -1, gaze: Vector): Paint {
      if (toBall(x, y, z) < BALL + 0.006 && opening(x, y) < 0)
        return paintBall(x, y, z, mirror, gaze);
      return isLined(x, y) || isBrow(x, y) ? 'ink' : 'skin';
    },
  };
}

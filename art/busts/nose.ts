import type { Face, Paint } from './face.ts';
import { carve, ellipsoid, limb, melt } from './solid.ts';

/** The nose; x is the distance from the middle of the face. */
export function createNose({ nose }: Face) {
  const tipY = -0.155 - 0.09 * nose.length;
  const tipZ = 0.7 + 0.075 * nose.bridge;
  const root = limb([0, 0.1, 0.44], [0, tipY + 0.02, tipZ - 0.2], 0.08, 0.14 * nose.width);
  const bridge = limb(
    [0, 0.16, 0.505 + 0.045 * nose.bridge],
    [0, tipY + 0.02, tipZ - 0.045],
    0.058,
    0.072 * nose.tip,
  );
  const tip = ellipsoid([0, tipY + 0.012, tipZ - 0.008], [0.084 * nose.tip, 0.066, 0.075]);
  const wing = ellipsoid([0.098 * nose.width, tipY - 0.014, tipZ - 0.13], [0.056, 0.058, 0.085]);
  const sill = limb([0, tipY - 0.026, tipZ - 0.03], [0, tipY - 0.075, tipZ - 0.16], 0.04, 0.05);
  const nostril = ellipsoid([0.053 * nose.width, tipY - 0.066, tipZ - 0.07], [0.03, 0.022, 0.05]);

  return {
    /** Puts the nose on the face. */
    set(skin: number, x: number, y: number, z: number): number {
      let d = melt(bridge(x, y, z), tip(x, y, z), 0.07);
      d = melt(d, wing(x, y, z), 0.05);
      d = melt(d, sill(x, y, z), 0.035);
      return carve(melt(melt(skin, root(x, y, z), 0.09), d, 0.045), nostril(x, y, z), 0.018);
    },
    /** Nostrils, and the crease round the wings. */
    paint(x: number, y: number, z: number): Paint {
      if (nostril(x, y, z) < 0.007) return 'ink';
      const crease = Math.abs(wing(x, y, z) - 0.011) < 0.0045 && x > 0.11 * nose.width;
      return crease && y < tipY + 0.03 && y > tipY - 0.07 ? 'ink' : 'skin';
    },
  };
}

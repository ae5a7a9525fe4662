import { carve, ellipsoid, lengthOf, limb, melt, mirrored, type Solid } from './solid.ts';

export type Cut = 'roll' | 'crew' | 'shirt';

const shoulders: Solid = (() => {
  const slope = limb([0.05, -1.32, -0.28], [1.12, -1.72, -0.24], 0.24, 0.3);
  const chest = ellipsoid([0, -2.2, -0.16], [1.25, 0.98, 0.58]);
  const arm = limb([1.14, -1.72, -0.12], [1.22, -2.8, 0.02], 0.3, 0.36);
  return mirrored((x, y, z) => melt(melt(slope(x, y, z), arm(x, y, z), 0.3), chest(x, y, z), 0.6));
})();

const cloth: Solid = (x, y, z) =>
  shoulders(x, y, z) -
  0.005 * Math.sin(x * 7 + y * 9 + 1.2 * Math.sin(y * 5)) * Math.exp(-((y + 1.6) ** 2) * 4);

/** A collar round the neck, up to a height, its edge rolled over. */
function collar(top: number, roll: number): Solid {
  const tube = limb([0, top, -0.18], [0, -1.42, -0.24], 0.35, 0.4);
  const hollow = limb([0, -0.6, -0.15], [0, top - 0.05, -0.18], 0.33);
  const edge: Solid = (x, y, z) =>
    lengthOf(lengthOf(x, 0, z + 0.18) - 0.365, (y - top + 0.16 * z) * 0.55, 0) - roll;
  return (x, y, z) => {
    const neck = carve(tube(x, y, z), hollow(x, y, z), 0.02);
    return melt(melt(cloth(x, y, z), neck, 0.06), edge(x, y, z), 0.02);
  };
}

/** An open collar with its two points. */
const shirt: Solid = (() => {
  const hole = ellipsoid([0, -1.08, 0.1], [0.33, 0.44, 0.52]);
  const flap = limb([0.36, -0.98, -0.14], [0.17, -1.42, 0.33], 0.1, 0.045);
  const fall = limb([0.36, -1, -0.1], [0.42, -1.36, 0.24], 0.07, 0.03);
  return (x, y, z) => {
    const ax = Math.abs(x);
    const open = carve(cloth(x, y, z), hole(x, y, z), 0.03);
    return melt(open, melt(flap(ax, y, z), fall(ax, y, z), 0.12), 0.015);
  };
})();

/** Clothes, from the neck down. */
export const cutGarment: Record<Cut, Solid> = {
  roll: collar(-1.12, 0.08),
  crew: collar(-1.22, 0.045),
  shirt,
};

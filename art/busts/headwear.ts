import type { Head } from './head.ts';
import { carve, common, ellipsoid, limb, melt, mirrored, type Solid, step } from './solid.ts';

export type Headwear = 'scarf' | 'cap';

/** Headwear. */
export const wear: Record<Headwear, (head: Head) => Solid> = {
  scarf({ cranium }) {
    const window = ellipsoid([0, -0.15, 0.84], [0.5, 0.73, 0.64]);
    const jaw = ellipsoid([0, -0.3, 0.02], [0.69, 0.72, 0.66]);
    const wrap = ellipsoid([0, -1.0, 0.0], [0.54, 0.36, 0.54]);
    const throwOver = limb([-0.42, -0.86, 0.16], [0.3, -1.2, 0.42], 0.15, 0.19);
    const drape = ellipsoid([0, -1.5, -0.1], [0.95, 0.5, 0.56]);
    return (x, y, z) => {
      const hood = melt(cranium(Math.abs(x), y, z) - 0.085, jaw(x, y, z), 0.2);
      const cloth = carve(hood, window(x, y, z), 0.05);
      const d = melt(
        melt(cloth, wrap(x, y, z), 0.12),
        melt(throwOver(x, y, z), drape(x, y, z), 0.12),
        0.06,
      );
      if (d > 0.3) return d - 0.05;
      const pleat =
        Math.sin((y + 0.5 * Math.abs(x) + 0.25 * z) * 24 + 2 * Math.sin(x * 3)) *
        step(-0.4, -0.8, y);
      const hang =
        Math.sin(Math.atan2(x, y - 1.4) * 34 + 1.5 * Math.sin(y * 4)) * step(0.75, 0.3, y) * 0.5;
      return (d - 0.015 * (pleat + hang)) * 0.75;
    };
  },
  cap({ cranium }) {
    // A knitted cap with its edge turned up.
    return (x, y, z) => {
      const d = cranium(Math.abs(x), y, z);
      if (d > 0.4) return d - 0.15;
      const lower = 0.36 + 0.22 * z;
      const around = Math.atan2(x, z + 0.13);
      const rib = 0.012 * Math.sin(around * 46);
      const dome = common(
        d - 0.075 - rib * step(0.95, 0.7, y) + 0.02 * step(0.8, 1.1, y),
        lower - y,
        0.03,
      );
      const edge = common(d - 0.115 - rib, Math.max(lower - y, y - lower - 0.2), 0.04);
      return Math.min(dome, edge) * 0.8;
    };
  },
};

/** Round glasses for a face of a width. */
export function makeGlasses(width: number): Solid {
  const hoop: Solid = (x, y, z) => {
    const bent = z - 0.7 + 0.35 * x * x;
    const round = Math.hypot((x - 0.255) / 1.04, y - 0.045) - 0.185;
    return Math.hypot(round, bent) - 0.024;
  };
  const bridge = limb([0, 0.1, 0.715], [0.09, 0.085, 0.71], 0.019);
  const temple = limb([0.44, 0.08, 0.62], [0.63 * width, 0.1, -0.1], 0.02);
  return mirrored((x, y, z) => Math.min(hoop(x, y, z), bridge(x, y, z), temple(x, y, z)) * 0.9);
}

/** A ball below each ear. */
export const earrings: Solid = mirrored(ellipsoid([0.635, -0.225, -0.05], [0.05, 0.05, 0.05]));

import type { Face, Paint } from './face.ts';
import { lengthOf, melt } from './solid.ts';

/** The ears; x is the distance from the middle of the head. */
export function createEars({ width }: Face) {
  /** Converts a point to the coordinates of the ear, which leans back and sticks out; `round` is 1 at its outline. */
  const enter = (x: number, y: number, z: number) => {
    const ly = y - 0.02;
    const lz = z + 0.12 + 0.18 * ly;
    const round = lengthOf(ly / 0.195, lz / (0.115 + 0.06 * ly), 0);
    return { lx: x - 0.6 * width + 0.32 * lz, ly, lz, round };
  };
  return {
    solid(x: number, y: number, z: number): number {
      const { lx, ly, lz, round } = enter(x, y, z);
      const rim = lengthOf((round - 0.82) * 0.14, lx, 0) - 0.026;
      const shell = Math.max(Math.abs(lx + 0.004) - 0.022, (round - 0.9) * 0.11);
      const inner = lengthOf((ly - 0.03) / 0.12, (lz + 0.015) / 0.066, 0) - 0.86;
      const fold = lengthOf(inner * 0.09, lx - 0.004, 0) - 0.017;
      const lobe = lengthOf(lx, ly + 0.17, lz - 0.03) - 0.042;
      const tragus = lengthOf(lx + 0.01, ly + 0.045, lz - 0.085) - 0.03;
      return melt(melt(melt(rim, shell, 0.02), fold, 0.012), melt(lobe, tragus, 0.01), 0.03) * 0.85;
    },
    /** The outline, and the groove inside the rim. */
    paint(x: number, y: number, z: number): Paint {
      const { lx, ly, lz, round } = enter(x, y, z);
      if (lx < -0.06 || lz > 0.05 || ly < -0.15) return 'skin';
      return Math.abs(round - 0.6) < 0.05 || Math.abs(round - 1.02) < 0.045 ? 'ink' : 'skin';
    },
  };
}

import type { Head } from './head.ts';
import { carve, clamp, common, ellipsoid, limb, melt, type Solid, step } from './solid.ts';

export type Hair = 'bun' | 'afro' | 'bob' | 'short' | 'shaved' | 'waves';

/** A line through pairs of a height and a depth. */
function along(points: readonly (readonly [y: number, z: number])[]) {
  return (y: number) => {
    for (let i = 1; i < points.length; i++) {
      const [[ay, az], [by, bz]] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]];
      if (y >= by) {
        const t = clamp((ay - y) / (ay - by));
        return az + (bz - az) * t * t * (3 - 2 * t);
      }
    }
    return points.at(-1)?.[1] ?? 0;
  };
}

/** The hairline, as depth by height: forehead, temple, in front of the ear, behind it, nape. */
const hairline = along([
  [0.9, 0.75],
  [0.66, 0.47],
  [0.42, 0.35],
  [0.3, 0.13],
  [0.2, -0.14],
  [-0.08, -0.3],
  [-0.4, -0.42],
  [-0.62, -0.8],
]);

/** Uniform noise without a direction. */
const curls = (x: number, y: number, z: number, pitch: number) =>
  Math.sin(x * pitch + 1.3 + 1.4 * Math.sin(y * pitch * 0.61)) *
  Math.sin(y * pitch * 1.07 + 0.4 + 1.2 * Math.sin(z * pitch * 0.53)) *
  Math.sin(z * pitch * 0.93 + 0.6 + 1.3 * Math.sin(x * pitch * 0.67));

/** Strands of hair: ridges of uneven width along a coordinate. */
const strands = (across: number) =>
  0.5 * Math.sin(across + 2.1 * Math.sin(across * 0.37)) +
  0.35 * Math.sin(across * 2.13 + 1) +
  0.3 * Math.sin(across * 0.49 + 2);

/** Upper edge of a beard over the distance from the face's middle: moustache, cheek, sideburn. */
const beardline = along([
  [-0.0, -0.352],
  [-0.16, -0.36],
  [-0.25, -0.4],
  [-0.42, -0.27],
  [-0.56, 0.05],
]);

/** A beard with its moustache, the lips left free. */
export function growBeard({ skin }: Head): Solid {
  return (x, y, z) => {
    const d = skin(x, y, z);
    if (d > 0.3) return d - 0.14;
    const ax = Math.abs(x);
    const mouth = ((ax / 0.2) ** 2 + ((y + 0.492) / 0.062) ** 2 - 1) * 0.05;
    const grain = 0.012 * curls(x * 0.8, y * 0.5, z, 34);
    const region = Math.max(
      y - beardline(-ax) + 0.02 * Math.sin(ax * 70),
      0.04 - z,
      -mouth,
      -0.64 - 0.5 * (z - 0.05) - y,
    );
    const thick = (0.035 + 0.05 * step(-0.45, -0.8, y) + grain) * step(-0.02, 0.1, -region);
    return common(d - thick, region, 0.025) * 0.75;
  };
}

/** Hairstyles. */
export const growHair: Record<Hair, (head: Head) => Solid> = {
  bun({ cranium }) {
    const axis = [0, 0.8, -0.6] as const;
    const ball = ellipsoid([0, 1.14, -0.4], [0.3, 0.265, 0.3]);
    const stalk = ellipsoid([0, 0.92, -0.4], [0.2, 0.1, 0.2]);
    return (x, y, z) => {
      const d = cranium(Math.abs(x), y, z);
      const knot = ball(x, y, z);
      if (d > 0.4 && knot > 0.4) return Math.min(d - 0.1, knot - 0.05);
      // Combed back: strands run from the hairline to the knot.
      const along = (y - 0.2) * axis[1] + (z + 0.1) * axis[2];
      const ux = x;
      const uz = (y - 0.2 - along * axis[1]) * 0.6 + (z + 0.1 - along * axis[2]) * 0.8;
      const angle = Math.atan2(ux, uz);
      const edge = hairline(y) + 0.012 * strands(angle * 46);
      const back = clamp((edge - z) / 0.3);
      const thick =
        0.012 + 0.06 * Math.sqrt(back) + 0.014 * strands(angle * 40) * step(0, 0.4, back);
      const cap = common(d - thick, (z - edge) * 0.5, 0.02);
      const turn = Math.atan2(x, z + 0.4 - 0.25 * (y - 1.14));
      const coil = knot - 0.013 * strands(turn * 3 + (y - 1.14) * 46 + 3 * x);
      return melt(melt(cap, stalk(x, y, z), 0.06), coil, 0.025) * 0.85;
    };
  },
  afro() {
    const cloud = ellipsoid([0, 0.5, -0.2], [1.0, 0.92, 0.92]);
    const window = ellipsoid([0, -0.12, 0.72], [0.52, 0.74, 0.66]);
    return (x, y, z) => {
      const d = cloud(x, y, z);
      if (d > 0.35) return d - 0.12;
      const grain = 0.05 * curls(x, y, z, 11) + 0.03 * curls(z, x, y, 23);
      return carve(d - grain, window(x, y, z), 0.08) * 0.7;
    };
  },
  bob() {
    const mass = ellipsoid([0, 0.12, -0.13], [0.77, 0.9, 0.86]);
    const flare = ellipsoid([0.42, -0.42, 0.06], [0.36, 0.5, 0.46]);
    const window = ellipsoid([0, -0.3, 0.8], [0.475, 0.95, 0.74]);
    return (x, y, z) => {
      const shape = melt(mass(x, y, z), flare(Math.abs(x), y, z), 0.2);
      if (shape > 0.4) return shape - 0.05;
      // Strands fall from a parting on the crown; the fringe ends above the brows.
      const across = Math.atan2(x, z + 0.2) * 26 + 1.5 * Math.sin(y * 2.4);
      const d = shape - 0.013 * strands(across);
      const cut = -0.6 + 0.08 * z - y;
      const fringe = y - 0.37 - 0.02 * strands(x * 40) + 0.25 * x * x;
      return carve(common(d, cut, 0.06), Math.max(window(x, y, z), fringe), 0.03) * 0.8;
    };
  },
  short({ cranium }) {
    return (x, y, z) => {
      const d = cranium(Math.abs(x), y, z);
      if (d > 0.5) return d - 0.25;
      const across = Math.atan2(x + 0.25, y + 0.6) * 34 + 3 * Math.sin(z * 3 + y);
      const edge = hairline(y) + 0.03 * strands(across * 1.3 + y * 9);
      const back = clamp((edge - z) / 0.2);
      const top = step(0.3, 0.95, y + 0.25 * z);
      const quiff = 0.17 * top * step(-0.5, 0.35, z) * (1 + 0.35 * x);
      const thick =
        0.012 +
        0.04 * Math.sqrt(back) +
        quiff * Math.sqrt(back) +
        0.02 * strands(across) * back * (0.4 + top);
      return common(d - thick, (z - edge) * 0.5, 0.02) * 0.7;
    };
  },
  shaved({ cranium }) {
    return (x, y, z) =>
      common(cranium(Math.abs(x), y, z) - 0.014, (z - hairline(y)) * 0.6, 0.02) * 0.85;
  },
  waves({ cranium }) {
    const lock = limb([0.6, 0.2, -0.12], [0.66, -1.15, 0.1], 0.19, 0.22);
    const back = ellipsoid([0, -0.2, -0.42], [0.66, 0.95, 0.5]);
    const face = ellipsoid([0, -0.2, 0.75], [0.47, 0.78, 0.66]);
    return (x, y, z) => {
      const ax = Math.abs(x);
      const d = cranium(ax, y, z);
      const sway = 0.07 * Math.sin(y * 6.5 + (x > 0 ? 0 : 1.4));
      const fall = melt(lock(ax + sway, y, z - sway), back(x, y, z), 0.2);
      if (d > 0.5 && fall > 0.4) return Math.min(d, fall) - 0.2;
      // Parted on one side and thick from the parting on.
      const parting = x - 0.16;
      const across = Math.atan2(parting, y - 0.1) * 24 + 2.5 * Math.sin(y * 5 + z * 3);
      const edge = hairline(Math.max(y, 0.3)) + 0.05;
      const grown = Math.sqrt(clamp((edge - z) / 0.3));
      const groove = 0.06 * Math.exp(-((parting / 0.05) ** 2)) * step(0.5, 0.8, y);
      const crown = common(
        d - 0.012 - 0.13 * grown * step(-0.1, 0.7, y) + groove,
        Math.max((z - edge) * 0.5, 0.2 - y),
        0.04,
      );
      const shaped = melt(crown, carve(fall, face(x, y, z), 0.05), 0.16);
      return (
        (shaped -
          0.016 * strands(y > 0.2 ? across : (ax + sway) * 30 + z * 18) -
          0.012 * Math.sin(y * 9 + ax * 5)) *
        0.65
      );
    };
  },
};

import { createEars } from './ear.ts';
import { createEyes } from './eye.ts';
import type { Face, Paint } from './face.ts';
import { createMouth } from './mouth.ts';
import { createNose } from './nose.ts';
import {
  carve,
  clamp,
  ellipsoid,
  hill,
  limb,
  melt,
  type Solid,
  step,
  type Vector,
} from './solid.ts';

export interface Head {
  skin: Solid;
  /** The skull alone, which hair and hats keep to. */
  cranium: Solid;
  /**
   * What is painted where on the skin.
   * @param gaze direction of the eyes in the head's own space
   */
  paint(x: number, y: number, z: number, gaze: Vector): Paint;
}

/** Sculpts a head. What is given for the right side holds for the left. */
export function sculptHead(face: Face): Head {
  const { width, jaw, chin } = face;
  const cranium = ellipsoid([0, 0.27, -0.13], [0.625 * width, 0.68, 0.745]);
  const front = ellipsoid([0, -0.2, 0.12], [0.475 * width, 0.62, 0.49]);
  const jawbone = limb([0.37 * width * jaw, -0.4, 0], [0.1 * chin, -0.72, 0.42], 0.12, 0.1);
  const chinbone = ellipsoid([0, -0.735, 0.475], [0.155 * chin, 0.115, 0.125]);
  const cheekbone = ellipsoid([0.345 * width, -0.1, 0.345], [0.165, 0.12, 0.15]);
  const brow = limb([0.06, 0.225, 0.55], [0.36 * width, 0.23, 0.4], 0.055, 0.05);
  const socket = ellipsoid([0.25, 0.075, 0.68], [0.175, 0.1, 0.19]);
  const muzzle = ellipsoid([0, -0.47, 0.4], [0.27, 0.22, 0.23]);
  const jowl = ellipsoid([0.27 * width, -0.38, 0.22], [0.2, 0.26, 0.24]);
  const throat = limb([0, -0.4, -0.14], [0, -1.5, -0.26], 0.29, 0.31);
  const sinew = limb([0.42, -0.3, -0.22], [0.07, -1.26, 0.1], 0.075, 0.06);
  const [ears, eyes, nose, mouth] = [
    createEars(face),
    createEyes(face),
    createNose(face),
    createMouth(face),
  ];

  const skin: Solid = (sx, y, z) => {
    // Smoothed at the middle, so that the mirrored halves have no seam.
    const x = Math.sqrt(sx * sx + 0.0004);
    let d = melt(cranium(x, y, z), front(x, y, z), 0.2);
    d = melt(d, jawbone(x, y, z), 0.16);
    d = melt(d, throat(x, y, z), 0.1);
    d = melt(d, sinew(x, y, z), 0.1);
    d = melt(d, ears.solid(x, y, z), 0.035);
    if (z < -0.2) return d;
    // The nose is the outermost point of the face.
    if (d > 0.5) return d - 0.3;
    d = melt(d, chinbone(x, y, z), 0.14);
    d = melt(d, cheekbone(x, y, z), 0.16);
    d = melt(d, jowl(x, y, z), 0.14);
    d = melt(d, muzzle(x, y, z), 0.14);
    d = melt(d, brow(x, y, z) + 0.02 * (1 - face.brow), 0.1);
    d = carve(d, socket(x, y, z), 0.1);
    d -= (reliefOfCheeks(face, x, y) + mouth.relief(x, y)) * step(0.12, 0.3, z);
    return eyes.set(nose.set(d, x, y, z), x, y, z);
  };

  return {
    skin,
    cranium,
    paint(sx, y, z, gaze) {
      const x = Math.abs(sx);
      if (z < 0.15) return ears.paint(x, y, z);
      const painted = [
        eyes.paint(x, y, z, sx < 0 ? -1 : 1, gaze),
        nose.paint(x, y, z),
        mouth.paint(x, y),
      ];
      return painted.find((paint) => paint !== 'skin') ?? 'skin';
    },
  };
}

/** How far flesh stands out over the bones, at a place of the front. */
function reliefOfCheeks({ width, smile, cheek, age }: Face, x: number, y: number): number {
  // Apples of the cheeks, which a smile lifts, and the fold beside them.
  const apple = hill(x - 0.315 * width, y + 0.2 - 0.03 * smile, 0.13, 0.11);
  const fold = clamp((-0.24 - y) / 0.3);
  const foldX = 0.15 + 0.135 * fold ** 0.9 + 0.02 * Math.sin(fold * Math.PI);
  const along = step(-0.12, -0.3, y) * step(-0.64, -0.42, y) * (0.4 + 0.6 * smile);
  const crease = Math.exp(-(((x - foldX) / 0.04) ** 2));
  const roll = Math.exp(-(((x - foldX - 0.075) / 0.06) ** 2));
  // Groove under the eye, from the nose outwards.
  const bagY = -0.04 - 0.1 * clamp((x - 0.1) / 0.25);
  const bag = Math.exp(-(((y - bagY) / 0.03) ** 2)) * step(0.08, 0.16, x) * step(0.38, 0.2, x);
  const temple = hill(x - 0.52 * width, y - 0.28, 0.12, 0.14);
  return (
    (0.03 + 0.045 * smile) * cheek * apple -
    (0.012 + 0.02 * age) * along * crease +
    (0.014 + 0.012 * age) * along * roll -
    (0.004 + 0.012 * age) * bag -
    0.03 * temple
  );
}

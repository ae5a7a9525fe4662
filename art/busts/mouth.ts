import type { Face, Paint } from './face.ts';
import { hill, step } from './solid.ts';

/** Height of the mouth, and how far lips reach above and below. */
const Y = -0.485;
const isNear = (y: number) => y < Y + 0.16 && y > Y - 0.26;

/** The mouth: heights over x, the distance from the middle of the face. */
export function createMouth({ mouth, smile, lips, teeth }: Face) {
  const half = 0.205 * mouth * (1 + 0.13 * smile);
  /** Where the lips meet; with the teeth shown, the edge of the upper one. */
  const line = (x: number) => {
    const t = x / half;
    return Y - 0.012 * smile + smile * 0.078 * t * t + 0.004 * Math.cos(t * 8) * (1 - t * t);
  };
  const gap = (x: number) => teeth * 0.085 * Math.max(1 - (x / (half * 0.92)) ** 2, 0) ** 0.7;
  const upper = (x: number) => {
    const t = Math.min(x / half, 1);
    const bow = 0.016 * Math.exp(-((x / 0.035) ** 2));
    return line(x) + lips * (0.062 * (1 - t) ** 1.2 * (1 + 0.8 * t) - bow);
  };
  const lower = (x: number) => {
    const t = Math.min(x / half, 1);
    return line(x) - gap(x) - 0.083 * lips * Math.max(1 - t * t, 0) ** 1.35;
  };

  function reliefOfLips(x: number, y: number): number {
    if (x > half * 1.1 || !isNear(y)) return 0;
    const [m, under] = [line(x), line(x) - gap(x)];
    const fade = lips * (1 - Math.min(x / half, 1) ** 2.2);
    const [u, l] = [
      (y - m) / Math.max(upper(x) - m, 0.006),
      (under - y) / Math.max(under - lower(x), 0.006),
    ];
    let out = 0;
    if (u > -0.2 && u < 1.5) out += 0.034 * fade * Math.max(1 - ((u - 0.45) / 0.85) ** 2, 0);
    if (l > -0.2 && l < 1.5) out += 0.044 * fade * Math.max(1 - ((l - 0.42) / 0.8) ** 2, 0);
    // The line itself, or the teeth set back behind the lips.
    const back = Math.max(
      0.03 * Math.exp(-(((y - m) / 0.011) ** 2)),
      y < m && y > under ? 0.05 : 0,
    );
    return out - back * step(half * 1.06, half * 0.9, x);
  }

  return {
    /** How far the mouth stands out over the bones. */
    relief(x: number, y: number): number {
      // Philtrum, and the hollow between lip and chin.
      const middle =
        -0.016 * hill(x, y + 0.385, 0.024, 0.045) +
        0.007 * hill(x - 0.042, y + 0.385, 0.02, 0.05) -
        0.04 * hill(x, y + 0.625, 0.14, 0.045);
      // Corners of the mouth press into the cheeks.
      const corner = hill(x - half - 0.012, y - line(half), 0.03, 0.038);
      return middle - (0.012 + 0.014 * smile) * corner + reliefOfLips(x, y);
    },
    paint(x: number, y: number): Paint {
      if (x > half * 1.05 || !isNear(y)) return 'skin';
      const m = line(x);
      if (teeth === 0) {
        if (Math.abs(y - m) < 0.0105 * (1 - 0.4 * (x / half) ** 2)) return 'ink';
      } else if (y < m + 0.009 && y > m - gap(x) - 0.003) {
        return y > m - 0.009 || gap(x) < 0.018 ? 'ink' : 'white';
      }
      return x < half && y > lower(x) && y < upper(x) ? 'lip' : 'skin';
    },
  };
}

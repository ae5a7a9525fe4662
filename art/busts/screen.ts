import { type Part, parts } from './bust.ts';
import type { Field } from './contour.ts';

/** Parts that are flat or solid. */
const UNDOTTED: ReadonlySet<Part> = new Set(['ground', 'white', 'iris', 'frame', 'ink']);

/** Sizes a dot may have: each is one path. */
const SIZES = 7;
/** Radius of the largest, as a share of the pitch: four of them close the gap between them. */
const LARGEST = 0.72;

interface Screen {
  /** Distance from dot to dot, in pixels. */
  pitch: number;
  /** The part at each pixel, an index into `parts`. */
  seen: Field;
}

/** How much ink a dot at a pixel needs, 0 to 1. */
function measure(amounts: Field, { pitch, seen }: Screen, i: number, j: number): number {
  const { width, height, values } = amounts;
  const reach = Math.max(1, Math.round(pitch * 0.45));
  let [sum, count, outside, least] = [0, 0, 0, 1];
  for (let y = Math.max(j - reach, 0); y <= Math.min(j + reach, height - 1); y++)
    for (let x = Math.max(i - reach, 0); x <= Math.min(i + reach, width - 1); x++) {
      const at = y * width + x;
      const part = parts[seen.values[at] ?? 0] ?? 'ground';
      if (part === 'ground') outside += 3;
      else if (part === 'white' || part === 'iris') outside++;
      else if (part !== 'ink') {
        sum += values[at] ?? 0;
        least = Math.min(least, values[at] ?? 0);
        count++;
      }
    }
  // Fully dark areas are covered by a solid shape.
  if (count === 0 || least > 0.97) return 0;
  // At the edge of the figure a dot gets smaller, so that the outline stays an outline.
  return (sum / count) * (count / (count + outside)) ** 1.5;
}

/**
 * Dots on a screen of 45°, in a space where neighbours are 1 apart, so that most moves are one digit.
 * @param amounts how much ink each pixel gets, 0 to 1
 * @param steps units of the drawing, a pixel
 */
export function toDots(amounts: Field, screen: Screen, steps: number, ink: string): string {
  const { pitch, seen } = screen;
  const { width, height } = amounts;
  const side = pitch * Math.SQRT1_2;
  const most = Math.ceil((width + height) / pitch);
  const sizes = Array.from({ length: SIZES }, () => ({ data: '', pen: [0, 0] }));
  for (let v = -most; v < most; v++)
    for (let u = 0; u < 2 * most; u++) {
      const [i, j] = [Math.round((u - v) * side), Math.round((u + v) * side)];
      if (i < 0 || j < 0 || i >= width || j >= height) continue;
      if (UNDOTTED.has(parts[seen.values[j * width + i] ?? 0] ?? 'ground')) continue;
      const amount = measure(amounts, screen, i, j);
      const size = sizes[Math.min(SIZES - 1, Math.floor(Math.sqrt(amount) * SIZES))];
      if (!size || amount < 0.05) continue;
      const [du, dv] = [u - (size.pen[0] ?? 0), v - (size.pen[1] ?? 0)];
      size.data += `m${du}${dv < 0 ? '' : ' '}${dv}h0`;
      size.pen = [u, v];
    }
  const dots = sizes
    .map(({ data }, size) => {
      const thick = 2 * LARGEST * ((size + 0.75) / SIZES);
      return data ? `<path stroke-width="${thick.toFixed(2)}" d="M0 0${data}"/>` : '';
    })
    .join('');
  return `<g transform="rotate(45)scale(${(pitch * steps).toFixed(2)})" fill="none" stroke="${ink}" stroke-linecap="round">${dots}</g>`;
}

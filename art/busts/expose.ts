import { type Bust, parts } from './bust.ts';
import type { Field } from './contour.ts';
import { createLight, type Lamps, meet } from './light.ts';

/** A frame around a figure. Lengths are in units of the frame. */
export interface Frame {
  width: number;
  height: number;
  /** Where the middle of the head lies. */
  centre: readonly [x: number, y: number];
  /** Units of the frame, a head. */
  scale: number;
  /** Units of the frame for one pixel: the resolution. */
  pixel: number;
}

/** The visible part and its light at each pixel. */
export interface Negative {
  /** Index into `parts`. */
  seen: Field;
  /** 0 in the dark, 1 in full light. */
  light: Field;
}

/** Renders a figure from the front. */
export function expose(bust: Bust, lamps: Lamps, frame: Frame): Negative {
  const { pixel, centre, scale } = frame;
  const [width, height] = [Math.round(frame.width / pixel), Math.round(frame.height / pixel)];
  const depth = new Float32Array(width * height).fill(Number.NaN);
  const seen = new Float32Array(width * height);
  const light = new Float32Array(width * height);
  const toLight = createLight(bust.solid, lamps);
  for (let at = 0; at < depth.length; at++) {
    const x = (((at % width) + 0.5) * pixel - centre[0]) / scale;
    const y = (centre[1] - (Math.floor(at / width) + 0.5) * pixel) / scale;
    const z = meet(bust.solid, x, y);
    if (z === undefined) continue;
    depth[at] = z;
    seen[at] = parts.indexOf(bust.identify(x, y, z));
    // Light is expensive and changes slowly: every other pixel reuses it, except where the depth changes.
    const before = depth[at - 1] ?? Number.NaN;
    const fresh = (at + Math.floor(at / width)) % 2 === 0 || !(Math.abs(before - z) < 0.03);
    light[at] = fresh ? toLight(x, y, z) : (light[at - 1] ?? 0);
  }
  const field = (values: Float32Array): Field => ({ width, height, values });
  return { seen: field(seen), light: field(light) };
}

import {
  circle,
  group,
  type Point,
  polygon,
  rect,
  repeat,
  shape,
  stroke,
} from '../../../draw/marks.ts';
import { cairo } from './palette.ts';

const { sand, wheat, clay, ink, brick, rust, deep, sun, cream } = cairo;

/** The same choice for the same place, so that a picture never changes between builds. */
export const chance = (x: number, y: number) => {
  const mixed = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
};

export interface Block {
  x: number;
  width: number;
  height: number;
  floor: number;
  front: string;
  side: string;
  pane: string;
  seed: number;
}

/** A block of flats: rows of windows, some lit, water tanks and a dish on the roof, one side in shade. */
export function block({ x, width, height, floor, front, side, pane, seed }: Block): string {
  const top = floor - height;
  const depth = width * 0.22;
  const columns = Math.max(3, Math.round((width - depth) / 19));
  const gap = (width - depth) / (columns + 0.4);
  const rows = Math.floor((height - 26) / 27);
  const windows = repeat(rows * columns, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const luck = chance(column + seed, row * 3 + seed);
    const [left, above] = [x + gap * 0.45 + column * gap, top + 17 + row * 27];
    if (luck > 0.93) return '';
    const colour = luck > 0.74 ? sun : luck > 0.6 ? side : pane;
    const balcony = luck < 0.22 ? rect(left - 3, above + 13, 15, 3.4, side) : '';
    return rect(left, above, 9, 14, colour) + balcony;
  });
  const roof =
    rect(x + width * 0.12, top - 9, 12, 9, side) +
    rect(x + width * 0.5, top - 13, 3, 13, side) +
    group(
      `translate(${(x + width * 0.5 + 2).toFixed(1)} ${(top - 13).toFixed(1)}) rotate(-34)`,
      shape('M-8,0A8,8 0 0 0 8,0z', side),
    );
  return (
    roof +
    rect(x, top, width, height, front) +
    rect(x + width - depth, top, depth, height, side) +
    windows
  );
}

/** A date palm, `size` tall. */
export function palm(x: number, floor: number, size: number): string {
  const top = floor - size;
  const reach = size * 0.34;
  const frond = (angle: number, length: number) =>
    group(
      `translate(${x.toFixed(1)} ${top.toFixed(1)}) rotate(${angle})`,
      shape(
        `M0,0Q${(length * 0.5).toFixed(1)},${(-length * 0.42).toFixed(1)} ${length.toFixed(1)},${(length * 0.16).toFixed(1)}Q${(length * 0.5).toFixed(1)},${(-length * 0.14).toFixed(1)} 0,0z`,
        deep,
      ),
    );
  return (
    shape(
      `M${x - size * 0.028},${floor}Q${x - size * 0.012},${top + size * 0.4} ${x - size * 0.014},${top}h${size * 0.03}Q${x + size * 0.03},${top + size * 0.4} ${x + size * 0.032},${floor}z`,
      deep,
    ) +
    [-152, -118, -80, -40, -6, 26, 156, 190]
      .map((angle) => frond(angle, reach * (0.86 + chance(angle, size) * 0.3)))
      .join('') +
    circle(x - 4, top + 7, size * 0.026, rust) +
    circle(x + 6, top + 9, size * 0.026, rust)
  );
}

/** A felucca with its lateen sail; `size` is the length of the boat. */
export function felucca(x: number, y: number, size: number, sail: string = cream): string {
  return group(
    `translate(${x} ${y}) scale(${(size / 200).toFixed(3)})`,
    shape('M52,-210C10,-150 -18,-80 -14,-30Q24,-22 64,-34C82,-96 78,-160 52,-210z', sail),
    shape('M52,-210C62,-150 58,-88 34,-27Q50,-29 64,-34C82,-96 78,-160 52,-210z', wheat),
    stroke('M56,-236L-18,-14M4,-92L2,0', ink, 6, 'round'),
    shape('M-100,-14Q0,18 100,-26Q92,28 60,28H-58Q-94,28 -100,-14z', ink),
    rect(-86, 7, 156, 3, brick),
  );
}

/** A minaret of three storeys, narrower each time, with its balconies and crescent. */
export function minaret(
  x: number,
  floor: number,
  height: number,
  width: number,
  window: string,
): string {
  const storey = (share: number) => floor - height * share;
  const neck = width * 0.62;
  const arch = (cx: number, base: number, w: number, h: number) =>
    shape(`M${cx - w},${base}v${-h}a${w},${w} 0 0 1 ${2 * w},0v${h}z`, window);
  const balcony = (y: number, w: number) =>
    polygon(
      [
        [x - w * 0.62, y + 12],
        [x - w * 0.95, y],
        [x + w * 0.95, y],
        [x + w * 0.62, y + 12],
      ],
      ink,
    ) + repeat(7, (index) => rect(x - w * 0.92 + index * ((w * 1.84 - 4) / 6), y - 9, 4, 9, ink));
  return (
    rect(x - width / 2, storey(0.5), width, height * 0.5, ink) +
    arch(x, floor - height * 0.3, width * 0.16, height * 0.07) +
    arch(x, floor - height * 0.12, width * 0.16, height * 0.07) +
    balcony(storey(0.5), width * 0.86) +
    rect(x - neck / 2, storey(0.75), neck, height * 0.25, ink) +
    repeat(3, (index) =>
      arch(x + (index - 1) * neck * 0.3, floor - height * 0.55, neck * 0.09, height * 0.09),
    ) +
    balcony(storey(0.75), neck * 0.92) +
    repeat(4, (index) =>
      rect(x - neck * 0.36 + index * neck * 0.2, storey(0.84), neck * 0.12, height * 0.1, ink),
    ) +
    rect(x - neck * 0.42, storey(0.845), neck * 0.84, height * 0.018, ink) +
    shape(
      `M${x - neck * 0.34},${storey(0.845)}C${x - neck * 0.6},${storey(0.9)} ${x - neck * 0.1},${storey(0.93)} ${x},${storey(0.955)}C${x + neck * 0.1},${storey(0.93)} ${x + neck * 0.6},${storey(0.9)} ${x + neck * 0.34},${storey(0.845)}z`,
      ink,
    ) +
    stroke(`M${x},${storey(0.95)}V${storey(0.985)}`, ink, 3) +
    group(`translate(${x} ${storey(1)})`, shape('M-7,-6A9,9 0 1 0 7,-6A7,7 0 1 1 -7,-6z', ink))
  );
}

/** A mosque of the old city: two domes, a parapet and a row of arches that let the light through. */
export function mosque(x: number, floor: number, scale: number, light: string): string {
  const ribs = (cx: number, base: number, r: number, height: number) =>
    [-0.55, 0, 0.55]
      .map((lean) =>
        stroke(
          `M${cx + lean * r},${base}Q${cx + lean * r * 1.15},${base - height * 0.6} ${cx},${base - height}`,
          '#33241a',
          2.4,
        ),
      )
      .join('');
  const dome = (cx: number, base: number, r: number, height: number) =>
    shape(
      `M${cx - r},${base}C${cx - r * 1.12},${base - height * 0.5} ${cx - r * 0.5},${base - height * 0.8} ${cx},${base - height}C${cx + r * 0.5},${base - height * 0.8} ${cx + r * 1.12},${base - height * 0.5} ${cx + r},${base}z`,
      ink,
    ) +
    ribs(cx, base, r, height) +
    stroke(`M${cx},${base - height}v-22`, ink, 3.4) +
    circle(cx, base - height - 8, 4.6, ink) +
    group(
      `translate(${cx} ${base - height - 28})`,
      shape('M-6,-5A8,8 0 1 0 6,-5A6,6 0 1 1 -6,-5z', ink),
    );
  const arches = (y: number, from: number, step: number, times: number, w: number, h: number) =>
    repeat(times, (index) => {
      const cx = from + index * step;
      return shape(
        `M${cx - w},${y}v${-h}q0,${-w} ${w},${-w * 1.5}q${w},${w * 0.5} ${w},${w * 1.5}v${h}z`,
        light,
      );
    });
  const crenels = (y: number, from: number, to: number) =>
    repeat(Math.floor((to - from) / 12), (index) =>
      shape(`M${from + index * 12},${y}v-7l4.5,-6l4.5,6v7z`, ink),
    );
  return group(
    `translate(${x} ${floor}) scale(${scale})`,
    dome(20, -136, 92, 150),
    dome(-82, -92, 34, 56),
    rect(-72, -138, 186, 60, ink),
    crenels(-138, -72, 112),
    rect(-128, -94, 268, 94, ink),
    crenels(-94, -128, 138),
    arches(-104, -48, 34, 5, 8, 14),
    arches(0, -102, 44, 6, 14, 40),
    rect(-128, -78, 268, 2.4, light),
  );
}

/** The tower on the island: a lotus of lattice. */
export function tower(x: number, floor: number, height: number): string {
  const at = (share: number) => floor - height * share;
  const w = height * 0.062;
  const lattice = repeat(8, (row) =>
    repeat(3, (column) => {
      const [cx, cy] = [x + (column - 1) * w * 0.52, at(0.06 + row * 0.066)];
      return polygon(
        [
          [cx, cy - 11],
          [cx + 5, cy],
          [cx, cy + 11],
          [cx - 5, cy],
        ],
        sand,
      );
    }),
  );
  return (
    polygon(
      [
        [x - w, floor],
        [x - w * 0.68, at(0.62)],
        [x - w * 1.5, at(0.78)],
        [x + w * 1.5, at(0.78)],
        [x + w * 0.68, at(0.62)],
        [x + w, floor],
      ],
      rust,
    ) +
    lattice +
    rect(x - w * 1.55, at(0.8), w * 3.1, height * 0.025, brick) +
    rect(x - w * 0.9, at(0.84), w * 1.8, height * 0.03, rust) +
    rect(x - w * 0.5, at(0.875), w, height * 0.035, rust) +
    rect(x - 2.4, at(1.02), 4.8, height * 0.16, rust)
  );
}

/** A pyramid, one face in the light and one in the shade. */
export function pyramid(x: number, floor: number, width: number, height: number): string {
  const top: Point = [x, floor - height];
  const ridge: Point = [x + width * 0.09, floor];
  return (
    polygon([[x - width / 2, floor], top, ridge], wheat) +
    polygon([ridge, top, [x + width / 2, floor]], clay)
  );
}

/** Long strokes of light on water, shorter as they come nearer. */
export function reflection(
  x: number,
  from: number,
  width: number,
  rows: number,
  step: number,
  colour: string,
) {
  return repeat(rows, (row) => {
    const w = width * (1 - row * 0.09) * (0.82 + chance(row, x) * 0.3);
    const shift = (chance(x, row) - 0.5) * width * 0.16;
    return rect(x - w / 2 + shift, from + row * step + row * row * 0.8, w, 6 + row * 0.5, colour);
  });
}

export const ripples = (marks: readonly [x: number, y: number, w: number][]) =>
  marks.map(([x, y, w]) => rect(x, y, w, 2.4, '#8fbcb0')).join('');

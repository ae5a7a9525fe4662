import type { Covers } from '../compositions/case-pictures.ts';
import { blur, grain } from '../draw/light.ts';
import { gradient, mix, n, type Point, radial, svg, toPoints } from '../draw/svg.ts';
import { gammaZone } from '../identities/gamma-zone.ts';
import { lettering } from '../identities/identity.ts';

const { palette: c } = gammaZone;

/** A place in the room: x to the right, y upwards, z away from us. In widths of a key. */
type Place = readonly [x: number, y: number, z: number];
type See = (place: Place) => Point;

/** The keys somebody is climbing: column and row, row 0 nearest to us. */
interface Lit {
  column: number;
  row: number;
  letter: string;
}

/**
 * A keyboard built like a lecture hall: every row is a step, and the name climbs it key by key along the
 * curve that is called gamma.
 */
export function gammaZoneScene(options: {
  width: number;
  height: number;
  /** Where the middle of the nearest row's front edge lies, and the size of a key there. */
  at: Point;
  key: number;
  columns: number;
  rows: number;
  /** The lit keys from the first letter on: column from the middle, row from the nearest. */
  path: readonly (readonly [column: number, row: number])[];
  lettered: boolean;
  /** How many keys to each side of its middle the space bar is long, and where that middle is. */
  bar: { column: number; half: number };
}): string {
  const { width, height, at, key, columns, rows, path, lettered, bar } = options;
  const letters = [...'GAMMAZONE'];
  const lit: Lit[] = path.map(([column, row], i) => ({ column, row, letter: letters[i] ?? '' }));
  const [eye, above] = [32, 26];
  // We stand in front of the first row and look down on it from far above.
  const see: See = ([x, y, z]) => {
    const k = (eye / (eye + z)) * key;
    return [at[0] + x * k, at[1] - above * key + (above - y) * k];
  };
  const cells: { column: number; row: number }[] = [];
  for (let row = rows - 1; row >= 0; row--)
    for (let i = 0; i < columns; i++) {
      // From the sides to the middle, so that a key never covers one that stands in front of it.
      const side = Math.floor(i / 2);
      const column = i % 2 === 0 ? -(columns - 1) / 2 + side : (columns - 1) / 2 - side;
      if (row > 0 || Math.abs(column - bar.column) > bar.half) cells.push({ column, row });
    }
  return svg(
    width,
    height,
    `<defs>${blur('soft', key * 0.07)}${blur('glow', key * 0.34)}${blur('edge', 0.8)}
${radial(
  'air',
  [
    [0, '#4F63FF', 0.9],
    [0.4, '#2233B8', 0.6],
    [1, c.deep, 0],
  ],
  { centre: [width * 0.72, height * 0.02], radius: height * 0.8, units: 'userSpaceOnUse' },
)}</defs>
<rect width="${width}" height="${height}" fill="${c.navy}"/><rect width="${width}" height="${height}" fill="url(#air)"/>
${cells
  .map(({ column, row }) => {
    const on = lit.find((one) => one.column === column && one.row === row);
    const first = column === -(columns - 1) / 2;
    return `${
      first
        ? lit
            .filter((one) => one.row === row)
            .map((one) => halo(see, one))
            .join('')
        : ''
    }${cap({ see, column, row, rows, lit: on, near: nearest(lit, column, row), lettered, key })}`;
  })
  .join('')}
${cap({ see, column: bar.column, row: 0, rows, half: bar.half, lit: undefined, near: { glow: 0, side: 0 }, lettered, key })}
${grain(width, height, 0.1)}`,
  );
}

/** How strongly the nearest lit key shines on a key, 0 to 1, and from which side. */
function nearest(lit: readonly Lit[], column: number, row: number): { glow: number; side: number } {
  let glow = 0;
  let side = 0;
  for (const one of lit) {
    const away = Math.hypot(one.column - column, (one.row - row) * 1.1);
    const k = Math.exp(-((away / 1.5) ** 2));
    if (k > glow) {
      glow = k;
      side = Math.sign(one.column - column);
    }
  }
  return { glow, side };
}

/** Rise of a row over the one before it: gentle at first, then steeper, as a gamma curve is. */
const rise = (row: number) => row * 0.3 + row ** 2 * 0.022;

function cap(options: {
  see: See;
  column: number;
  row: number;
  rows: number;
  lit: Lit | undefined;
  near: { glow: number; side: number };
  lettered: boolean;
  key: number;
  /** Only the space bar is longer than one key. */
  half?: number;
}): string {
  const { see, column, row, rows, lit, near, lettered, half = 0 } = options;
  const pressed = lit ? 0.1 : 0;
  const base = rise(row);
  const top = base + 0.62 - pressed;
  const depth = row * 1.04;
  const level = half > 0 ? 1 : row / (rows - 1);
  const body = mix(
    mix(c.navy, c.ultra, Math.min(0.25 + level * 1.5, 1)),
    c.ice,
    Math.max(level - 0.45, 0) * 1.5,
  );
  const colour = lit ? mix(c.pink, c.violet, 0.1) : mix(body, c.pink, near.glow * 0.16);
  const [hw, inset] = [0.475 + half, 0.085];
  const quad = (points: readonly Place[], fill: string, round: number, extra = '') =>
    `<path d="${rounded(points.map(see), round * (see([1, 0, depth])[0] - see([0, 0, depth])[0]))}" fill="${fill}" ${extra}/>`;
  const low = base - 1.1;
  const [zf, zb] = [depth - 0.475, depth + 0.475];
  const bottomFront: Place[] = [
    [column - hw, low, zf],
    [column + hw, low, zf],
  ];
  const lid: Place[] = [
    [column - hw + inset, top, zf + inset],
    [column + hw - inset, top, zf + inset],
    [column + hw - inset, top + 0.06, zb - inset],
    [column - hw + inset, top + 0.06, zb - inset],
  ];
  const [fl, fr, br, bl] = lid as [Place, Place, Place, Place];
  const front: Place[] = [bottomFront[0] as Place, bottomFront[1] as Place, fr, fl];
  const left: Place[] = [[column - hw, low, zb], bottomFront[0] as Place, fl, bl];
  const right: Place[] = [bottomFront[1] as Place, [column + hw, low, zb], br, fr];
  const sheen = lit ? '#FF9ACB' : mix(colour, '#FFFFFF', 0.26);
  const dark = mix(colour, c.deep, lit ? 0.22 : 0.56);
  const id = `k${row}-${Math.round(column * 2 + 100)}`;
  const [, fy] = see(fl);
  const [, by] = see(bottomFront[0] as Place);
  const paint = gradient(
    id,
    [
      [0, mix(colour, '#FFFFFF', lit ? 0.3 : 0.12)],
      [0.12, mix(colour, c.deep, lit ? 0.02 : 0.2)],
      [0.6, lit ? mix(c.pink, c.violet, 0.55) : mix(colour, c.deep, 0.72)],
      [1, c.deep],
    ],
    { from: [0, fy], to: [0, by], units: 'userSpaceOnUse' },
  );
  const [tx, ty] = see(bl);
  const [ux, uy] = see(fr);
  const face = gradient(
    `${id}t`,
    [
      [0, lit ? '#FF86C2' : mix(colour, '#FFFFFF', 0.16)],
      [0.5, lit ? '#FF5FAE' : colour],
      [1, lit ? '#FFB1D8' : mix(colour, '#FFFFFF', 0.3)],
    ],
    { from: [tx, ty], to: [ux, uy], units: 'userSpaceOnUse' },
  );
  const seam =
    near.glow > 0.12 && !lit
      ? `<path d="M${see(bl).map(n).join(' ')}L${see(fl).map(n).join(' ')}L${see(fr).map(n).join(' ')}L${see(br).map(n).join(' ')}" fill="none" stroke="${c.pink}" stroke-width="2.4" opacity="${n(near.glow * 0.9)}" filter="url(#edge)"/>`
      : '';
  return `${paint}${face}${quad(left, dark, 0.04)}${quad(right, mix(dark, c.deep, 0.3), 0.04)}${quad(front, `url(#${id})`, 0.1)}${quad(lid, `url(#${id}t)`, 0.13)}<path d="M${see(fl).map(n).join(' ')}L${see(fr).map(n).join(' ')}" stroke="${sheen}" stroke-width="${n(options.key * 0.022)}" stroke-linecap="round" opacity=".8" transform="translate(0 1)"/>${seam}${lettered ? legend([fl, fr, bl].map(see), lit?.letter ?? '', half) : ''}`;
}

/** Light that a lit key throws on the row behind it; painted before any key of its own row. */
function halo(see: See, { column, row }: Lit): string {
  const [top, depth] = [rise(row) + 0.5, row * 1.04];
  const corners: Place[] = [
    [column - 0.75, top - 0.5, depth - 0.475],
    [column + 0.75, top - 0.5, depth - 0.475],
    [column + 0.75, top + 0.4, depth + 0.475],
    [column - 0.75, top + 0.4, depth + 0.475],
  ];
  return `<path d="${rounded(corners.map(see), 30)}" fill="${c.pink}" opacity=".75" filter="url(#glow)"/>`;
}

/** What is printed on the top of a key; it lies on the key and shortens with it. */
function legend(corners: readonly Point[], letter: string, half: number): string {
  const [from, right, back] = corners;
  if (!from || !right || !back || (letter === '' && half === 0)) return '';
  const wide = 0.78 + half * 2;
  const side = [(right[0] - from[0]) / wide, (right[1] - from[1]) / wide];
  const down = [(from[0] - back[0]) / 0.78, (from[1] - back[1]) / 0.78];
  const middle = [(right[0] + back[0]) / 2, (right[1] + back[1]) / 2];
  const matrix = [...side, ...down, ...middle].map((v) => Math.round(v * 1000) / 100000);
  const place = `matrix(${matrix.slice(0, 4).join(' ')} ${middle.map((v) => n(v ?? 0)).join(' ')})`;
  const print = half
    ? `<g transform="translate(0 19)">${gammaZone.arabicWordmark?.({ size: 62, colour: c.navy, anchor: 'middle' })}</g>`
    : `<g transform="translate(0 24)">${lettering(letter, 'Gamma', { size: 70, colour: c.white, anchor: 'middle' }, { weight: 700 })}</g>`;
  return `<g transform="${place}">${print}</g>`;
}

/** A polygon with its corners rounded off by `r` pixels. */
function rounded(points: readonly Point[], r: number): string {
  const count = points.length;
  let d = '';
  points.forEach((corner, i) => {
    const before = points[(i + count - 1) % count] ?? corner;
    const after = points[(i + 1) % count] ?? corner;
    const towards = (to: Point): Point => {
      const long = Math.hypot(to[0] - corner[0], to[1] - corner[1]) || 1;
      const k = Math.min(r / long, 0.5);
      return [corner[0] + (to[0] - corner[0]) * k, corner[1] + (to[1] - corner[1]) * k];
    };
    const [a, b] = [towards(before), towards(after)];
    d += `${i === 0 ? 'M' : 'L'}${n(a[0])} ${n(a[1])}Q${n(corner[0])} ${n(corner[1])} ${n(b[0])} ${n(b[1])}`;
  });
  return `${d}Z`;
}

/** Where its things lie in each format. */
export const gammaZoneCovers: Covers = {
  tile: (page) =>
    gammaZoneScene({
      ...page,
      at: [600, 1446],
      key: 134,
      columns: 15,
      rows: 13,
      path: toPoints('-4,1 -3,1 -2,2 -1,2 0,3 1,4 2,5 3,6 4,8'),
      lettered: true,
      bar: { column: 1, half: 2 },
    }),
  wide: (page) =>
    gammaZoneScene({
      ...page,
      at: [800, 964],
      key: 126,
      columns: 21,
      rows: 10,
      path: toPoints('-5,1 -4,1 -3,1 -2,2 -1,2 0,3 1,4 2,5 3,6'),
      lettered: true,
      bar: { column: 3, half: 2 },
    }),
  small: (page) =>
    gammaZoneScene({
      ...page,
      at: [500, 950],
      key: 160,
      columns: 11,
      rows: 8,
      path: toPoints('-2,1 -1,1 0,2 1,3 2,4'),
      lettered: false,
      bar: { column: 0.5, half: 1.5 },
    }),
  // The keyboard as a hall, once across its rows and once up its steps.
  banner: (page) =>
    gammaZoneScene({
      ...page,
      at: [620, 960],
      key: 168,
      columns: 19,
      rows: 8,
      path: toPoints('-2,1 -1,1 0,2 1,2 2,3 3,4'),
      lettered: false,
      bar: { column: 2, half: 2 },
    }),
  'banner-tall': (page) =>
    gammaZoneScene({
      ...page,
      at: [450, 1180],
      key: 150,
      columns: 11,
      rows: 10,
      path: toPoints('-2,1 -1,2 0,3 1,5 2,7'),
      lettered: false,
      bar: { column: 0.5, half: 1.5 },
    }),
};

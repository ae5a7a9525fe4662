import type { Covers } from '../compositions/case-pictures.ts';
import { face, isometric, type Place } from '../draw/isometric.ts';
import { blur, grain } from '../draw/light.ts';
import { random } from '../draw/random.ts';
import { gradient, line, mix, n, type Point, svg } from '../draw/svg.ts';
import { lupin } from '../identities/lupin.ts';

const { palette: c } = lupin;

type Project = (place: Place) => Point;

/** Tiers of the tower from the ground up: radius, height, where it starts. */
const tiers = Array.from({ length: 13 }, (_, i) => {
  const t = i / 12;
  const r = 152 * (1 - t) ** 0.78 + 13;
  const rise = (k: number) => 96 * k - 2.35 * k * k;
  return { r, base: 40 + rise(i), h: rise(i + 1) - rise(i), turn: i % 2 === 0 ? 0 : 22.5, t };
});
const top = (tiers.at(-1)?.base ?? 0) + (tiers.at(-1)?.h ?? 0);

/** A model of Manhattan in white card, and in it one tower that tapers, and colours, like a lupin. */
export function lupinScene(options: {
  width: number;
  height: number;
  /** Where the middle of the tower meets the ground. */
  foot: Point;
  scale: number;
  /** Baseline start of the name. */
  name?: { at: Point; size: number };
}): string {
  const { width, height, foot, scale, name } = options;
  const project = isometric(foot, scale);
  return svg(
    width,
    height,
    `<defs>${blur('soft', 5)}${blur('edge', 1.5)}
${gradient(
  'air',
  [
    [0, c.paper, 1],
    [0.3, c.paper, 0.86],
    [0.52, c.paper, 0.25],
    [0.68, c.paper, 0],
  ],
  { from: [0, foot[1] - 830 * scale], to: [0, foot[1] + 120 * scale], units: 'userSpaceOnUse' },
)}
${gradient('sky', [
  [0, '#FBF8FF'],
  [1, c.paper],
])}</defs>
<rect width="${width}" height="${height}" fill="${c.street}"/>
${city(project, 'ground')}${shadow(project)}${city(project, 'behind')}
<rect width="${width}" height="${height}" fill="url(#air)"/>
${tower(project)}${city(project, 'front')}
${name ? `<g transform="translate(${n(name.at[0])} ${n(name.at[1])})">${lupin.wordmark({ size: name.size, colour: c.root })}</g>` : ''}
${grain(width, height, 0.22)}`,
  );
}

const pitch = 196;
const block = 142;

/** Blocks of the grid. The light comes from the right, so the tower's shadow takes the row to its left. */
function city(project: Project, part: 'ground' | 'behind' | 'front'): string {
  const parts: string[] = [];
  const cells: { i: number; j: number }[] = [];
  for (let i = -9; i <= 8; i++) for (let j = -8; j <= 9; j++) cells.push({ i, j });
  cells.sort((a, b) => a.i + a.j - (b.i + b.j));
  for (const { i, j } of cells) {
    const chance = random(i * 977 + j * 131 + 50021);
    const x0 = i * pitch - block / 2;
    const y0 = j * pitch - block / 2;
    const plaza = Math.abs(i) <= 1 && Math.abs(j) <= 1;
    const corridor = i <= 0 && i >= -3 && j >= 0 && j <= 3 && Math.abs(i + j) <= 1;
    const inFront = i + j > 0;
    if (part === 'ground') {
      parts.push(
        face(
          project,
          [
            [x0, y0, 0],
            [x0 + block, y0, 0],
            [x0 + block, y0 + block, 0],
            [x0, y0 + block, 0],
          ],
          plaza || corridor ? '#E9E2F5' : '#CDC1E4',
        ),
      );
      if (corridor && !plaza) parts.push(trees(project, x0, y0, chance));
      parts.push(cabs(project, x0, y0, chance));
      continue;
    }
    if (plaza || corridor || inFront !== (part === 'front')) continue;
    const distance = Math.hypot(i, j);
    const low = inFront ? 26 + Math.min(i + j - 2, 3) * 10 : 60;
    const tall = inFront ? 92 : 150 + distance * 26;
    parts.push(house(project, x0, y0, block, chance, low, tall));
  }
  return parts.join('');
}

function house(
  project: Project,
  x: number,
  y: number,
  size: number,
  chance: ReturnType<typeof random>,
  low: number,
  tall: number,
): string {
  const parts: string[] = [];
  const split = chance.next() > 0.45;
  const lots: readonly (readonly [number, number, number, number])[] = split
    ? [
        [0, 0, 0.47, 1],
        [0.53, 0, 0.47, 0.47],
        [0.53, 0.53, 0.47, 0.47],
      ]
    : [[0, 0, 1, 1]];
  for (const [a, b, w, d] of lots) {
    const h = chance.between(low, tall) * (w < 1 ? 1.1 : 0.8);
    parts.push(box(project, x + a * size, y + b * size, 0, w * size, d * size, h));
    if (chance.next() > 0.4)
      parts.push(
        box(
          project,
          x + (a + w * 0.22) * size,
          y + (b + d * 0.22) * size,
          h,
          w * size * 0.56,
          d * size * 0.56,
          h * chance.between(0.15, 0.5),
        ),
      );
  }
  return parts.join('');
}

function box(
  project: Project,
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
): string {
  const lit = '#FFFFFF';
  const dark = c.shade;
  const floors = Math.max(1, Math.floor(h / 15));
  const rows: string[] = [];
  for (let f = 1; f <= floors; f++) {
    const zz = z + (h * f) / (floors + 0.6);
    rows.push(
      `<path d="${line([project([x + w, y + 4, zz]), project([x + w, y + d - 4, zz])])}" stroke="#D9CFEE" stroke-width="2.2" fill="none"/><path d="${line([project([x + 4, y + d, zz]), project([x + w - 4, y + d, zz])])}" stroke="#A897CF" stroke-width="2.2" fill="none"/>`,
    );
  }
  return (
    face(
      project,
      [
        [x, y, z + h],
        [x + w, y, z + h],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
      '#F7F3FD',
    ) +
    face(
      project,
      [
        [x + w, y, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x + w, y, z + h],
      ],
      lit,
    ) +
    face(
      project,
      [
        [x, y + d, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
      dark,
    ) +
    rows.join('')
  );
}

function trees(project: Project, x: number, y: number, chance: ReturnType<typeof random>): string {
  const parts: string[] = [];
  for (let k = 0; k < 7; k++) {
    const [px, py] = project([
      x + chance.between(14, block - 14),
      y + chance.between(14, block - 14),
      0,
    ]);
    const r = chance.between(7, 11);
    parts.push(
      `<ellipse cx="${n(px - r)}" cy="${n(py)}" rx="${n(r * 1.2)}" ry="${n(r * 0.55)}" fill="#8E7BBE" opacity=".5"/><circle cx="${n(px)}" cy="${n(py - r)}" r="${n(r)}" fill="${c.leaf}"/><circle cx="${n(px + r * 0.25)}" cy="${n(py - r * 1.25)}" r="${n(r * 0.62)}" fill="#A9C6B2"/>`,
    );
  }
  return parts.join('');
}

function cabs(project: Project, x: number, y: number, chance: ReturnType<typeof random>): string {
  if (chance.next() > 0.62) return '';
  const along = chance.between(0, block);
  const [px, py] = [x + along, y + block + (pitch - block) * chance.pick([0.3, 0.7])];
  return box0(project, px, py, 26, 12, 9, chance.next() > 0.35 ? c.cab : '#FFFFFF');
}

function box0(
  project: Project,
  x: number,
  y: number,
  w: number,
  d: number,
  h: number,
  colour: string,
): string {
  const z = 1;
  return (
    face(
      project,
      [
        [x - 4, y + 4, 0],
        [x + w - 2, y + 4, 0],
        [x + w - 2, y + d + 9, 0],
        [x - 4, y + d + 9, 0],
      ],
      '#9C8BC8',
      'opacity=".55"',
    ) +
    face(
      project,
      [
        [x, y, z + h],
        [x + w, y, z + h],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
      mix(colour, '#ffffff', 0.25),
    ) +
    face(
      project,
      [
        [x + w, y, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x + w, y, z + h],
      ],
      colour,
    ) +
    face(
      project,
      [
        [x, y + d, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
      mix(colour, '#5a3a12', 0.35),
    )
  );
}

/** Shadow of every tier on the ground: to the left and a little towards us, shorter than the tower is high. */
function shadow(project: Project): string {
  const away: Point = [-0.46, 0.4];
  const scallop = (r: number, turn: number, at: Place): string => {
    const points: Point[] = [];
    for (let a = 0; a < 360; a += 5) {
      const bulge = r * (1 + 0.07 * Math.cos(((a - turn) * 8 * Math.PI) / 180));
      const rad = (a * Math.PI) / 180;
      points.push(project([at[0] + Math.cos(rad) * bulge, at[1] + Math.sin(rad) * bulge, 0]));
    }
    return line(points, true);
  };
  const discs = tiers.flatMap((tier) =>
    Array.from({ length: 7 }, (_, k) => {
      const z = tier.base + (tier.h * k) / 6;
      const swell = 1 - Math.max(0, k / 6 - 0.55) * 0.55;
      return scallop(tier.r * swell, tier.turn, [away[0] * z, away[1] * z, 0]);
    }),
  );
  return `<g style="mix-blend-mode:multiply" opacity=".9"><g filter="url(#edge)"><path d="${discs.join('')}" fill="#9785C9"/></g></g>`;
}

function tower(project: Project): string {
  const plinth =
    octagon(project, 182, 0, 22, '#FFFFFF', '#CDBFE9') +
    octagon(project, 168, 22, 18, '#FFFFFF', '#BBA9E0');
  return `${plinth}${tiers.map((tier) => bloom(project, tier)).join('')}${bud(project)}`;
}

function octagon(
  project: Project,
  r: number,
  z: number,
  h: number,
  lit: string,
  dark: string,
  roof = '#F6F1FE',
): string {
  const sides = 8;
  const corner = (k: number): [number, number] => {
    const a = ((k * 360) / sides + 22.5) * (Math.PI / 180);
    return [Math.cos(a) * r, Math.sin(a) * r];
  };
  const parts: string[] = [];
  for (let k = 0; k < sides; k++) {
    const [x1, y1] = corner(k);
    const [x2, y2] = corner(k + 1);
    if (x1 + y1 + x2 + y2 < 0) continue;
    const facing = (x1 + x2 - y1 - y2) / (2 * r);
    parts.push(
      face(
        project,
        [
          [x1, y1, z],
          [x2, y2, z],
          [x2, y2, z + h],
          [x1, y1, z + h],
        ],
        mix(dark, lit, 0.5 + facing * 0.6),
      ),
    );
  }
  parts.push(
    face(
      project,
      Array.from({ length: sides }, (_, k): Place => [...corner(k), z + h]),
      roof,
    ),
  );
  return parts.join('');
}

/** Colour of a lupin from the root to the tip. */
function petal(t: number): string {
  if (t < 0.45) return mix(c.violet, c.lilac, t / 0.45);
  return mix(c.lilac, c.tip, (t - 0.45) / 0.55);
}

/** One tier: eight arched bays round a core, those at the back first. */
function bloom(project: Project, tier: (typeof tiers)[number]): string {
  const { r, base, h, turn, t } = tier;
  const count = 8;
  const core = r * 0.74;
  const bays = Array.from({ length: count }, (_, k) => turn + (k * 360) / count).sort(
    (a, b) => depthOf(a) - depthOf(b),
  );
  const body = petal(t);
  const drum = octagon(
    project,
    core * 0.98,
    base,
    h * 0.98,
    mix(body, '#FFFFFF', 0.15),
    mix(body, c.root, 0.65),
    mix(body, c.root, 0.5),
  );
  const back = bays
    .filter((a) => depthOf(a) < -0.15)
    .map((a) => bay(project, a, r, core, base, h, body));
  const fore = bays
    .filter((a) => depthOf(a) >= -0.15)
    .map((a) => bay(project, a, r, core, base, h, body));
  return back.join('') + drum + fore.join('');
}

function depthOf(degrees: number): number {
  const a = (degrees * Math.PI) / 180;
  return Math.cos(a) + Math.sin(a);
}

/** An arched bay that leans out like a floret: its vault, its front and the window in it. */
function bay(
  project: Project,
  degrees: number,
  r: number,
  core: number,
  base: number,
  h: number,
  body: string,
): string {
  const a = (degrees * Math.PI) / 180;
  const out: Point = [Math.cos(a), Math.sin(a)];
  const side: Point = [-out[1], out[0]];
  const half = r * Math.sin(Math.PI / 8) * 1.04;
  const spring = h * 0.42;
  // The front leans outwards as it rises, as a floret does; the vault falls back to the core.
  const at = (u: number, v: number, reach: number): Place => {
    const lean = reach + (v / h) * r * 0.1;
    return [out[0] * lean + side[0] * u, out[1] * lean + side[1] * u, base + v];
  };
  const arch = (scale: number, reach: number, lift = 0): Place[] => {
    const points: Place[] = [at(-half * scale, lift, reach)];
    for (let k = 0; k <= 18; k++) {
      const w = Math.PI - (k / 18) * Math.PI;
      points.push(
        at(
          Math.cos(w) * half * scale,
          lift + spring * scale + Math.sin(w) * (h * 0.66 - spring * 0.1) * scale,
          reach,
        ),
      );
    }
    points.push(at(half * scale, lift, reach));
    return points;
  };
  const facing = (out[0] - out[1]) / Math.SQRT2;
  const front = facing > 0 ? mix(body, '#FFFFFF', facing * 0.5) : mix(body, c.root, -facing * 0.62);
  const outer = arch(1, r);
  const inner = arch(0.8, core);
  const vault: string[] = [];
  for (let k = 0; k + 1 < outer.length; k++) {
    const [p1, p2, q1, q2] = [outer[k], outer[k + 1], inner[k], inner[k + 1]];
    if (!p1 || !p2 || !q1 || !q2) continue;
    const across = (k / (outer.length - 1)) * 2 - 1;
    const up = Math.sqrt(Math.max(0, 1 - across * across));
    const light = 0.5 * up + 0.55 * (across * (side[0] - side[1]) * 0.7 + facing * 0.25);
    const colour =
      light > 0.25
        ? mix(body, '#FFFFFF', (light - 0.25) * 0.95)
        : mix(body, c.root, (0.25 - light) * 0.8);
    vault.push(face(project, [p1, p2, q2, q1], colour, `stroke="${colour}" stroke-width=".6"`));
  }
  const glass = mix(c.root, body, 0.18);
  const window = arch(0.56, r + 0.6, h * 0.06);
  const reveal = arch(0.66, r + 0.4, h * 0.02);
  return `${vault.join('')}${face(project, outer, front, `stroke="${mix(front, '#FFFFFF', 0.35)}" stroke-width="1"`)}${face(project, reveal, mix(front, '#FFFFFF', 0.4))}${face(project, window, glass)}${lamp(project, window, body)}`;
}

/** A sliver of morning light in the glass. */
function lamp(project: Project, window: readonly Place[], body: string): string {
  const lower = window.slice(0, 9);
  const first = lower[0];
  const last = lower.at(-1);
  if (!first || !last) return '';
  return face(
    project,
    [...lower, [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2, first[2]]],
    mix(body, '#FFFFFF', 0.35),
    'opacity=".35"',
  );
}

function bud(project: Project): string {
  const [x, y] = project([0, 0, top]);
  const [, tip] = project([0, 0, top + 96]);
  return `<path d="M${n(x - 10)} ${n(y + 4)}Q${n(x - 11)} ${n(y - 24)} ${n(x)} ${n(y - 46)}Q${n(x + 11)} ${n(y - 24)} ${n(x + 10)} ${n(y + 4)}Z" fill="#FFF4FA"/><path d="M${n(x - 10)} ${n(y + 4)}Q${n(x - 11)} ${n(y - 24)} ${n(x)} ${n(y - 46)}L${n(x)} ${n(y + 5)}Z" fill="#E6C4E6"/><path d="M${n(x)} ${n(y - 44)}V${n(tip)}" stroke="${c.root}" stroke-width="3"/>`;
}

/** Where its things lie in each format. */
export const lupinCovers: Covers = {
  tile: (page) =>
    lupinScene({ ...page, foot: [730, 1180], scale: 1, name: { at: [70, 214], size: 172 } }),
  wide: (page) =>
    lupinScene({ ...page, foot: [1080, 820], scale: 0.74, name: { at: [90, 220], size: 170 } }),
  small: (page) => lupinScene({ ...page, foot: [560, 830], scale: 0.74 }),
  // The tower among the others: once from a distance, once from the roof across the street.
  banner: (page) => lupinScene({ ...page, foot: [470, 1140], scale: 1.24 }),
  'banner-tall': (page) => lupinScene({ ...page, foot: [430, 1180], scale: 1.0 }),
};

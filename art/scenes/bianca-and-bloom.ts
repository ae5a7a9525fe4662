import type { Covers } from '../compositions/case-pictures.ts';
import { blur, grain, reliefFilter } from '../draw/light.ts';
import { random } from '../draw/random.ts';
import {
  curve,
  gradient,
  line,
  mix,
  n,
  type Point,
  polar,
  radial,
  svg,
  times,
} from '../draw/svg.ts';
import { biancaAndBloom } from '../identities/bianca-and-bloom.ts';

const { palette: c } = biancaAndBloom;

type Print = 'plain' | 'stripe' | 'gingham' | 'flower' | 'dot';

/** The rolls of the bouquet, back to front, on a plan whose knot is at 0,0. */
const rolls: readonly {
  at: Point;
  r: number;
  face: string;
  back: string;
  print: Print;
  /** Where its loose length reaches below the knot. */
  tail: number;
}[] = [
  { at: [-250, -700], r: 112, face: c.petal, back: c.raspberry, print: 'stripe', tail: -330 },
  { at: [262, -690], r: 118, face: c.cream, back: c.rose, print: 'flower', tail: 340 },
  { at: [10, -760], r: 126, face: c.coral, back: c.wine, print: 'plain', tail: 40 },
  { at: [-372, -490], r: 116, face: c.cream, back: c.coral, print: 'gingham', tail: -250 },
  { at: [378, -470], r: 112, face: c.raspberry, back: c.petal, print: 'dot', tail: 260 },
  { at: [-186, -322], r: 106, face: c.rose, back: c.wine, print: 'plain', tail: -170 },
  { at: [196, -316], r: 112, face: c.petal, back: c.coral, print: 'stripe', tail: 175 },
  { at: [4, -520], r: 178, face: c.rose, back: c.raspberry, print: 'flower', tail: -60 },
];

/** A bouquet of cloth: the rolls are its roses, their loose lengths its stems, a tape measure its ribbon. */
export function biancaAndBloomScene(options: {
  width: number;
  height: number;
  /** Where the bouquet is tied. */
  knot: Point;
  scale: number;
  name?: { at: Point; size: number; anchor: 'start' | 'middle' };
}): string {
  const { width, height, knot, scale, name } = options;
  const bouquet = (shadowed: boolean) =>
    `<g transform="translate(${n(knot[0])} ${n(knot[1])}) scale(${n(scale)})">${shadowed ? silhouette() : drawBouquet()}</g>`;
  return svg(
    width,
    height,
    `<defs>${blur('soft', 7)}${blur('softer', 22)}${blur('edge', 1.2)}
${reliefFilter('plaster', { frequency: 0.02, octaves: 5, depth: 3, seed: 15, elevation: 62 })}
${reliefFilter('weave', { frequency: '.5 .5', octaves: 2, depth: 1.6, seed: 3, elevation: 58 })}
${radial(
  'sun',
  [
    [0, '#FFF1EA', 0.95],
    [0.6, c.blush, 0.4],
    [1, '#E9A7A6', 0.7],
  ],
  { centre: [width * 0.24, height * 0.16], radius: width * 1.15, units: 'userSpaceOnUse' },
)}
${gradient(
  'round',
  [
    [0, '#fff', 0.6],
    [0.4, '#fff', 0.05],
    [0.62, '#3d0018', 0.1],
    [1, '#3d0018', 0.62],
  ],
  { from: [0.12, 0.08], to: [0.9, 0.95] },
)}
${gradient(
  'fold',
  [
    [0, '#3d0018', 0.42],
    [0.16, '#3d0018', 0],
    [0.34, '#fff', 0.42],
    [0.52, '#fff', 0],
    [0.7, '#3d0018', 0.3],
    [0.86, '#fff', 0.2],
    [1, '#3d0018', 0.45],
  ],
  { to: [1, 0] },
)}
${prints()}</defs>
<rect width="${width}" height="${height}" fill="${c.blush}"/><rect width="${width}" height="${height}" fill="url(#sun)"/>
<rect width="${width}" height="${height}" fill="#fff" filter="url(#plaster)" opacity=".28" style="mix-blend-mode:multiply"/>
<g style="mix-blend-mode:multiply" opacity=".55" transform="translate(${n(84 * scale)} ${n(64 * scale)})" filter="url(#soft)">${bouquet(true)}</g>
${bouquet(false)}
${name ? `<g transform="translate(${n(name.at[0])} ${n(name.at[1])})">${biancaAndBloom.wordmark({ size: name.size, colour: c.wine, anchor: name.anchor })}</g>` : ''}
${grain(width, height, 0.28)}`,
  );
}

function prints(): string {
  const blossom = (x: number, y: number, r: number, colour: string, eye: string) =>
    `${times(5, (i) => {
      const [px, py] = polar([x, y], r * 0.62, i * 72 - 90);
      return `<circle cx="${n(px)}" cy="${n(py)}" r="${n(r * 0.46)}" fill="${colour}"/>`;
    })}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.34)}" fill="${eye}"/>`;
  return `<pattern id="print-stripe" width="26" height="26" patternUnits="userSpaceOnUse"><rect width="11" height="26" fill="#fff" opacity=".75"/></pattern>
<pattern id="print-gingham" width="34" height="34" patternUnits="userSpaceOnUse"><rect width="17" height="34" fill="${c.coral}" opacity=".6"/><rect width="34" height="17" fill="${c.coral}" opacity=".6"/></pattern>
<pattern id="print-dot" width="36" height="36" patternUnits="userSpaceOnUse"><circle cx="9" cy="9" r="6.5" fill="${c.cream}"/><circle cx="27" cy="27" r="6.5" fill="${c.cream}"/></pattern>
<pattern id="print-flower" width="74" height="92" patternUnits="userSpaceOnUse">${blossom(20, 24, 19, c.raspberry, c.tape)}${blossom(56, 68, 16, c.wine, c.coral)}<path d="M40 40q10 -10 20 -4q-8 12 -20 4M10 66q-4 -14 8 -18q6 12 -8 18" fill="${c.leaf}"/></pattern>`;
}

function silhouette(): string {
  return `<g fill="#B5606A">${rolls.map(({ at, r, tail }) => `<circle cx="${at[0]}" cy="${at[1]}" r="${r}"/><path d="${length(at, r, tail)}"/>`).join('')}${leaves(true)}</g>`;
}

/** A loose length of cloth from a roll, through the knot, to the floor. */
function length(at: Point, r: number, tail: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const end = 470 + Math.cos(tail / 90) * 46;
  const path: readonly (readonly [Point, number])[] = [
    [[at[0], at[1] + r * 0.3], r * 0.86],
    [[at[0] * 0.62, at[1] * 0.5], r * 0.58],
    [[at[0] * 0.13, -70], 34],
    [[tail * 0.09, 20], 36],
    [[tail * 0.5, 210], 50],
    [[tail, end], 92],
  ];
  for (const [[x, y], half] of path) {
    left.push([x - half, y]);
    right.push([x + half, y]);
  }
  return `${curve(left)}L${curve(right.reverse()).slice(1)}Z`;
}

function drawBouquet(): string {
  const lengths = rolls.map(({ at, r, tail, face, print }) => {
    const cut = length(at, r, tail);
    const cloth = print === 'plain' ? '' : `<path d="${cut}" fill="url(#print-${print})"/>`;
    return `<g><path d="${cut}" fill="${c.wine}" opacity=".45" transform="translate(7 6)" filter="url(#edge)"/><path d="${cut}" fill="${face}"/>${cloth}<path d="${cut}" fill="url(#fold)"/><path d="${cut}" fill="#fff" filter="url(#weave)" opacity=".3" style="mix-blend-mode:multiply"/></g>`;
  });
  return `${leaves(false)}${lengths.join('')}${knotShade()}${tape()}${rolls.map((roll, i) => rose(roll, i)).join('')}`;
}

/** The end of a roll: cloth wound round a tube, every turn showing a little of its back. */
function rose({ at, r, face, back, print }: (typeof rolls)[number], index: number): string {
  const chance = random(index * 7 + 3);
  const phase = chance.between(0, 6.28);
  const turns = Math.round(r / 13);
  const core = r * 0.13;
  const pitch = (r - core) / turns;
  const wobble = (angle: number, radius: number) =>
    radius +
    Math.sin(angle * 3 + phase) * (radius / r) ** 2 * 5.5 +
    Math.sin(angle * 5 - phase * 2 + radius / 17) * (radius / r) * 2.6;
  const spiral = (shift: number): Point[] => {
    const points: Point[] = [];
    for (let a = 0; a <= turns * 360; a += 9) {
      const rad = (a * Math.PI) / 180 + phase;
      const radius = wobble(rad, core + (a / 360) * pitch + shift);
      points.push([Math.cos(rad) * radius, Math.sin(rad) * radius]);
    }
    return points;
  };
  const rim: Point[] = Array.from({ length: 60 }, (_, i) => {
    const rad = (i / 60) * Math.PI * 2 + phase;
    return polar([0, 0], wobble(rad, r), (rad * 180) / Math.PI);
  });
  const edge = print === 'plain' || print === 'dot' ? face : mix(face, c.cream, 0.2);
  return `<g transform="translate(${n(at[0])} ${n(at[1])})"><g style="mix-blend-mode:multiply"><path d="${curve(rim, true)}" fill="#7A1230" opacity=".6" transform="translate(14 18)" filter="url(#soft)"/></g>
<path d="${curve(rim, true)}" fill="${mix(back, c.wine, 0.25)}"/>
<path d="${line(spiral(0))}" fill="none" stroke="${mix(back, c.wine, 0.55)}" stroke-width="${n(pitch * 0.86)}" stroke-linejoin="round"/>
<path d="${line(spiral(-pitch * 0.06))}" fill="none" stroke="${edge}" stroke-width="${n(pitch * 0.62)}" stroke-linejoin="round"/>
<path d="${line(spiral(-pitch * 0.26))}" fill="none" stroke="${mix(edge, '#FFFFFF', 0.62)}" stroke-width="${n(pitch * 0.13)}" stroke-linejoin="round" opacity=".9"/>
<path d="${line(spiral(pitch * 0.2))}" fill="none" stroke="${back}" stroke-width="${n(pitch * 0.16)}" stroke-linejoin="round"/>
<circle r="${n(core * 1.25)}" fill="${mix(c.wine, '#000000', 0.35)}"/><circle r="${n(core * 1.25)}" fill="none" stroke="#C79A6B" stroke-width="${n(core * 0.3)}"/>
<path d="${curve(rim, true)}" fill="url(#round)"/><path d="${curve(rim, true)}" fill="#fff" filter="url(#weave)" opacity=".25" style="mix-blend-mode:multiply"/></g>`;
}

/** Leaves of folded green felt between the roses. */
function leaves(flat: boolean): string {
  const places: readonly (readonly [x: number, y: number, turn: number, size: number])[] = [
    [-400, -640, -62, 190],
    [410, -640, 58, 190],
    [-132, -860, -22, 180],
    [160, -850, 26, 180],
    [-440, -390, -112, 170],
    [446, -350, 110, 170],
    [-300, -250, -140, 160],
    [316, -230, 140, 160],
  ];
  return places
    .map(([x, y, turn, size]) => {
      const half = (side: number) =>
        `M0 ${n(size * 0.5)}C${n(side * size * 0.5)} ${n(size * 0.25)} ${n(side * size * 0.42)} ${n(-size * 0.45)} 0 ${n(-size)}Z`;
      const body = flat
        ? `<path d="${half(-1)}${half(1)}"/>`
        : `<path d="${half(-1)}" fill="${mix(c.leaf, '#9CC79A', 0.34)}"/><path d="${half(1)}" fill="${mix(c.leaf, '#0C2A1C', 0.3)}"/><path d="M0 ${n(size * 0.4)}V${n(-size * 0.9)}" stroke="#CFE3C4" stroke-opacity=".7" stroke-width="3" stroke-dasharray="11 8"/>`;
      return `<g transform="translate(${x} ${y}) rotate(${turn})">${body}</g>`;
    })
    .join('');
}

function knotShade(): string {
  return `<ellipse cy="-60" rx="52" ry="30" fill="#3d0018" opacity=".5" filter="url(#soft)"/><ellipse cy="88" rx="56" ry="32" fill="#3d0018" opacity=".42" filter="url(#soft)"/>`;
}

/** A tape measure wound round the stems, its end running off to the side. */
function tape(): string {
  const wrap = (y: number, tilt: number, first: number) =>
    `<g transform="translate(0 ${y}) rotate(${tilt}) scale(.7 1)"><path d="M-106 -21Q0 18 106 -21V23Q0 62 -106 23Z" fill="${c.tape}"/>${gradient(
      'tape-round',
      [
        [0, '#6b3a00', 0.6],
        [0.25, '#fff', 0.35],
        [0.5, '#fff', 0.05],
        [1, '#6b3a00', 0.6],
      ],
      { to: [1, 0] },
    )}<g stroke="${c.wine}" stroke-width="2.4">${times(33, (i) => {
      const x = -101 + i * 6.3;
      const sag = (1 - (x / 106) ** 2) * 19.5;
      return `<path d="M${n(x)} ${n(-21 + sag)}v${i % 5 === 0 ? 20 : 10}"/>`;
    })}</g><g font-family="Bianca" font-size="19" font-weight="700" fill="${c.wine}" text-anchor="middle">${times(
      6,
      (i) => {
        const x = -101 + i * 31.5 + 15;
        return `<text x="${n(x)}" y="${n(14 + (1 - (x / 106) ** 2) * 19.5)}">${first + i}</text>`;
      },
    )}</g><path d="M-106 -21Q0 18 106 -21V23Q0 62 -106 23Z" fill="url(#tape-round)"/></g>`;
  const end =
    'M40 12C140 10 210 60 196 150C182 236 250 286 330 262L338 304C220 338 138 262 154 150C164 84 120 58 40 58Z';
  return `<g><path d="${end}" fill="#7A1230" opacity=".4" transform="translate(14 16)" filter="url(#soft)"/><path d="${end}" fill="${c.tape}"/><path d="${end}" fill="url(#fold)" opacity=".8"/><path d="M44 24C136 22 196 66 184 150C172 246 250 300 334 274" fill="none" stroke="${c.wine}" stroke-width="15" stroke-dasharray="2.4 8.4"/></g>${wrap(34, 3, 37)}${wrap(-10, -4, 12)}`;
}

/** Where its things lie in each format. */
export const biancaAndBloomCovers: Covers = {
  tile: (page) =>
    biancaAndBloomScene({
      ...page,
      knot: [600, 1176],
      scale: 0.93,
      name: { at: [600, 176], size: 152, anchor: 'middle' },
    }),
  wide: (page) =>
    biancaAndBloomScene({
      ...page,
      knot: [1180, 810],
      scale: 0.74,
      name: { at: [80, 540], size: 104, anchor: 'start' },
    }),
  small: (page) => biancaAndBloomScene({ ...page, knot: [500, 808], scale: 0.66 }),
  // Into the bouquet: rolls of cloth as roses, larger than the page.
  banner: (page) => biancaAndBloomScene({ ...page, knot: [560, 1240], scale: 1.32 }),
  'banner-tall': (page) => biancaAndBloomScene({ ...page, knot: [470, 1180], scale: 0.92 }),
};

import type { Covers } from '../compositions/case-pictures.ts';
import { blur, grain } from '../draw/light.ts';
import { gold, metalBall, metalRing, metalWire } from '../draw/metal.ts';
import { random } from '../draw/random.ts';
import { curve, gradient, line, mix, n, type Point, radial, svg, times } from '../draw/svg.ts';
import { lwoniti } from '../identities/lwoniti.ts';

const { palette: c } = lwoniti;

/** Corners of the mountain, on a stone 640 wide whose girdle is the shore at y = 0. */
const corners = {
  peak: [-8, -392],
  l1: [-64, -284],
  l2: [-142, -168],
  l3: [-320, 0],
  r1: [40, -304],
  r2: [112, -184],
  r3: [320, 0],
  a1: [-84, -166],
  a2: [-168, -72],
  a3: [-66, -70],
  c1: [-10, -282],
  c2: [26, -176],
  c3: [-22, -98],
  c4: [14, 0],
  d1: [68, -186],
  d2: [66, -82],
  d3: [172, -76],
  b1: [-228, 0],
  b2: [-136, 0],
  b3: [-56, 0],
  b4: [108, 0],
  b5: [222, 0],
} as const satisfies Record<string, Point>;

type Corner = keyof typeof corners;

/** Facets and how much of the evening sun each one catches, 0 to 1. */
const facets: readonly (readonly [Corner, Corner, Corner, number])[] = [
  ['peak', 'l1', 'c1', 0.98],
  ['l1', 'a1', 'c1', 0.84],
  ['l1', 'l2', 'a1', 0.93],
  ['c1', 'a1', 'c2', 0.72],
  ['a1', 'c2', 'c3', 0.88],
  ['a1', 'a3', 'c3', 0.68],
  ['l2', 'a1', 'a2', 0.76],
  ['a1', 'a2', 'a3', 0.94],
  ['l2', 'l3', 'a2', 0.88],
  ['l3', 'b1', 'a2', 0.66],
  ['b1', 'b2', 'a2', 0.8],
  ['a2', 'a3', 'b2', 0.6],
  ['b2', 'b3', 'a3', 0.76],
  ['a3', 'c3', 'b3', 0.86],
  ['c3', 'c4', 'b3', 0.62],
  ['peak', 'r1', 'c1', 0.36],
  ['c1', 'r1', 'c2', 0.22],
  ['r1', 'd1', 'c2', 0.3],
  ['r1', 'r2', 'd1', 0.14],
  ['c2', 'd1', 'd2', 0.17],
  ['c2', 'd2', 'c3', 0.4],
  ['c3', 'd2', 'c4', 0.24],
  ['d1', 'r2', 'd3', 0.27],
  ['d1', 'd3', 'd2', 0.1],
  ['r2', 'r3', 'd3', 0.19],
  ['d2', 'd3', 'b4', 0.3],
  ['d2', 'c4', 'b4', 0.12],
  ['d3', 'b4', 'b5', 0.16],
  ['d3', 'b5', 'r3', 0.33],
];

const sunlit = [c.pine, '#1E4A40', '#5C6F66', c.rose, c.blush, '#F8D9C3', '#FFF8EE'] as const;

function alpenglow(level: number): string {
  const place = Math.min(Math.max(level, 0), 0.999) * (sunlit.length - 1);
  return mix(
    sunlit[Math.floor(place)] ?? '#000',
    sunlit[Math.floor(place) + 1] ?? '#fff',
    place % 1,
  );
}

/** A peak and its reflection are the stone; a gold ring holds both. */
export function lwonitiScene(options: {
  width: number;
  height: number;
  /** Middle of the girdle, which is also the shore of the lake. */
  at: Point;
  scale: number;
  /** Baseline of the name, in the middle. */
  name?: Point;
}): string {
  const { width, height, at, scale, name } = options;
  const shore = at[1];
  const chance = random(3);
  const ringRadius = 408 * scale;
  const ring: Point = [at[0], shore + 346 * scale + ringRadius];
  return svg(
    width,
    height,
    `<defs>${blur('haze', 46)}${blur('mist', '60 12')}${blur('glint', 1.2)}${blur('soft', 10)}
${gradient(
  'sky',
  [
    [0, c.night],
    [0.55, '#0D312A'],
    [0.86, '#2B5A4C'],
    [1, '#7F8F79'],
  ],
  { from: [0, 0], to: [0, shore], units: 'userSpaceOnUse' },
)}
${gradient(
  'lake',
  [
    [0, '#37604F'],
    [0.1, '#123B32'],
    [0.5, '#0A241F'],
    [1, '#050F0D'],
  ],
  { from: [0, shore], to: [0, height], units: 'userSpaceOnUse' },
)}
${radial(
  'afterglow',
  [
    [0, c.blush, 0.85],
    [0.5, c.rose, 0.25],
    [1, c.rose, 0],
  ],
  { centre: [at[0] - 300 * scale, shore], radius: 620 * scale, units: 'userSpaceOnUse' },
)}
${radial(
  'vignette',
  [
    [0.55, '#000', 0],
    [1, '#000', 0.6],
  ],
  {
    centre: [width / 2, height * 0.45],
    radius: Math.max(width, height) * 0.72,
    units: 'userSpaceOnUse',
  },
)}
<filter id="ripple" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".006 .075" numOctaves="2" seed="6"/><feDisplacementMap in="SourceGraphic" scale="${n(26 * scale)}" xChannelSelector="R" yChannelSelector="A"/></filter></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<rect width="${width}" height="${shore}" fill="url(#afterglow)"/>
${times(90, () => `<circle cx="${n(chance.between(0, width))}" cy="${n(chance.between(0, shore * 0.72))}" r="${n(chance.between(0.5, 1.6))}" fill="${c.ivory}" opacity="${n(chance.between(0.2, 0.8))}"/>`)}
${ridge(width, shore, 110 * scale, '#1D4A3F', 5)}${ridge(width, shore, 62 * scale, '#0F352D', 9)}
<rect y="${shore}" width="${width}" height="${height - shore}" fill="url(#lake)"/>
<g filter="url(#ripple)" opacity=".55"><rect y="${shore}" width="${width}" height="${n(150 * scale)}" fill="url(#afterglow)" transform="matrix(1 0 0 -.55 0 ${n(shore * 1.55)})"/></g>
${engravedWater(width, height, at, scale)}
<rect y="${n(shore - 12)}" width="${width}" height="26" fill="${c.ivory}" opacity=".16" filter="url(#mist)"/>
<rect width="${width}" height="${height}" fill="url(#vignette)"/>
${metalRing(gold, ring, { radius: ringRadius, wire: 62 * scale, from: 0, to: 360 })}
${claws(at, scale)}
<g transform="translate(${n(at[0])} ${n(shore)}) scale(${n(scale)})">${stone()}</g>
${collar(at, scale)}
${glints(at, scale)}
${name ? `<g transform="translate(${n(name[0])} ${n(name[1])})">${lwoniti.wordmark({ size: 78 * scale, colour: c.ivory, anchor: 'middle' })}</g>` : ''}
${grain(width, height, 0.28)}`,
  );
}

function ridge(width: number, shore: number, rise: number, colour: string, seed: number): string {
  const chance = random(seed);
  const points: Point[] = [];
  for (let x = -40; x <= width + 60; x += width / 15)
    points.push([x, shore - rise * chance.between(0.25, 1)]);
  return `<path d="${line(points)}L${width + 60} ${shore}L-40 ${shore}Z" fill="${colour}"/>`;
}

/** Water as a banknote engraver draws it: hairlines that swing wider as they come closer. */
function engravedWater(width: number, height: number, at: Point, scale: number): string {
  const rows = 34;
  return `<g fill="none" stroke="${c.gold}">${times(rows, (i) => {
    const t = (i + 1) / rows;
    const y = at[1] + (height - at[1]) * t ** 1.7;
    const points: Point[] = [];
    for (let x = -20; x <= width + 20; x += 24) {
      const away = (x - at[0]) / (360 * scale);
      points.push([
        x,
        y + Math.sin(x / (50 + t * 90) + i * 1.9) * (2 + t * 9) * Math.exp(-(away ** 2) * 0.12),
      ]);
    }
    return `<path d="${curve(points)}" stroke-width="${n(0.7 + t * 0.7)}" opacity="${n(0.42 - t * 0.24)}"/>`;
  })}</g>`;
}

function stone(): string {
  const shape = (corner: Corner) => corners[corner];
  const draw = (mirrored: boolean) =>
    facets
      .map(([a, b, d, level], i) => {
        const points = [shape(a), shape(b), shape(d)].map(
          ([x, y]): Point => [x, mirrored ? -y * 1.02 : y],
        );
        // The pavilion throws light about: its facets are deeper, and every third one flares.
        const tone = mirrored ? (i % 3 === 0 ? level * 1.02 : level * 0.52 + 0.04) : level;
        const colour = alpenglow(tone);
        return `<path d="${line(points, true)}" fill="${colour}" stroke="${mix(colour, '#FFFFFF', mirrored ? 0.14 : 0.22)}" stroke-width="1.1" stroke-linejoin="round"/>`;
      })
      .join('');
  const crown = 'M-320 0L-142 -168L-64 -284L-8 -392L40 -304L112 -184L320 0';
  const pavilion = 'L112 188L40 310L-8 400L-64 290L-142 171Z';
  const outline = crown + pavilion;
  return `<g><path d="${outline}" fill="#000" opacity=".5" filter="url(#soft)" transform="translate(0 10)"/>${draw(true)}<g style="mix-blend-mode:overlay">${gradient(
    'depth',
    [
      [0, '#fff', 0.2],
      [0.5, '#0d3b33', 0.5],
      [1, '#fff', 0.35],
    ],
  )}<path d="M-320 0H320${pavilion}" fill="url(#depth)"/></g>${shimmer()}${draw(false)}<path d="M-320 0H320" stroke="#fff" stroke-width="2.4" opacity=".8"/><path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.6" stroke-linejoin="round"/></g>`;
}

/** Thin lines of lake across the reflection, closer together towards the shore. */
function shimmer(): string {
  const chance = random(31);
  return times(26, (i) => {
    const y = 10 + (i / 26) ** 1.3 * 380;
    const half = 330 * (1 - y / 400) * 0.9;
    const x = chance.between(-half, half * 0.3);
    const long = chance.between(half * 0.3, half * 0.8);
    return `<path d="M${n(x)} ${n(y)}h${n(long)}" stroke="${i % 2 === 0 ? '#FFF3E4' : c.night}" stroke-width="${n(1 + (i / 26) * 2)}" opacity=".45" stroke-linecap="round"/>`;
  });
}

/** Two arms of gold from the collar below the stone to its girdle. */
function claws(at: Point, scale: number): string {
  const [x, y] = at;
  const arm = (side: number): Point[] =>
    Array.from({ length: 40 }, (_, i) => {
      const t = i / 39;
      const bow = Math.sin(t * Math.PI) * -58 * side;
      return [x + (side * t * 320 - bow) * scale, y + (432 - t * 440) * scale];
    });
  return (
    metalWire(gold, arm(-1), { from: 46 * scale, to: 20 * scale }) +
    metalWire(gold, arm(1), { from: 46 * scale, to: 20 * scale })
  );
}

/** What closes the joints: a collar where the arms meet the ring, a bead at each end of the girdle. */
function collar(at: Point, scale: number): string {
  const bead = (id: string, dx: number, dy: number, r: number) =>
    metalBall(id, gold, [at[0] + dx * scale, at[1] + dy * scale], r * scale);
  return `<ellipse cx="${n(at[0])}" cy="${n(at[1] + 470 * scale)}" rx="${n(60 * scale)}" ry="${n(16 * scale)}" fill="#000" opacity=".35" filter="url(#soft)"/>${bead('bead-a', -320, -8, 19)}${bead('bead-b', 320, -8, 19)}${bead('collar', 0, 424, 47)}`;
}

function glints(at: Point, scale: number): string {
  const star = (x: number, y: number, r: number) => {
    const [px, py] = [at[0] + x * scale, at[1] + y * scale];
    const k = r * scale;
    return `<g transform="translate(${n(px)} ${n(py)})"><circle r="${n(k * 0.5)}" fill="#FFE9D2" opacity=".35" filter="url(#soft)"/><path d="M0 ${n(-k)}Q${n(k * 0.05)} ${n(-k * 0.05)} ${n(k)} 0Q${n(k * 0.05)} ${n(k * 0.05)} 0 ${n(k)}Q${n(-k * 0.05)} ${n(k * 0.05)} ${n(-k)} 0Q${n(-k * 0.05)} ${n(-k * 0.05)} 0 ${n(-k)}Z" fill="#fff" filter="url(#glint)"/></g>`;
  };
  return star(-8, -390, 34) + star(-142, 171, 26) + star(40, 310, 18);
}

/** Where its things lie in each format. */
export const lwonitiCovers: Covers = {
  tile: (page) => lwonitiScene({ ...page, at: [600, 610], scale: 1, name: [614, 1330] }),
  wide: (page) => lwonitiScene({ ...page, at: [1080, 440], scale: 0.84, name: [390, 640] }),
  small: (page) => lwonitiScene({ ...page, at: [500, 420], scale: 0.82 }),
  // The stone so close that it is a landscape.
  banner: (page) => lwonitiScene({ ...page, at: [560, 466], scale: 0.99 }),
  'banner-tall': (page) => lwonitiScene({ ...page, at: [330, 560], scale: 1.16 }),
};

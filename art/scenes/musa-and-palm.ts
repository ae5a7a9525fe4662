import type { Covers } from '../compositions/case-pictures.ts';
import { blur, grain, reliefFilter } from '../draw/light.ts';
import { random } from '../draw/random.ts';
import { curve, gradient, mix, n, type Point, radial, svg, times, toPoints } from '../draw/svg.ts';
import { musaAndPalm } from '../identities/musa-and-palm.ts';

const { palette: c } = musaAndPalm;

/**
 * Peel a banana and cut the peel into fronds, and it is a palm: dates under the crown, a dune of brown sugar
 * at its foot, a slice of the same fruit for a sun. All of it lies on a green table at noon.
 */
export function musaAndPalmScene(options: {
  width: number;
  height: number;
  /** Foot of the trunk, and the size of everything. */
  foot: Point;
  scale: number;
  /** Middle and radius of the slice, from the foot in units of the drawing. */
  slice: { at: Point; r: number };
  name?: { at: Point; size: number; anchor: 'start' | 'middle'; arabic: Point };
}): string {
  const { width, height, foot, scale, slice, name } = options;
  const tree = `<g transform="translate(${n(foot[0])} ${n(foot[1])}) scale(${n(scale)})">`;
  return svg(
    width,
    height,
    `<defs>${blur('soft', 8)}${blur('softer', 22)}${blur('edge', 1.6)}${blur('gloss', 4)}
${reliefFilter('limewash', { frequency: '.006 .007', octaves: 4, depth: 9, seed: 17, elevation: 60 })}
${reliefFilter('tooth', { frequency: 0.5, octaves: 3, depth: 1.3, seed: 3, elevation: 58 })}
${reliefFilter('fruit', { frequency: '.02 .11', octaves: 3, depth: 3.2, seed: 5, elevation: 60 })}
${radial(
  'noon',
  [
    [0, '#1B7A57', 0.6],
    [0.4, '#0F5F46', 0.4],
    [1, '#03261B', 0.8],
  ],
  {
    centre: [width * 0.22, height * 0.12],
    radius: Math.hypot(width, height) * 0.95,
    units: 'userSpaceOnUse',
  },
)}
${gradient(
  'skin',
  [
    [0, '#FFF0A0'],
    [0.22, c.banana],
    [0.6, '#F7BC2C'],
    [1, '#B87410'],
  ],
  { from: [0, 0], to: [1, 0] },
)}</defs>
<rect width="${width}" height="${height}" fill="${c.palm}"/><rect width="${width}" height="${height}" fill="url(#noon)"/>
<rect width="${width}" height="${height}" fill="#fff" filter="url(#limewash)" opacity=".2" style="mix-blend-mode:soft-light"/><rect width="${width}" height="${height}" fill="#fff" filter="url(#tooth)" opacity=".22" style="mix-blend-mode:soft-light"/>
${tree}${coin(slice.at, slice.r)}${sugar()}${trunk()}${drift()}${crown()}</g>
${
  name
    ? `<g transform="translate(${n(name.at[0])} ${n(name.at[1])})">${musaAndPalm.wordmark({ size: name.size, colour: c.flesh, anchor: name.anchor })}</g><g transform="translate(${n(name.arabic[0])} ${n(name.arabic[1])})">${musaAndPalm.arabicWordmark?.({ size: name.size * 0.94, colour: c.banana, anchor: name.anchor })}</g>`
    : ''
}
${grain(width, height, 0.26)}`,
  );
}

const top: Point = [96, -640];

/** The trunk's spine from its foot up to the crown. */
function spine(t: number): Point {
  const [a, b, d] = [[0, 40], [-150, -330], top] as const;
  const u = 1 - t;
  return [
    u * u * a[0] + 2 * u * t * b[0] + t * t * d[0],
    u * u * a[1] + 2 * u * t * b[1] + t * t * d[1],
  ];
}

function girth(t: number): number {
  return (
    44 + 26 * Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.12)) - (t < 0.08 ? (0.08 - t) * 260 : 0)
  );
}

/** A line along the trunk; `side` runs from -1, the lit edge, to 1. */
function along(side: number, from = 0, to = 1): Point[] {
  return Array.from({ length: 25 }, (_, i): Point => {
    const t = from + ((to - from) * i) / 24;
    const [x, y] = spine(t);
    const [x2, y2] = spine(t + 0.01);
    const long = Math.hypot(x2 - x, y2 - y);
    const g = girth(t) * side;
    return [x - ((y2 - y) / long) * g, y + ((x2 - x) / long) * g];
  });
}

/** Three of a banana's five faces, their edges, and the freckles of a ripe one. */
function trunk(): string {
  const band = (a: number, b: number, fill: string, extra = '') =>
    `<path d="${curve(along(a))}L${curve(along(b).reverse()).slice(1)}Z" fill="${fill}" ${extra}/>`;
  const outline = `${curve(along(-1))}L${curve(along(1).reverse()).slice(1)}Z`;
  const chance = random(44);
  const freckles = times(70, () => {
    const t = chance.between(0.06, 0.93);
    const side = chance.between(-0.8, 0.9);
    const [x, y] = along(side, t, t + 0.01)[0] ?? [0, 0];
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(chance.between(0.8, 2.6))}" ry="${n(chance.between(2, 7))}" fill="#6B3A10" opacity="${n(chance.between(0.25, 0.65))}" transform="rotate(${n(chance.between(-20, 20))} ${n(x)} ${n(y)})"/>`;
  });
  const scars = times(9, (i) => {
    const t = 0.12 + i * 0.092;
    const [a, m, b] = [
      along(-0.98, t, t + 0.01)[0],
      along(0, t - 0.022, t)[0],
      along(0.98, t, t + 0.01)[0],
    ];
    if (!a || !m || !b) return '';
    const d = `M${n(a[0])} ${n(a[1])}Q${n(m[0])} ${n(m[1])} ${n(b[0])} ${n(b[1])}`;
    return `<path d="${d}" stroke="#8A5210" stroke-opacity=".55" stroke-width="2.6"/><path d="${d}" stroke="#FFF4B8" stroke-opacity=".6" stroke-width="1.8" transform="translate(0 2.6)"/>`;
  });
  return `<path d="${outline}" fill="#021A12" opacity=".55" transform="translate(34 40)" filter="url(#soft)"/><path d="${outline}" fill="#021A12" opacity=".5" transform="translate(12 14)" filter="url(#edge)"/>
<clipPath id="stem"><path d="${outline}"/></clipPath><path d="${outline}" fill="${c.banana}"/>
${band(-1, -0.34, '#FFE377')}${band(-0.34, 0.42, '#FBC93B')}${band(0.42, 1, '#DD951A')}
<g clip-path="url(#stem)"><path d="${curve(along(-0.66))}" fill="none" stroke="#FFFBDD" stroke-width="26" opacity=".65" filter="url(#gloss)"/><path d="${curve(along(0.98))}" fill="none" stroke="#8A4E08" stroke-width="34" opacity=".5" filter="url(#gloss)"/></g>
<g fill="none"><path d="${curve(along(-0.34))}" stroke="#FFF3B0" stroke-width="3.4"/><path d="${curve(along(0.42))}" stroke="#FFE58A" stroke-width="3"/><path d="${curve(along(0.455))}" stroke="#A5650E" stroke-opacity=".5" stroke-width="3"/></g>
<g fill="none" stroke-linecap="round">${scars}</g>${freckles}<path d="${outline}" fill="#fff" filter="url(#fruit)" opacity=".3" style="mix-blend-mode:soft-light"/>`;
}

interface Frond {
  tip: Point;
  /** Which end of the opened neck it was pulled from, -1 or 1. */
  from: -1 | 1;
  /** Where the strip bends. */
  bow: Point;
  /** Length of its longest finger. */
  reach: number;
}

/** The strips of peel, back ones first. */
const fronds: readonly Frond[] = [
  { from: -1, tip: [-250, -170], bow: [-150, -340], reach: 150 },
  { from: 1, tip: [310, -140], bow: [190, -320], reach: 150 },
  { from: -1, tip: [-430, 0], bow: [-310, -260], reach: 190 },
  { from: 1, tip: [460, 40], bow: [330, -240], reach: 190 },
  { from: -1, tip: [-370, 230], bow: [-360, -120], reach: 172 },
  { from: 1, tip: [400, 280], bow: [380, -90], reach: 172 },
];

/** The neck of the peel leans with the trunk: half its width, from the middle to the right end. */
const neck: Point = [37, 27];

/** One strip of peel: a rib that arches over, and the fingers cut into it, which hang. */
function frond(leaf: Frond, index: number): string {
  const { tip, bow, reach, from } = leaf;
  const at = (t: number): Point => {
    const u = 1 - t;
    return [
      u * u * neck[0] * from + 2 * u * t * bow[0] + t * t * tip[0],
      u * u * neck[1] * from + 2 * u * t * bow[1] + t * t * tip[1],
    ];
  };
  const ahead = (t: number): Point => {
    const [x, y] = at(t);
    const [x2, y2] = at(t + 0.02);
    const long = Math.hypot(x2 - x, y2 - y);
    return [(x2 - x) / long, (y2 - y) / long];
  };
  const right = tip[0] > 0;
  const colourAt = (t: number) =>
    t < 0.55 ? mix(c.banana, '#C9CF3C', t / 0.55) : mix('#C9CF3C', '#4F9E3E', (t - 0.55) / 0.45);
  const count = 17;
  const fingers = Array.from({ length: count }, (_, i) => {
    const t = 0.13 + (i / (count - 1)) * 0.83;
    const [rx, ry] = at(t);
    const [fx, fy] = ahead(t);
    // Fingers follow the rib at first and then give way to their weight.
    const [dx, dy] = [fx * 0.5 + (right ? 0.1 : -0.1), fy * 0.5 + 0.82];
    const long = Math.hypot(dx, dy);
    const size = reach * (0.42 + 0.58 * Math.sin(Math.PI * (0.14 + t * 0.66)));
    const [ux, uy] = [dx / long, dy / long];
    const half = reach * 0.085 * (0.8 + 0.35 * Math.sin(Math.PI * t));
    const [x, y] = [rx + ux * half, ry + uy * half];
    const end: Point = [x + ux * size, y + uy * size + size * 0.1];
    const [wx, wy] = [-uy * half * (right ? -1 : 1), ux * half * (right ? -1 : 1)];
    const bend = (way: number): Point => [
      x + ux * size * 0.5 + wx * way * 1.05 + fx * size * 0.07,
      y + uy * size * 0.5 + wy * way * 1.05,
    ];
    const edge = (way: number) => {
      const [bx, by] = bend(way);
      return `Q${n(bx)} ${n(by)}`;
    };
    const start = (way: number) => `${n(x + wx * way)} ${n(y + wy * way)}`;
    const whole = `M${start(-1)}${edge(-1)} ${n(end[0])} ${n(end[1])}${edge(1)} ${start(1)}Z`;
    const fold = `M${start(0)}${edge(0)} ${n(end[0])} ${n(end[1])}${edge(1)} ${start(1)}Z`;
    const back = `M${start(0)}${edge(0)} ${n(end[0])} ${n(end[1])}${edge(-1)} ${start(-1)}Z`;
    return { whole, dark: right ? fold : back, lit: right ? back : fold, colour: colourAt(t) };
  });
  const ribHalf = (t: number) => 25 * (1 - t) ** 0.8 + 3;
  const side = (way: number) =>
    Array.from({ length: 26 }, (_, i): Point => {
      const t = (i / 25) * 0.99;
      const [x, y] = at(t);
      const [fx, fy] = ahead(t);
      const w = ribHalf(t) * way * (right ? 1 : -1);
      return [x - fy * w, y + fx * w];
    });
  const ribShape = `${curve(side(-1))}L${curve(side(1).reverse()).slice(1)}Z`;
  const id = `rib-${index}`;
  const all = fingers.map((finger) => finger.whole).join('') + ribShape;
  const lift = 18 + index * 3;
  const under = mix(c.ripe, '#6B3F00', 0.25);
  return `${gradient(
    id,
    [
      [0, '#FFE377'],
      [0.5, '#E9D848'],
      [1, '#8DBB45'],
    ],
    { from: [0, 0], to: tip, units: 'userSpaceOnUse' },
  )}<path d="${all}" fill="#021A12" opacity=".5" transform="translate(${lift} ${n(lift * 1.2)})" filter="url(#soft)"/><path d="${all}" fill="#021A12" opacity=".38" transform="translate(6 8)" filter="url(#edge)"/>${fingers.map((finger) => `<path d="${finger.whole}" fill="${finger.colour}"/><path d="${finger.dark}" fill="${mix(finger.colour, '#5A4A00', 0.36)}"/><path d="${finger.lit}" fill="#FFFBD6" opacity=".16"/>`).join('')}<path d="${ribShape}" fill="${under}" opacity=".55" transform="translate(0 5)" filter="url(#edge)"/><path d="${ribShape}" fill="url(#${id})"/><path d="${curve(side(-0.72))}" fill="none" stroke="#FFFBDC" stroke-width="4.5" stroke-linecap="round" opacity=".9"/><path d="${curve(side(0.8))}" fill="none" stroke="#A5650E" stroke-width="3" opacity=".55"/>`;
}

function crown(): string {
  const drawn = fronds.map(frond);
  const lean = (Math.atan2(neck[1], neck[0]) * 180) / Math.PI;
  return `<g transform="translate(${top[0]} ${top[1]})">${drawn.slice(0, 2).join('')}<g transform="rotate(${n(lean)})"><ellipse rx="54" ry="21" fill="#B9852E"/><ellipse rx="48" ry="16" fill="#7A4A12"/></g><g transform="rotate(${n(lean * 0.6)}) translate(0 8)">${heart()}</g>${bunch([-104, 78], 0)}${bunch([104, 92], 1)}${drawn.slice(2).join('')}<g transform="rotate(${n(lean)})"><path d="M-56 -2Q-30 26 -2 23Q30 26 56 0L53 26Q0 54 -52 26Z" fill="url(#skin)"/><path d="M-56 -2Q-30 26 -2 23Q30 26 56 0" fill="none" stroke="${c.peel}" stroke-width="6" stroke-linecap="round"/></g></g>`;
}

/** What is left of the fruit stands in the middle, where the strips part. */
function heart(): string {
  const d =
    'M-46 10C-64 -50 -56 -136 -20 -170Q4 -190 28 -168C58 -136 66 -50 46 10C24 22 -24 22 -46 10Z';
  return `<path d="${d}" fill="#021A12" opacity=".45" transform="translate(18 20)" filter="url(#soft)"/>${radial(
    'heart',
    [
      [0, '#FFFDF2'],
      [0.55, c.flesh],
      [1, '#DDB267'],
    ],
    { centre: [-18, -70], radius: 150, units: 'userSpaceOnUse' },
  )}<path d="${d}" fill="url(#heart)"/><path d="M-26 -138Q-40 -60 -28 12M5 -178Q0 -60 4 18M34 -134Q46 -60 32 12" fill="none" stroke="#D9B06A" stroke-width="3" opacity=".75"/>`;
}

/** Dates on their strings, wrinkled and wet with their own syrup. */
function bunch(at: Point, seed: number): string {
  const chance = random(71 + seed);
  const places = Array.from(
    { length: 15 },
    (_, i): Point => [chance.between(-44, 44) * (1 - i / 40), 60 + i * 9.6 + chance.between(-9, 9)],
  ).sort((a, b) => a[1] - b[1]);
  const strings = places
    .map(
      ([x, y]) =>
        `<path d="M${n(-at[0] * 0.82)} ${n(-at[1] * 0.6)}Q${n(x * 0.6)} ${n(y * 0.1 - 20)} ${n(x)} ${n(y - 16)}"/>`,
    )
    .join('');
  const dates = places.map(([x, y], i) => {
    const id = `date-${seed}-${i}`;
    const turn = x * 0.35 + chance.between(-14, 14);
    return `${radial(
      id,
      [
        [0, '#E39A56'],
        [0.3, c.syrup],
        [0.75, c.date],
        [1, '#2A1008'],
      ],
      { centre: [0.34, 0.26], radius: 0.8 },
    )}<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><ellipse cx="5" cy="7" rx="16" ry="23" fill="#120503" opacity=".5" filter="url(#edge)"/><ellipse rx="16" ry="23" fill="url(#${id})"/><path d="M-7 -14Q-11 2 -5 16M4 -17Q1 0 6 17" fill="none" stroke="#2A1008" stroke-opacity=".5" stroke-width="1.5"/><path d="M-7 -13Q-10 -4 -8 5" fill="none" stroke="#FFE3C0" stroke-width="3.2" stroke-linecap="round" opacity=".85"/><path d="M-5 -21q5 -5 10 0q-5 4 -10 0Z" fill="#D9A94F"/></g>`;
  });
  return `<g transform="translate(${at[0]} ${at[1]})"><g fill="none" stroke="#021A12" stroke-opacity=".4" stroke-width="26" transform="translate(22 26)" filter="url(#soft)"><path d="M0 60V200"/></g><g fill="none" stroke="#E8B94E" stroke-width="3.4">${strings}</g>${dates.join('')}</g>`;
}

/** A slice of banana: seeds in three rays, a fine skin of light at the cut. */
function coin([x, y]: Point, r: number): string {
  const chance = random(27);
  const rays = times(3, (k) =>
    times(9, (i) => {
      const a = ((k * 120 - 90 + chance.between(-16, 16)) * Math.PI) / 180;
      const d = r * (0.1 + i * 0.035);
      return `<ellipse cx="${n(Math.cos(a) * d)}" cy="${n(Math.sin(a) * d)}" rx="${n(r * 0.011)}" ry="${n(r * 0.02)}" transform="rotate(${n((a * 180) / Math.PI + 90)} ${n(Math.cos(a) * d)} ${n(Math.sin(a) * d)})" fill="#6B4320" opacity=".8"/>`;
    }),
  );
  const wobble = Array.from({ length: 40 }, (_, i): Point => {
    const a = (i / 40) * Math.PI * 2;
    const rr = r * (1 + 0.012 * Math.sin(a * 5) + 0.008 * Math.sin(a * 3 + 1));
    return [Math.cos(a) * rr, Math.sin(a) * rr];
  });
  const d = curve(wobble, true);
  const fibres = times(90, (i) => {
    const a = ((i * 4) / 180) * Math.PI;
    const [f, t] = [r * chance.between(0.5, 0.66), r * chance.between(0.8, 0.94)];
    return `<path d="M${n(Math.cos(a) * f)} ${n(Math.sin(a) * f)}L${n(Math.cos(a) * t)} ${n(Math.sin(a) * t)}"/>`;
  });
  return `<g transform="translate(${x} ${y})"><path d="${d}" fill="#021A12" opacity=".55" transform="translate(22 26)" filter="url(#softer)"/><path d="${d}" fill="#E5B75C" transform="translate(7 9)"/>${radial(
    'coin',
    [
      [0, '#F3D692'],
      [0.28, '#FFEFC4'],
      [0.62, '#FFF6DC'],
      [0.9, '#FDE9B4'],
      [1, '#F2CE7C'],
    ],
    { centre: [0, 0], radius: r, units: 'userSpaceOnUse' },
  )}<path d="${d}" fill="url(#coin)"/><g stroke="#E9C98A" stroke-width="2.4" opacity=".55">${fibres}</g><path d="M0 0L0 ${n(-r * 0.44)}M0 0L${n(r * 0.38)} ${n(r * 0.22)}M0 0L${n(-r * 0.38)} ${n(r * 0.22)}" stroke="#D2A45C" stroke-width="${n(r * 0.035)}" stroke-linecap="round" opacity=".5"/>${rays}<path d="${d}" fill="none" stroke="#FFFDF0" stroke-width="3" opacity=".8" transform="scale(.985)"/></g>`;
}

/** A dune of brown sugar, its crest sharp and its foot scattered. */
function sugar(): string {
  const chance = random(9);
  const crest: Point[] = toPoints(`
  -430,92 -310,62 -190,14 -70,-26 40,-34 150,-12 310,24 480,62 630,92
`);
  const heap = `${curve(crest)}C720 118 560 154 420 148C260 174 80 150 -60 164C-200 172 -260 140 -350 140C-480 136 -520 108 -430 92Z`;
  const lee = `M40 -34C60 -4 20 40 70 84C110 124 280 146 420 148C560 154 720 118 630 92L480 62L310 24L150 -12Z`;
  const grains = times(820, () => {
    const a = chance.between(0, Math.PI * 2);
    const away = chance.next() ** 0.6;
    const x = 90 + Math.cos(a) * 640 * away;
    const y = 84 + Math.sin(a) * 92 * away;
    const s = chance.between(1.6, 4.6);
    const tone = chance.pick(['#E5B878', '#C98B4E', '#A8652D', '#F6DCA8', '#8A4C1E']);
    return `<path d="M${n(x)} ${n(y)}l${n(s)} ${n(-s * 0.5)}l${n(s * 0.7)} ${n(s * 0.8)}l${n(-s)} ${n(s * 0.6)}Z" fill="${tone}"/>`;
  });
  return `<path d="${heap}" fill="#021A12" opacity=".5" transform="translate(26 22)" filter="url(#soft)"/>${gradient(
    'dune',
    [
      [0, '#F2CE8E'],
      [0.5, '#D79B57'],
      [1, '#A8652D'],
    ],
  )}<path d="${heap}" fill="url(#dune)"/><path d="${lee}" fill="#7A3F16" opacity=".5" filter="url(#edge)"/><path d="${heap}" fill="#fff" filter="url(#tooth)" style="mix-blend-mode:soft-light"/>${grains}`;
}

/** Sugar pushed up against the trunk, so that it stands in the dune and not on it. */
function drift(): string {
  const chance = random(33);
  const heap =
    'M-112 66C-84 30 -54 22 -22 30C6 12 60 14 84 36C104 48 118 58 128 72C60 100 -60 98 -112 66Z';
  const grains = times(120, () => {
    const x = chance.between(-104, 118);
    const y = 74 - Math.abs(chance.between(0, 1)) * 44 * (1 - (x / 126) ** 2);
    const tone = chance.pick(['#F6DCA8', '#E5B878', '#A8652D', '#8A4C1E']);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(chance.between(1.2, 2.6))}" fill="${tone}"/>`;
  });
  return `<path d="${heap}" fill="#DDA564"/><path d="M-22 30C6 12 60 14 84 36C104 48 118 58 128 72C90 86 30 70 -22 30Z" fill="#B87538" opacity=".55"/><path d="${heap}" fill="#fff" filter="url(#tooth)" style="mix-blend-mode:soft-light"/>${grains}`;
}

/** Where its things lie in each format. */
export const musaAndPalmCovers: Covers = {
  tile: (page) =>
    musaAndPalmScene({
      ...page,
      foot: [500, 1040],
      scale: 1.02,
      slice: { at: [350, -96], r: 236 },
      name: { at: [600, 1350], size: 148, anchor: 'middle', arabic: [600, 1444] },
    }),
  wide: (page) =>
    musaAndPalmScene({
      ...page,
      foot: [1052, 830],
      scale: 0.86,
      slice: { at: [350, -96], r: 236 },
      name: { at: [76, 500], size: 102, anchor: 'start', arabic: [80, 584] },
    }),
  small: (page) =>
    musaAndPalmScene({
      ...page,
      foot: [412, 800],
      scale: 0.74,
      slice: { at: [330, -110], r: 220 },
    }),
  // Under the palm: its crown against green limewash, then its whole height.
  banner: (page) =>
    musaAndPalmScene({
      ...page,
      foot: [470, 980],
      scale: 1.04,
      slice: { at: [480, -190], r: 250 },
    }),
  'banner-tall': (page) =>
    musaAndPalmScene({
      ...page,
      foot: [330, 1010],
      scale: 0.92,
      slice: { at: [330, -60], r: 200 },
    }),
};

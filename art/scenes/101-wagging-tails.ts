import type { Covers } from '../compositions/case-pictures.ts';
import { blur, grain, reliefFilter } from '../draw/light.ts';
import { random } from '../draw/random.ts';
import { curve, gradient, mix, n, type Point, radial, svg, times } from '../draw/svg.ts';
import { waggingTails } from '../identities/101-wagging-tails.ts';

const { palette: c } = waggingTails;

/**
 * Behind the examination table: a tail, a patient in a collar, a tail. That is 1, 0, 1; and with the nose for
 * the dot it is ١٠١ too.
 */
export function waggingTailsScene(options: {
  width: number;
  height: number;
  /** Height of the table's far edge on the page. */
  table: number;
  /** Middle of the patient's face, and the size of everything. */
  at: Point;
  scale: number;
  /** How far the tails stand from the middle. */
  apart: number;
  name?: { at: Point; size: number; anchor: 'start' | 'middle'; arabic: Point };
}): string {
  const { width, height, table, at, scale, apart, name } = options;
  const rim = 46 * scale;
  const tailFoot = (table - at[1]) / scale + 30;
  return svg(
    width,
    height,
    `<defs>${blur('soft', 10 * scale)}${blur('softer', 34 * scale)}${blur('edge', 1.4)}${blur('gloss', 5)}${blur('shade', 22)}

${reliefFilter('brushed', { frequency: '.0025 .6', octaves: 3, depth: 1.2, seed: 4, elevation: 60 })}
${reliefFilter('paint', { frequency: 0.6, octaves: 2, depth: 0.8, seed: 8, elevation: 60 })}
${radial(
  'wall',
  [
    [0, '#A9DDFF'],
    [0.5, c.sky],
    [1, '#2C84C8'],
  ],
  {
    centre: [width * 0.3, height * 0.14],
    radius: Math.hypot(width, height) * 0.86,
    units: 'userSpaceOnUse',
  },
)}
${gradient('steel', [
  [0, '#FFFFFF'],
  [0.12, '#DCE6EE'],
  [0.6, '#B3C4D2'],
  [1, '#8FA4B6'],
])}
${gradient('front', [
  [0, '#9DB2C3'],
  [0.08, '#E4EDF3'],
  [1, '#C3D2DE'],
])}
<clipPath id="behind"><rect x="-50" y="-400" width="${width + 100}" height="${n(table + 404)}"/></clipPath></defs>
<rect width="${width}" height="${height}" fill="url(#wall)"/><rect width="${width}" height="${height}" fill="#fff" filter="url(#paint)" opacity=".16" style="mix-blend-mode:soft-light"/>
<g clip-path="url(#behind)"><g transform="translate(${n(at[0])} ${n(at[1])}) scale(${n(scale)})">
<g opacity=".3" style="mix-blend-mode:multiply" fill="#0C3E70" filter="url(#shade)" transform="translate(70 60)">${tailShape(-apart, tailFoot, -1)}${tailShape(apart, tailFoot, 1)}<ellipse rx="330" ry="350"/></g>
${tail(-apart, tailFoot, -1)}${tail(apart, tailFoot, 1)}${patient(tailFoot)}</g></g>
<rect y="${n(table)}" width="${width}" height="${n(rim)}" fill="url(#steel)"/><rect y="${n(table)}" width="${width}" height="${n(rim)}" fill="#fff" filter="url(#brushed)" opacity=".6" style="mix-blend-mode:multiply"/><rect y="${n(table)}" width="${width}" height="${n(2.5 * scale)}" fill="#fff"/>
<rect y="${n(table + rim)}" width="${width}" height="${n(height - table - rim)}" fill="url(#front)"/><rect y="${n(table + rim)}" width="${width}" height="${n(26 * scale)}" fill="#54697C" opacity=".4" filter="url(#soft)"/><rect y="${n(table + rim)}" width="${width}" height="${n(height - table - rim)}" fill="#fff" filter="url(#brushed)" opacity=".4" style="mix-blend-mode:multiply"/>
<g transform="translate(${n(at[0])} ${n(table)}) scale(${n(scale)})">${paw(-120)}${paw(120)}</g>
${
  name
    ? `<g transform="translate(${n(name.at[0])} ${n(name.at[1])})">${waggingTails.wordmark({ size: name.size, colour: c.spot, anchor: name.anchor })}</g><g transform="translate(${n(name.arabic[0])} ${n(name.arabic[1])})">${waggingTails.arabicWordmark?.({ size: name.size * 0.62, colour: c.collar, anchor: name.anchor })}</g>`
    : ''
}
${grain(width, height, 0.16)}`,
  );
}

/** Points along a tail standing up from `foot`; `way` is the side it swings to. */
function tailSpine(x: number, foot: number, way: 1 | -1): Point[] {
  const tall = 760;
  return Array.from({ length: 30 }, (_, i): Point => {
    const t = i / 29;
    const swing = Math.sin(t * 3.3) * -44 + t * t * t * 84;
    return [x + way * swing, foot - tall * t];
  });
}

function tailWidth(t: number): number {
  const root = Math.max(0, 1 - t * 3.2) ** 2 * 26;
  return (48 - 27 * t + root) * Math.min(1, Math.sqrt(Math.max(0, 1.002 - t) / 0.1));
}

function tailShape(x: number, foot: number, way: 1 | -1): string {
  const points = tailSpine(x, foot, way);
  const side = (sign: number) =>
    points.map(([px, py], i): Point => {
      const next = points[Math.min(i + 1, points.length - 1)] ?? [px, py];
      const before = points[Math.max(i - 1, 0)] ?? [px, py];
      const long = Math.hypot(next[0] - before[0], next[1] - before[1]) || 1;
      const w = tailWidth(i / (points.length - 1)) * sign;
      return [px - ((next[1] - before[1]) / long) * w, py + ((next[0] - before[0]) / long) * w];
    });
  return `<path d="${curve(side(-1))}L${curve(side(1).reverse()).slice(1)}Z"/>`;
}

/** A spotted tail, round in the light from the upper left, with two strokes of air for the wag. */
function tail(x: number, foot: number, way: 1 | -1): string {
  const id = `tail-${way < 0 ? 'left' : 'right'}`;
  const shape = tailShape(x, foot, way);
  const spine = tailSpine(x, foot, way);
  const chance = random(way < 0 ? 21 : 35);
  const spots = times(9, (i) => {
    const at = spine[3 + i * 2 + Math.floor(chance.next() * 2)] ?? [0, 0];
    const w = tailWidth((3 + i * 2) / 29);
    return spot(
      [at[0] + chance.between(-0.75, 0.75) * w, at[1]],
      w * chance.between(0.26, 0.44),
      chance,
    );
  });
  const end = spine[spine.length - 1] ?? [0, 0];
  const tip = `<path d="M${n(end[0] - 120)} ${n(end[1] + 70)}q30 26 48 4q22 24 44 2q24 22 50 -4q22 14 60 -10V${n(end[1] - 90)}H${n(end[0] - 120)}Z" fill="${c.spot}"/>`;
  // Shade closes in from the right in steps too small to see.
  const shade = times(14, (k) => {
    const edge = spine.map(([px, py], i): Point => [px + tailWidth(i / 29) * 1.04, py]);
    return `<path d="${curve(edge)}" stroke-width="${n(62 - k * 4.2)}"/>`;
  });
  const glow = times(8, (k) => {
    const edge = spine.map(([px, py], i): Point => [px - tailWidth(i / 29) * 0.5, py]);
    return `<path d="${curve(edge)}" stroke-width="${n(30 - k * 3.4)}"/>`;
  });
  const wag = [1, 2]
    .map((k) => {
      const off = way * (34 + k * 38);
      const from = spine[21 - k] ?? end;
      const to = spine[27 - k] ?? end;
      return `<path d="M${n(from[0] + off)} ${n(from[1])}Q${n(from[0] + off * 1.08 + way * 8)} ${n((from[1] + to[1]) / 2)} ${n(to[0] + off + way * 22)} ${n(to[1])}"/>`;
    })
    .join('');
  return `<clipPath id="${id}">${shape}</clipPath><g fill="${c.coat}">${shape}</g><g clip-path="url(#${id})">${spots}${tip}<g fill="none" stroke="#6C8CB4" stroke-opacity=".09" style="mix-blend-mode:multiply">${shade}</g><g fill="none" stroke="#fff" stroke-opacity=".05" stroke-linecap="round">${glow}</g></g><g fill="none" stroke="${c.coat}" stroke-width="12" stroke-linecap="round" opacity=".95">${wag}</g>`;
}

function spot([x, y]: Point, r: number, chance: ReturnType<typeof random>): string {
  const points = Array.from({ length: 9 }, (_, i): Point => {
    const a = (i / 9) * Math.PI * 2;
    const rr = r * chance.between(0.78, 1.16);
    return [x + Math.cos(a) * rr, y + Math.sin(a) * rr * 1.06];
  });
  return `<path d="${curve(points, true)}" fill="${c.spot}"/>`;
}

/** The patient: a spotted face in the middle of a collar that makes it a nought. */
function patient(edge: number): string {
  const chance = random(8);
  const head =
    'M0 -176C78 -180 138 -136 146 -58C150 -14 134 14 122 46C108 88 100 132 60 158C34 174 -34 174 -60 158C-100 132 -108 88 -122 46C-134 14 -150 -14 -146 -58C-138 -136 -78 -180 0 -176Z';
  const ear = (way: 1 | -1) =>
    `M${way * 96} -150C${way * 170} -170 ${way * 214} -110 ${way * 220} -30C${way * 224} 40 ${way * 206} 110 ${way * 168} 124C${way * 132} 130 ${way * 124} 60 ${way * 122} 0C${way * 122} -50 ${way * 112} -96 ${way * 96} -150Z`;
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="-44" rx="33" ry="36" fill="${x < 0 ? c.spot : '#C9D4E0'}" opacity="${x < 0 ? 1 : 0.5}"/><circle cx="${x}" cy="-42" r="25" fill="#120D0B"/><circle cx="${x}" cy="-42" r="25" fill="none" stroke="#4A2E1C" stroke-width="6"/><circle cx="${x}" cy="-40" r="14" fill="#060404"/><circle cx="${x - 9}" cy="-52" r="8.5" fill="#fff"/><circle cx="${x + 9}" cy="-31" r="3.6" fill="#fff" opacity=".7"/>`;
  const spots: readonly (readonly [number, number, number])[] = [
    [22, -134, 20],
    [44, -86, 9],
    [-12, -108, 10],
    [104, -22, 14],
    [-106, 14, 12],
    [88, 34, 10],
    [-20, -150, 9],
    [112, -104, 12],
  ];
  return `<path d="M-210 ${n(edge + 40)}C-214 210 -140 150 0 150S214 210 210 ${n(edge + 40)}Z" fill="${c.coat}"/><path d="M-210 ${n(edge + 40)}C-214 210 -140 150 0 150S214 210 210 ${n(edge + 40)}Z" fill="#7C96B4" opacity=".4"/>${spot([-150, 290], 26, chance)}${spot([120, 320], 30, chance)}${spot([30, 360], 18, chance)}
${collarBack()}
<path d="${ear(1)}" fill="#0A0D16" opacity=".35" transform="translate(10 14)" filter="url(#gloss)"/><path d="${ear(-1)}" fill="#0A0D16" opacity=".35" transform="translate(10 14)" filter="url(#gloss)"/>
${radial(
  'face',
  [
    [0, '#FFFFFF'],
    [0.55, c.coat],
    [0.85, '#DDE6F0'],
    [1, '#A9BBD0'],
  ],
  { centre: [-46, -70], radius: 290, units: 'userSpaceOnUse' },
)}<path d="${head}" fill="url(#face)"/><clipPath id="head"><path d="${head}"/></clipPath>
<g clip-path="url(#head)">${spots.map(([x, y, r]) => spot([x, y], r, chance)).join('')}<path d="M-124 -92C-100 -120 -44 -104 -34 -60C-28 -20 -60 10 -94 0C-132 -10 -142 -66 -124 -92Z" fill="${c.spot}"/><path d="M150 -170V180H20Q150 110 128 -40Z" fill="#6E89A8" opacity=".35" filter="url(#shade)"/></g>
${radial(
  'ear',
  [
    [0, '#4A5468'],
    [0.5, c.spot],
    [1, '#0D1119'],
  ],
  { centre: [0.35, 0.3], radius: 0.8 },
)}<path d="${ear(-1)}" fill="url(#ear)"/><path d="${ear(1)}" fill="url(#ear)"/><path d="M-204 -60Q-212 20 -176 96M204 -60Q212 20 180 92" fill="none" stroke="#8291AB" stroke-width="7" stroke-linecap="round" opacity=".55" filter="url(#edge)"/>
${eye(-66)}${eye(66)}
<path d="M-92 -94Q-66 -112 -42 -96" fill="none" stroke="#8B97AB" stroke-width="7" stroke-linecap="round"/><path d="M42 -100Q68 -114 92 -92" fill="none" stroke="${c.spot}" stroke-width="7" stroke-linecap="round"/>
${radial(
  'muzzle',
  [
    [0, '#FFFFFF'],
    [0.7, '#F4F6F8'],
    [1, '#C3D0DE'],
  ],
  { centre: [0.4, 0.3], radius: 0.75 },
)}<path d="M28 118C34 168 26 206 0 206S-34 168 -28 118Z" fill="#B33F52"/><path d="M24 126C30 168 22 196 0 196S-30 168 -24 126Z" fill="${c.tongue}"/><path d="M0 130V182" stroke="#C94A5C" stroke-width="5" stroke-linecap="round"/><path d="M-13 150Q-16 172 -8 184" stroke="#FFB3BC" stroke-width="5" fill="none" stroke-linecap="round"/>
<path d="M0 36C44 20 92 44 92 92C92 130 54 146 0 122C-54 146 -92 130 -92 92C-92 44 -44 20 0 36Z" fill="#7F96B0" opacity=".4" transform="translate(5 9)" filter="url(#gloss)"/><path d="M0 36C44 20 92 44 92 92C92 130 54 146 0 122C-54 146 -92 130 -92 92C-92 44 -44 20 0 36Z" fill="url(#muzzle)"/><path d="M0 74V112Q-30 140 -70 122M0 112Q30 140 70 122" fill="none" stroke="${c.spot}" stroke-width="7" stroke-linecap="round"/><g fill="#7C8799">${[-58, -44, -62, 58, 44, 62].map((x, i) => `<circle cx="${x}" cy="${[84, 98, 104][i % 3]}" r="3.6"/>`).join('')}</g>
${radial(
  'nose',
  [
    [0, '#5D687E'],
    [0.4, c.spot],
    [1, '#05070C'],
  ],
  { centre: [0.36, 0.26], radius: 0.75 },
)}<path d="M0 14C36 10 58 24 54 46C50 70 22 84 0 84S-50 70 -54 46C-58 24 -36 10 0 14Z" fill="url(#nose)"/><path d="M-30 26Q-10 18 10 24" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".8"/><path d="M-26 58q-12 -4 -12 -14M26 58q12 -4 12 -14" fill="none" stroke="#000" stroke-width="6" stroke-linecap="round"/>
${collarFront()}`;
}

const cone = { rx: 306, ry: 336, tube: 26 };

/** The inside of the collar, seen through its mouth. */
function collarBack(): string {
  const { rx, ry } = cone;
  return `${radial(
    'inside',
    [
      [0, '#BFE3FA', 0.25],
      [0.55, '#D6EEFF', 0.55],
      [0.85, '#FFFFFF', 0.72],
      [1, '#E6F5FF', 0.9],
    ],
    { centre: [0, 30], radius: ry * 1.02, units: 'userSpaceOnUse' },
  )}<ellipse rx="${rx}" ry="${ry}" fill="url(#inside)"/>${times(9, (i) => {
    const k = 1 - i * 0.055;
    return `<ellipse cy="${n(i * 5)}" rx="${n(rx * k)}" ry="${n(ry * k)}" fill="none" stroke="#fff" stroke-opacity="${n(0.34 - i * 0.03)}" stroke-width="3"/>`;
  })}${gradient(
    'neck',
    [
      [0, '#93A9C2'],
      [0.55, c.coat],
      [0.8, c.coat, 0.9],
      [1, c.coat, 0],
    ],
    { from: [0, 120], to: [0, 300], units: 'userSpaceOnUse' },
  )}<path d="M-104 40C-106 130 -122 200 -166 300H166C122 200 106 130 104 40Z" fill="url(#neck)"/><path d="M-113 160Q0 234 113 160L125 204Q0 284 -125 204Z" fill="#5B7390" opacity=".35" transform="translate(4 9)" filter="url(#edge)"/>${gradient(
    'strap',
    [
      [0, '#B3211B'],
      [0.3, c.collar],
      [0.7, c.collar],
      [1, '#A51A16'],
    ],
    { to: [1, 0] },
  )}<path d="M-113 160Q0 234 113 160L125 204Q0 284 -125 204Z" fill="url(#strap)"/><path d="M-114 167Q0 241 114 167M-122 197Q0 276 122 197" fill="none" stroke="#FFB0A8" stroke-width="2.6" stroke-dasharray="9 6" opacity=".9"/><circle cx="4" cy="274" r="27" fill="#3B5470" opacity=".4" filter="url(#edge)"/><circle cx="0" cy="268" r="27" fill="${c.tag}"/><circle cx="0" cy="268" r="24" fill="none" stroke="#FFE3A0" stroke-width="3"/><circle cx="0" cy="272" r="8" fill="${c.spot}"/><path d="M-7 247a7 7 0 1 1 14 0" fill="none" stroke="#8FA2B8" stroke-width="4"/>`;
}

/** The collar's bound rim and the light on its clear plastic. */
function collarFront(): string {
  const { rx, ry, tube } = cone;
  const bands = times(72, (i) => {
    const a = i * 5;
    const on = (k: number): Point => [
      rx * Math.cos((k * Math.PI) / 180),
      ry * Math.sin((k * Math.PI) / 180),
    ];
    const light = Math.cos(((a - 232) * Math.PI) / 180);
    const tone =
      light > 0 ? mix('#FFFFFF', '#FFFFFF', light) : mix('#FFFFFF', '#7FA5C4', -light * 0.75);
    const [x1, y1] = on(a);
    const [x2, y2] = on(a + 5.8);
    return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${tone}" stroke-width="${tube}"/>`;
  });
  return `<path d="M-236 -158C-190 -246 -100 -296 -10 -300C-100 -268 -176 -206 -214 -110C-226 -120 -236 -138 -236 -158Z" fill="#fff" opacity=".55"/><path d="M-246 -80C-250 -40 -250 0 -244 34L-226 26C-232 -8 -232 -44 -226 -76Z" fill="#fff" opacity=".5"/><path d="M150 262C210 222 250 160 266 90" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".4"/><ellipse rx="${rx}" ry="${ry}" fill="none" stroke="#0C3E70" stroke-opacity=".35" stroke-width="${tube}" transform="translate(5 8)" filter="url(#gloss)"/>${bands}<ellipse rx="${n(rx - tube * 0.16)}" ry="${n(ry - tube * 0.16)}" fill="none" stroke="#fff" stroke-width="5" opacity=".9" transform="translate(-2 -3)"/><ellipse rx="${n(rx - tube * 0.5)}" ry="${n(ry - tube * 0.5)}" fill="none" stroke="#4E86B4" stroke-opacity=".55" stroke-width="3"/><ellipse rx="${n(rx + tube * 0.5)}" ry="${n(ry + tube * 0.5)}" fill="none" stroke="#3E78AA" stroke-opacity=".35" stroke-width="2.5"/>`;
}

/** Two paws on the table's edge, to see what is being written down. */
function paw(x: number): string {
  const id = x < 0 ? 'paw-left' : 'paw-right';
  const d =
    'M-66 8C-74 -52 -44 -78 0 -78S74 -52 66 8C66 38 50 52 34 52C24 58 10 58 0 52C-10 58 -24 58 -34 52C-50 52 -66 38 -66 8Z';
  return `<g transform="translate(${x} 0)"><path d="${d}" fill="#34495C" opacity=".55" transform="translate(9 14)" filter="url(#gloss)"/>${radial(
    id,
    [
      [0, '#FFFFFF'],
      [0.6, c.coat],
      [1, '#B4C4D6'],
    ],
    { centre: [0.38, 0.26], radius: 0.8 },
  )}<path d="${d}" fill="url(#${id})"/><path d="M-22 50C-26 34 -24 18 -18 6M22 50C26 34 24 18 18 6" fill="none" stroke="#8FA2B8" stroke-width="6" stroke-linecap="round"/><ellipse cx="${x < 0 ? -26 : 30}" cy="-38" rx="15" ry="13" fill="${c.spot}"/><ellipse cx="${x < 0 ? 22 : -16}" cy="-54" rx="9" ry="8" fill="${c.spot}"/></g>`;
}

/** Where its things lie in each format. */
export const waggingTailsCovers: Covers = {
  tile: (page) =>
    waggingTailsScene({
      ...page,
      table: 950,
      at: [600, 584],
      scale: 1,
      apart: 412,
      name: { at: [600, 1216], size: 138, anchor: 'middle', arabic: [600, 1342] },
    }),
  wide: (page) =>
    waggingTailsScene({
      ...page,
      table: 742,
      at: [800, 412],
      scale: 0.92,
      apart: 500,
      name: { at: [90, 908], size: 122, anchor: 'start', arabic: [1082, 908] },
    }),
  small: (page) =>
    waggingTailsScene({ ...page, table: 726, at: [500, 450], scale: 0.74, apart: 392 }),
  // The patient, waiting: once with room to look around, once eye to eye.
  banner: (page) =>
    waggingTailsScene({ ...page, table: 690, at: [520, 400], scale: 0.86, apart: 380 }),
  'banner-tall': (page) =>
    waggingTailsScene({ ...page, table: 960, at: [450, 560], scale: 0.98, apart: 330 }),
};

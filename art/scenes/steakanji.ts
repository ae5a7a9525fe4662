import type { Covers } from '../compositions/case-pictures.ts';
import { blur, grain } from '../draw/light.ts';
import { random } from '../draw/random.ts';
import {
  curve,
  gradient,
  n,
  type Point,
  polar,
  radial,
  svg,
  times,
  toPoints,
} from '../draw/svg.ts';
import { steakanji } from '../identities/steakanji.ts';

const { palette: c } = steakanji;

/** A marbled rib-eye in black iron on charred cedar; its fat has written 牛, the character for cattle. */
export function steakanjiScene(options: {
  width: number;
  height: number;
  /** Middle of the pan. */
  at: Point;
  /** Radius of the pan's rim. */
  radius: number;
  /** Direction of the handle in degrees, clockwise from east. */
  handle: number;
  chopsticks?: { at: Point; turn: number };
  name?: { at: Point; size: number };
}): string {
  const { width, height, at, radius, handle, chopsticks, name } = options;
  const k = radius / 480;
  return svg(
    width,
    height,
    `<defs>${blur('soft', 8)}${blur('softer', 26)}${blur('haze', 60)}${blur('edge', 1.4)}${surfaces(k)}
${radial(
  'pool',
  [
    [0, '#FFB36B', 0.5],
    [0.5, '#B4571C', 0.22],
    [1, '#000', 0],
  ],
  {
    centre: [at[0] - radius * 0.5, at[1] - radius * 0.6],
    radius: radius * 2.1,
    units: 'userSpaceOnUse',
  },
)}
${radial(
  'night',
  [
    [0.5, '#000', 0],
    [1, '#000', 0.72],
  ],
  { centre: at, radius: Math.max(width, height) * 0.72, units: 'userSpaceOnUse' },
)}</defs>
${planks(width, height, k)}
<rect width="${width}" height="${height}" fill="url(#pool)" style="mix-blend-mode:screen"/>
<g style="mix-blend-mode:multiply"><circle cx="${n(at[0] + 34 * k)}" cy="${n(at[1] + 44 * k)}" r="${n(radius * 1.01)}" fill="#000" opacity=".85" filter="url(#softer)"/></g>
${pan(at, radius, handle, k)}
<g transform="translate(${n(at[0])} ${n(at[1])}) scale(${n(k * 1.13)})">${steak()}</g>
${chopsticks ? sticks(chopsticks.at, chopsticks.turn, k) : ''}
<rect width="${width}" height="${height}" fill="url(#night)"/>
${name ? `<g transform="translate(${n(name.at[0])} ${n(name.at[1])})">${steakanji.wordmark({ size: name.size, colour: c.cream, anchor: 'middle' })}</g><g transform="translate(${n(name.at[0])} ${n(name.at[1] + name.size * 0.78)})">${steakanji.arabicWordmark?.({ size: name.size * 0.5, colour: c.ember, anchor: 'middle' })}</g>` : ''}
${grain(width, height, 0.4)}`,
  );
}

function surfaces(k: number): string {
  const light = (azimuth: number, elevation: number) =>
    `<feDistantLight azimuth="${azimuth}" elevation="${elevation}"/>`;
  return `
<filter id="cedar" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".09 .006" numOctaves="4" seed="12" result="noise"/><feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.4 0 0 0 -.1"/><feDiffuseLighting surfaceScale="9" lighting-color="#fff">${light(200, 48)}</feDiffuseLighting><feComposite in2="SourceGraphic" operator="in"/></filter>
<filter id="iron" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".42" numOctaves="3" seed="2" result="noise"/><feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting surfaceScale="2.4" lighting-color="#fff">${light(225, 55)}</feDiffuseLighting><feComposite in2="SourceGraphic" operator="in"/></filter>
<filter id="meat" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".012 .05" numOctaves="4" seed="44" result="noise"/><feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.3 0 0 0 -.15"/><feDiffuseLighting surfaceScale="${n(7 * k)}" lighting-color="#fff">${light(225, 55)}</feDiffuseLighting><feComposite in2="SourceGraphic" operator="in"/></filter>
<filter id="juice" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".008 .014" numOctaves="3" seed="9" result="noise"/><feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.3 0 0 0 -.15"/><feSpecularLighting surfaceScale="${n(30 * k)}" specularConstant=".55" specularExponent="26" lighting-color="#FFE9E0">${light(225, 46)}</feSpecularLighting><feComposite in2="SourceGraphic" operator="in"/></filter><filter id="brushed" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="3" seed="8"/><feDisplacementMap in="SourceGraphic" scale="9" xChannelSelector="R" yChannelSelector="G"/></filter>
${radial(
  'lean',
  [
    [0, '#E5495A'],
    [0.5, c.meat],
    [1, c.blood],
  ],
  { centre: [-110, -130], radius: 560, units: 'userSpaceOnUse' },
)}
${gradient('rind', [
  [0, '#FFF4E8'],
  [0.5, c.fat],
  [1, '#E9BFA4'],
])}`;
}

function planks(width: number, height: number, k: number): string {
  const board = 178 * k;
  const count = Math.ceil(width / board) + 1;
  const chance = random(14);
  return `<rect width="${width}" height="${height}" fill="${c.char}"/>${times(count, (i) => {
    const x = i * board - board * 0.4;
    return `<rect x="${n(x)}" width="${n(board - 3)}" height="${height}" fill="#3A2B22" opacity="${n(chance.between(0.35, 0.9))}"/>`;
  })}<rect width="${width}" height="${height}" fill="#fff" filter="url(#cedar)" style="mix-blend-mode:multiply"/>${times(count, (i) => `<rect x="${n(i * board - board * 0.4 - 4)}" width="5" height="${height}" fill="#000"/><rect x="${n(i * board - board * 0.4 + 1)}" width="1.6" height="${height}" fill="#8A6A50" opacity=".35"/>`)}`;
}

function pan(at: Point, radius: number, handle: number, k: number): string {
  const rim = 44 * k;
  const long = radius * 1.5;
  const handlePath = `M${n(radius * 0.9)} ${n(-70 * k)}C${n(radius * 1.1)} ${n(-56 * k)} ${n(radius * 1.15)} ${n(-40 * k)} ${n(radius * 1.3)} ${n(-42 * k)}L${n(radius + long)} ${n(-54 * k)}V${n(54 * k)}L${n(radius * 1.3)} ${n(42 * k)}C${n(radius * 1.15)} ${n(40 * k)} ${n(radius * 1.1)} ${n(56 * k)} ${n(radius * 0.9)} ${n(70 * k)}Z`;
  const arcs = times(360, (i) => {
    const a = i;
    const bright =
      Math.max(0, Math.cos(((a - 222) * Math.PI) / 180)) ** 3 * 0.9 +
      Math.max(0, Math.cos(((a - 40) * Math.PI) / 180)) ** 8 * 0.32;
    const [x1, y1] = polar([0, 0], radius - 3 * k, a);
    const [x2, y2] = polar([0, 0], radius - 3 * k, a + 1.3);
    return `<path d="M${n(x1)} ${n(y1)}A${n(radius)} ${n(radius)} 0 0 1 ${n(x2)} ${n(y2)}" stroke="#FFD9B0" stroke-opacity="${n(bright * 0.75)}" stroke-width="${n(5 * k)}" fill="none"/>`;
  });
  return `<g transform="translate(${n(at[0])} ${n(at[1])})"><g transform="rotate(${handle})"><path d="${handlePath}" fill="#000" opacity=".8" transform="translate(${n(30 * k)} ${n(30 * k)})" filter="url(#soft)"/><path d="${handlePath}" fill="#1B1918"/><path d="M${n(radius * 1.25)} ${n(-20 * k)}L${n(radius + long)} ${n(-24 * k)}V${n(24 * k)}L${n(radius * 1.25)} ${n(20 * k)}Z" fill="#0D0C0C"/><path d="M${n(radius * 1.2)} ${n(-40 * k)}L${n(radius + long)} ${n(-51 * k)}" stroke="#FFD9B0" stroke-opacity=".45" stroke-width="${n(4 * k)}"/></g>
<circle r="${n(radius)}" fill="#2B2725"/><circle r="${n(radius)}" fill="#fff" filter="url(#iron)" opacity=".55" style="mix-blend-mode:multiply"/>${arcs}
<circle r="${n(radius - rim * 0.55)}" fill="#0A0908"/>
<circle r="${n(radius - rim)}" fill="${c.iron}"/>${radial(
    'floor',
    [
      [0, '#5a4436', 0.9],
      [0.5, '#2a211c', 0.6],
      [1, '#000', 0.55],
    ],
    { centre: [radius * 0.3, radius * 0.36], radius: radius * 1.15, units: 'userSpaceOnUse' },
  )}<circle r="${n(radius - rim)}" fill="url(#floor)"/><circle r="${n(radius - rim)}" fill="#fff" filter="url(#iron)" opacity=".6" style="mix-blend-mode:multiply"/>
<circle r="${n(radius - rim - 5 * k)}" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="${n(22 * k)}" filter="url(#soft)"/></g>`;
}

/** A rib-eye, 720 wide, with its cap of fat along the top right. */
const outline: readonly Point[] = toPoints(`
  -330,20 -322,-92 -262,-196 -150,-262 -18,-276 116,-284 232,-236 314,-140 346,-20 318,96
  246,178 150,216 62,268 -58,296 -186,262 -282,160
`);
const lean: readonly Point[] = toPoints(`
  -310,20 -302,-86 -246,-182 -146,-242 -20,-254 108,-260 214,-214 290,-128 320,-18 292,84
  218,150 132,172 46,224 -64,258 -180,236 -266,148
`);

/** The character's strokes as they lie on the steak: points along each, and how wide the brush was. */
const strokes: readonly { points: readonly Point[]; from: number; to: number }[] = [
  {
    points: toPoints('-92,-188 -104,-142 -132,-96 -176,-48'),
    from: 44,
    to: 12,
  },
  {
    points: toPoints('-124,-104 -30,-112 70,-118 146,-116'),
    from: 34,
    to: 40,
  },
  {
    points: toPoints('-206,40 -80,30 60,24 206,30'),
    from: 36,
    to: 48,
  },
  {
    points: toPoints('10,-214 14,-90 12,60 10,222'),
    from: 46,
    to: 34,
  },
];

function away(point: Point): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { points } of strokes)
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i], points[i + 1]];
      if (!a || !b) continue;
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const t = Math.min(
        1,
        Math.max(0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy)),
      );
      nearest = Math.min(nearest, Math.hypot(point[0] - a[0] - dx * t, point[1] - a[1] - dy * t));
    }
  return nearest;
}

/** The grain of the muscle: which way fat runs at a place. */
function grainAngle([x, y]: Point): number {
  return (
    0.5 * Math.sin(x / 130 + 1.2) + 0.7 * Math.cos(y / 105) + Math.atan2(y, x + 60) * 0.55 + 1.1
  );
}

/** A band along a path, `half` as wide to each side from its start, 0, to its end, 1. */
function ribbon(path: readonly Point[], half: (t: number) => number): string {
  const sides: [Point[], Point[]] = [[], []];
  path.forEach((point, i) => {
    const next = path[i + 1] ?? point;
    const before = path[i - 1] ?? point;
    const a = Math.atan2(next[1] - before[1], next[0] - before[0]) + Math.PI / 2;
    const away = half(i / (path.length - 1));
    sides[0].push([point[0] + Math.cos(a) * away, point[1] + Math.sin(a) * away]);
    sides[1].push([point[0] - Math.cos(a) * away, point[1] - Math.sin(a) * away]);
  });
  return curve([...sides[0], ...sides[1].reverse()], true);
}

/** A thread of fat that thins to nothing, and now and then forks. */
function vein(
  start: Point,
  angle: number,
  weight: number,
  steps: number,
  chance: ReturnType<typeof random>,
  depth = 0,
  clear = 32,
): string {
  const path: Point[] = [start];
  let [x, y] = start;
  let heading = angle;
  let forks = '';
  for (let i = 0; i < steps; i++) {
    heading += chance.between(-0.32, 0.32) + Math.sin(grainAngle([x, y]) - heading) * 0.16;
    x += Math.cos(heading) * 8;
    y += Math.sin(heading) * 8;
    if (i > 3 && away([x, y]) < clear) break;
    path.push([x, y]);
    if (depth < 2 && chance.next() < 0.13)
      forks += vein(
        [x, y],
        heading + chance.pick([-0.8, 0.8]),
        weight * 0.6 * (1 - i / steps),
        Math.ceil(steps * 0.5),
        chance,
        depth + 1,
        clear,
      );
  }
  if (path.length < 3) return forks;
  const swell = (t: number) =>
    (weight / 2) * Math.sin(Math.PI * (0.12 + 0.88 * t)) * chance.between(0.7, 1.3);
  return ribbon(path, swell) + forks;
}

function marbling(): string {
  const chance = random(2026);
  let d = '';
  for (let i = 0; i < 760; i++) {
    const start: Point = [chance.between(-310, 300), chance.between(-250, 270)];
    if (away(start) < 38) continue;
    d += vein(
      start,
      grainAngle(start) + chance.between(-0.5, 0.5),
      chance.between(1.2, 6),
      Math.round(chance.between(4, 13)),
      chance,
    );
  }
  return d;
}

function brushStroke({ points, from, to }: (typeof strokes)[number], swell: number): string {
  const along: Point[] = [];
  const steps = 28;
  const spans = points.length - 1;
  for (let i = 0; i <= steps; i++) {
    const t = (i / steps) * spans;
    const [a, b] = [
      points[Math.min(Math.floor(t), spans - 1)],
      points[Math.min(Math.floor(t), spans - 1) + 1],
    ];
    if (!a || !b) continue;
    const k = t - Math.min(Math.floor(t), spans - 1);
    along.push([a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k]);
  }
  return ribbon(along, (t) => {
    const press = 1 + 0.22 * Math.cos(t * Math.PI * 2);
    return ((from + (to - from) * t) / 2) * press * swell;
  });
}

/** Threads of fat that grow out of the strokes, so that they belong to the meat. */
function roots(): string {
  const chance = random(77);
  let d = '';
  for (const { points } of strokes)
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i], points[i + 1]];
      if (!a || !b) continue;
      for (let j = 0; j < 5; j++) {
        const t = chance.next();
        const side = chance.pick([-1, 1]);
        const heading =
          Math.atan2(b[1] - a[1], b[0] - a[0]) + (Math.PI / 2) * side + chance.between(-0.7, 0.7);
        d += vein(
          [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
          heading,
          chance.between(6, 12),
          Math.round(chance.between(4, 8)),
          chance,
          1,
          0,
        );
      }
    }
  return d;
}

/** The parts of the cut, about 0,0: all of it, the meat in it, the fat in the meat, and what the fat writes. */
export function ribEye() {
  const written = (swell: number) => strokes.map((stroke) => brushStroke(stroke, swell)).join('');
  return { body: curve(outline, true), meat: curve(lean, true), marbling, written, roots };
}

function steak(): string {
  const { body, meat, written } = ribEye();
  return `<g filter="url(#soft)"><path d="${body}" fill="#000" opacity=".9" transform="translate(22 28)"/></g>
<path d="${body}" fill="#B07A66" transform="translate(9 13)"/><path d="${body}" fill="url(#rind)"/>
<g filter="url(#brushed)"><path d="${meat}" fill="${c.blood}" opacity=".35" transform="translate(0 -3)"/><path d="${meat}" fill="url(#lean)"/></g>
<clipPath id="on-lean"><path d="${meat}"/></clipPath>
<g clip-path="url(#on-lean)"><path d="${meat}" fill="url(#lean)"/><path d="${meat}" fill="#fff" filter="url(#meat)" opacity=".6" style="mix-blend-mode:multiply"/>
<path d="${marbling()}" fill="${c.fat}" opacity=".92"/></g>
<g filter="url(#brushed)"><path d="${written(1)}${roots()}" fill="#6A0A1B" opacity=".5" transform="translate(4 5)" filter="url(#edge)"/><path d="${written(1)}${roots()}" fill="${c.fat}"/></g><path d="${written(0.45)}" fill="#fff" opacity=".6" filter="url(#soft)"/>
<path d="${body}" fill="#fff" filter="url(#juice)" opacity=".3" style="mix-blend-mode:screen"/>
<path d="${body}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" transform="translate(-1 -2)"/>`;
}

/** A pair of lacquered chopsticks on a rest. */
function sticks(at: Point, turn: number, k: number): string {
  const stick = (x: number, lean: number) =>
    `<g transform="translate(${n(x * k)} 0) rotate(${lean})"><path d="M${n(-5 * k)} ${n(-470 * k)}L${n(5 * k)} ${n(-470 * k)}L${n(15 * k)} ${n(470 * k)}H${n(-15 * k)}Z" fill="#000" opacity=".7" transform="translate(${n(20 * k)} ${n(18 * k)})" filter="url(#soft)"/><path d="M${n(-5 * k)} ${n(-470 * k)}L${n(5 * k)} ${n(-470 * k)}L${n(15 * k)} ${n(470 * k)}H${n(-15 * k)}Z" fill="url(#lacquer)"/><path d="M${n(-12 * k)} ${n(170 * k)}H${n(12 * k)}M${n(-13 * k)} ${n(202 * k)}H${n(13 * k)}M${n(-13 * k)} ${n(234 * k)}H${n(13 * k)}" stroke="${c.gilt}" stroke-width="${n(7 * k)}"/></g>`;
  return `${gradient(
    'lacquer',
    [
      [0, '#7E110C'],
      [0.28, '#FF6A4F'],
      [0.42, c.lacquer],
      [1, '#5C0A07'],
    ],
    { to: [1, 0] },
  )}<g transform="translate(${n(at[0])} ${n(at[1])}) rotate(${turn})">${stick(-26, 0.8)}${stick(30, -1.6)}</g>`;
}

/** Where its things lie in each format. */
export const steakanjiCovers: Covers = {
  tile: (page) =>
    steakanjiScene({
      ...page,
      at: [560, 640],
      radius: 490,
      handle: -52,
      chopsticks: { at: [1112, 720], turn: 3 },
      name: { at: [600, 1318], size: 142 },
    }),
  wide: (page) =>
    steakanjiScene({
      ...page,
      at: [1100, 510],
      radius: 430,
      handle: -38,
      chopsticks: { at: [596, 300], turn: -8 },
      name: { at: [360, 840], size: 84 },
    }),
  small: (page) => steakanjiScene({ ...page, at: [500, 500], radius: 440, handle: -45 }),
  // Nearer than the tile: the marbling as a landscape, the table as a clearing.
  banner: (page) =>
    steakanjiScene({
      ...page,
      at: [470, 520],
      radius: 620,
      handle: -14,
      chopsticks: { at: [1420, 560], turn: 12 },
    }),
  'banner-tall': (page) =>
    steakanjiScene({
      ...page,
      at: [560, 760],
      radius: 560,
      handle: -96,
      chopsticks: { at: [130, 420], turn: -6 },
    }),
};

import type { Covers } from '../compositions/case-pictures.ts';
import { blur, grain, reliefFilter } from '../draw/light.ts';
import { random } from '../draw/random.ts';
import { gradient, line, mix, n, type Point, radial, svg, times } from '../draw/svg.ts';
import { rka } from '../identities/rka.ts';

const { palette: c } = rka;

/** Half the width and the height of the open door; every ridge is grown from it. */
const door = { half: 88, tall: 330 };
const ridges = 9;
const pitch = 41;

/**
 * The door that knows you: the ridges of a fingerprint are arches of basalt, and the innermost one
 * stands open with the light on.
 */
export function rkaScene(options: {
  width: number;
  height: number;
  /** Middle of the threshold. */
  at: Point;
  scale: number;
  names?: { latin: Point; arabic: Point; size: number };
}): string {
  const { width, height, at, scale, names } = options;
  const floor = at[1];
  return svg(
    width,
    height,
    `<defs>${blur('soft', 8)}${blur('softer', 34)}${blur('edge', 2)}
${reliefFilter('stone', { frequency: 0.5, octaves: 3, depth: 1.5, seed: 6, elevation: 60 })}
${radial(
  'air',
  [
    [0, '#1D7A4C', 0.75],
    [0.35, '#0F4430', 0.55],
    [1, c.night, 0],
  ],
  {
    centre: [at[0], floor - 170 * scale],
    radius: 780 * scale,
    units: 'userSpaceOnUse',
  },
)}
${radial(
  'face',
  [
    [0, '#2FBF76'],
    [0.2, '#1D6B49'],
    [0.45, '#17372C'],
    [0.75, '#101D1A'],
    [1, '#0B1312'],
  ],
  { centre: [0, -170], radius: 690, units: 'userSpaceOnUse' },
)}
${radial(
  'reveal',
  [
    [0, c.glow],
    [0.16, c.signal],
    [0.42, c.steady],
    [0.75, '#0B4A2F'],
    [1, '#0A211A'],
  ],
  { centre: [0, -150], radius: 640, units: 'userSpaceOnUse' },
)}
${gradient('beyond', [
  [0, '#8CFFBC'],
  [0.55, '#E9FFF1'],
  [1, '#FFFFFF'],
])}
${gradient(
  'spill',
  [
    [0, '#F2FFF7', 0.95],
    [0.08, c.signal, 0.82],
    [0.24, c.signal, 0.5],
    [0.42, c.steady, 0.38],
    [0.62, c.steady, 0.24],
    [0.82, c.steady, 0.1],
    [1, c.steady, 0],
  ],
  { from: [0, floor], to: [0, floor + 520 * scale], units: 'userSpaceOnUse' },
)}
${gradient(
  'polish',
  [
    [0, '#fff', 0.5],
    [0.5, '#fff', 0.12],
    [1, '#fff', 0],
  ],
  { from: [0, 0], to: [0, 330], units: 'userSpaceOnUse' },
)}
<mask id="fade"><rect x="-900" y="0" width="1800" height="800" fill="url(#polish)"/></mask>
<clipPath id="wall"><rect width="${width}" height="${n(floor)}"/></clipPath></defs>
<rect width="${width}" height="${height}" fill="${c.night}"/>
<g clip-path="url(#wall)">${blocks(width, floor, scale)}</g>
<rect width="${width}" height="${n(floor)}" fill="#fff" filter="url(#stone)" opacity=".5" style="mix-blend-mode:soft-light"/>
<rect width="${width}" height="${n(floor)}" fill="url(#air)"/>
<g transform="translate(${n(at[0])} ${n(floor)}) scale(${n(scale)})">${portal()}</g>
<rect y="${n(floor)}" width="${width}" height="${n(height - floor)}" fill="#08100E"/>
<g transform="translate(${n(at[0])} ${n(floor)}) scale(${n(scale)})"><g mask="url(#fade)"><g transform="scale(1 -1)" filter="url(#edge)">${portal()}</g></g></g>
${light(at, scale, height)}
<path d="M0 ${n(floor)}H${width}" stroke="#1E5A40" stroke-width="2" opacity=".6"/>
${visitor(at, scale)}
${
  names
    ? `<g transform="translate(${names.latin[0]} ${names.latin[1]})">${rka.wordmark({ size: names.size, colour: c.dust })}</g><g transform="translate(${names.arabic[0]} ${names.arabic[1]})">${rka.arabicWordmark?.({ size: names.size * 0.86, colour: c.dust, anchor: 'end' })}</g>`
    : ''
}
${grain(width, height, 0.14)}`,
  );
}

type Side = -1 | 1;

/** Points up one side of a ridge, from the floor to the crown. A print is never quite symmetrical. */
function rise(grow: number, side: Side): Point[] {
  const half = door.half + grow;
  const tall = door.tall + grow * 1.02;
  const spring = tall - half * 1.1;
  const points: Point[] = [];
  // A finger widens towards its root, the more so the further out the ridge lies.
  const spread = grow * 0.035;
  for (let i = 0; i <= 14; i++) {
    const t = i / 14;
    const y = spring * t;
    points.push([side * (half + spread * (1 - t) ** 2), -y]);
  }
  for (let i = 1; i <= 28; i++) {
    const a = (i / 28) * (Math.PI / 2);
    const x = half * Math.cos(a) ** 0.92;
    points.push([side * x, -spring - (tall - spring) * Math.sin(a) ** 1.04]);
  }
  return points;
}

/** The whole line of a ridge, left foot to right foot. */
const arch = (grow: number): Point[] => [...rise(grow, -1), ...rise(grow, 1).reverse().slice(1)];

/** Part of a ridge between two places on it, 0 the left foot and 1 the right, its ends rounded by a stroke. */
function ridge(grow: number, from: number, to: number): Point[] {
  const points = arch(grow);
  const last = points.length - 1;
  return points.slice(Math.round(from * last), Math.round(to * last) + 1);
}

/** Where ridges end, as they do in every print; no two gaps stand beside each other. */
const parts: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [[0, 1]],
  [
    [0, 0.3],
    [0.36, 1],
  ],
  [
    [0, 0.61],
    [0.67, 1],
  ],
  [
    [0, 0.2],
    [0.25, 0.8],
    [0.85, 1],
  ],
  [
    [0, 0.44],
    [0.49, 1],
  ],
  [
    [0, 0.14],
    [0.19, 0.7],
    [0.75, 1],
  ],
  [
    [0, 0.33],
    [0.38, 0.56],
    [0.61, 1],
  ],
  [
    [0, 0.24],
    [0.29, 0.83],
    [0.87, 1],
  ],
  [
    [0, 0.41],
    [0.46, 0.66],
    [0.7, 1],
  ],
];

function portal(): string {
  const opening = line(arch(0), true);
  const ground = line(arch(ridges * pitch + 4), true);
  const stone = (i: number) => {
    const grow = 24 + i * pitch;
    const near = 1 - i / ridges;
    return (parts[i] ?? [])
      .map(([from, to]) => {
        const d = line(ridge(grow, from, to));
        const cap = from > 0 || to < 1 ? 'round' : 'butt';
        const stroke = (colour: string, weight: number, extra = '') =>
          `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(weight)}" stroke-linecap="${cap}" ${extra}/>`;
        // The side that faces the door is lit by it; the top of the ridge keeps to the dark.
        return `${stroke('#020504', 27, 'opacity=".7" filter="url(#soft)"')}${stroke('url(#reveal)', 25)}<g transform="translate(0 ${n(-1.5 - i * 0.3)}) scale(${n(1 + 3.4 / (door.half + grow))} 1)">${stroke('url(#face)', 20)}</g>${i < 3 ? stroke(c.signal, 1.2, `opacity="${n(near * 0.25)}"`) : ''}`;
      })
      .join('');
  };
  return `<path d="${ground}" fill="#040908"/><path d="${ground}" fill="url(#reveal)" opacity=".22"/>${times(ridges, (k) => stone(ridges - 1 - k))}
<path d="${opening}" fill="${c.signal}" opacity=".8" filter="url(#softer)"/><path d="${opening}" fill="url(#beyond)"/><path d="${line(arch(-4))}" fill="none" stroke="#fff" stroke-width="3" opacity=".8"/>`;
}

/** The wall the arch is cut into: large courses, their joints barely there. */
function blocks(width: number, floor: number, scale: number): string {
  const chance = random(31);
  const tall = 132 * scale;
  let d = '';
  for (let row = 0; row * tall < floor; row++) {
    const y = floor - (row + 1) * tall;
    for (let x = -chance.between(20, 200); x < width; ) {
      const w = chance.between(230, 330) * scale;
      d += `<rect x="${n(x)}" y="${n(y)}" width="${n(w - 3)}" height="${n(tall - 3)}" fill="${mix(c.basalt, c.slate, chance.between(0, 0.55))}"/>`;
      x += w;
    }
  }
  return d;
}

/** Light on the floor, widening towards whoever comes. */
function light(at: Point, scale: number, height: number): string {
  const far = height - at[1] + 60;
  const spread = door.half * scale;
  const beam = (half: number, grow: number) =>
    `M${n(at[0] - half)} ${n(at[1])}H${n(at[0] + half)}L${n(at[0] + half + far * grow)} ${n(at[1] + far)}H${n(at[0] - half - far * grow)}Z`;
  return `<path d="${beam(spread, 0.72)}" fill="url(#spill)" opacity=".45" filter="url(#softer)"/><path d="${beam(spread, 0.4)}" fill="url(#spill)" filter="url(#edge)"/>`;
}

/** Somebody at the door, and a shadow that comes all the way to us. */
function visitor(at: Point, scale: number): string {
  const body =
    'M-4 -125C-5 -119 -8 -117 -14 -115C-23 -112 -26 -107 -27 -98L-30 -62C-31 -56 -25 -55 -24 -60L-20 -88L-18 -60L-17 2H-5L-1 -44L1 -44L7 -4H19L17 -60L20 -88L24 -60C25 -55 31 -56 30 -62L27 -98C26 -107 23 -112 14 -115C8 -117 5 -119 4 -125Z';
  const figure = `<path d="${body}"/><ellipse cy="-135" rx="9.5" ry="12.5"/>`;
  return `<g transform="translate(${n(at[0] + 6 * scale)} ${n(at[1] + 30 * scale)}) scale(${n(scale)})"><g transform="scale(1.15 -2.5) skewX(-2)" fill="#03140C" opacity=".62" filter="url(#edge)">${figure}</g><g fill="#04130D">${figure}</g></g>`;
}

/** Where its things lie in each format. */
export const rkaCovers: Covers = {
  tile: (page) =>
    rkaScene({
      ...page,
      at: [600, 1010],
      scale: 1.06,
      names: { latin: [76, 1412], arabic: [1124, 1412], size: 168 },
    }),
  wide: (page) =>
    rkaScene({
      ...page,
      at: [1030, 770],
      scale: 0.92,
      names: { latin: [84, 470], arabic: [424, 660], size: 184 },
    }),
  small: (page) => rkaScene({ ...page, at: [500, 720], scale: 0.8 }),
  // The door from further off, and from the threshold itself.
  banner: (page) => rkaScene({ ...page, at: [560, 800], scale: 1.24 }),
  'banner-tall': (page) => rkaScene({ ...page, at: [450, 900], scale: 1.3 }),
};

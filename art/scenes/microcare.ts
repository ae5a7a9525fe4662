import type { Covers } from '../compositions/case-pictures.ts';
import { blur, grain, reliefFilter } from '../draw/light.ts';
import { random } from '../draw/random.ts';
import { gradient, line, n, type Point, radial, svg, times } from '../draw/svg.ts';
import { microcare } from '../identities/microcare.ts';

const { palette: c } = microcare;

/** A circuit board with a sticking plaster on it, whose pad is a chip: behind it the lines have light again. */
export function microcareScene(options: {
  width: number;
  height: number;
  at: Point;
  scale: number;
  /** Direction the plaster lies in, degrees. */
  turn: number;
  lettering: boolean;
}): string {
  const { width, height, at, scale, turn, lettering } = options;
  return svg(
    width,
    height,
    `<defs>${blur('soft', 8)}${blur('softer', 26)}${blur('glow', 7)}${blur('halo', 90)}${blur('edge', 1.1)}
${reliefFilter('fabric', { frequency: '.16 .16', octaves: 2, depth: 1.8, seed: 8, elevation: 58 })}
${reliefFilter('board', { frequency: 0.5, octaves: 2, depth: 0.9, seed: 2, elevation: 62 })}
${radial(
  'base',
  [
    [0, '#0F6270'],
    [0.5, c.board],
    [1, c.depth],
  ],
  { centre: [at[0], at[1]], radius: Math.max(width, height) * 0.72, units: 'userSpaceOnUse' },
)}
${gradient('elastic', [
  [0, '#FFA283'],
  [0.22, c.plaster],
  [0.75, '#F06A4C'],
  [1, '#CF4D33'],
])}
${gradient('pad', [
  [0, '#FFC8AF'],
  [1, '#F58A6B'],
])}
${gradient(
  'epoxy',
  [
    [0, '#2A3D46'],
    [0.4, '#142329'],
    [1, '#0A1317'],
  ],
  { from: [0, 0], to: [0.6, 1] },
)}
${gradient('pin', [
  [0, '#FFF0C6'],
  [0.5, c.gold],
  [1, '#8A6322'],
])}
<pattern id="holes" width="44" height="44" patternUnits="userSpaceOnUse">${[
      [11, 11],
      [33, 33],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${(y ?? 0) + 1.6}" r="6" fill="#FFB79D"/><circle cx="${x}" cy="${y}" r="5.6" fill="#A63A26"/><circle cx="${(x ?? 0) + 0.8}" cy="${(y ?? 0) + 1.4}" r="4.2" fill="#6B1F16"/>`,
      )
      .join('')}</pattern></defs>
<rect width="${width}" height="${height}" fill="url(#base)"/>
<rect width="${width}" height="${height}" fill="#fff" filter="url(#board)" opacity=".35" style="mix-blend-mode:soft-light"/>
${circuit(width, height, at, scale, turn)}
<g transform="translate(${n(at[0])} ${n(at[1])}) scale(${n(scale)}) rotate(${turn})">${plaster(lettering)}</g>
${grain(width, height, 0.28)}`,
  );
}

/** Lines on a grid of 45° turns, running out from under the plaster; lit on the side the signal leaves by. */
function circuit(width: number, height: number, at: Point, scale: number, turn: number): string {
  const chance = random(64);
  const pitch = 27 * scale;
  const dull: string[] = [];
  const lit: string[] = [];
  const pads: string[] = [];
  const laid: (readonly [Point, Point])[] = [];
  const across = (turn * Math.PI) / 180;
  const behind = (p: Point) =>
    (p[0] - at[0]) * Math.sin(across) * -1 + (p[1] - at[1]) * Math.cos(across);
  const route = (start: Point, heading: number, legs: readonly number[], bend: number) => {
    const points: Point[] = [start];
    let angle = heading;
    let [x, y] = start;
    legs.forEach((leg, i) => {
      x += Math.round(Math.cos((angle * Math.PI) / 180)) * leg;
      y += Math.round(Math.sin((angle * Math.PI) / 180)) * leg;
      points.push([x, y]);
      angle += i % 2 === 0 ? bend : -bend;
    });
    points.forEach((point, i) => {
      const next = points[i + 1];
      if (next) laid.push([point, next]);
    });
    const end = points.at(-1) ?? start;
    const bright = behind(points[1] ?? start) > 0;
    (bright ? lit : dull).push(line(points));
    pads.push(via(end, bright, scale));
  };
  // Ribbons of parallel lines: each a bundle that turns together, as a bus does.
  const bundles: readonly (readonly [
    along: number,
    heading: number,
    count: number,
    bend: number,
    legs: readonly number[],
  ])[] = [
    [-190, 270, 9, -45, [390, 210, 900]],
    [70, 270, 8, 45, [290, 300, 900]],
    [-410, 180, 7, 45, [200, 200, 900]],
    [390, 0, 7, -45, [190, 260, 900]],
    [-330, 90, 7, 45, [310, 170, 900]],
    [-90, 90, 9, -45, [330, 300, 900]],
    [210, 90, 8, -45, [300, 240, 900]],
    [430, 90, 4, -45, [150, 420, 900]],
  ];
  for (const [along, heading, count, bend, legs] of bundles)
    for (let i = 0; i < count; i++) {
      const vertical = heading % 180 === 90;
      const shift = (i - (count - 1) / 2) * 27;
      // Every line begins on the plaster's own axis, so that none starts in the open.
      const x = along * Math.cos(across) + (vertical ? shift : 0);
      const y = vertical ? x * Math.tan(across) : along * Math.sin(across) + shift;
      const start: Point = [at[0] + x * scale, at[1] + y * scale];
      const nest = bend > 0 === (heading === 90 || heading === 180) ? count - 1 - i : i;
      const [first = 0, second = 0, third = 0] = legs;
      const level = vertical ? -shift * Math.tan(across) * (heading === 90 ? 1 : -1) : 0;
      route(
        start,
        heading,
        [
          (first + level + nest * 11.2) * scale,
          second * scale,
          (third - chance.between(0, 620)) * scale,
        ],
        bend,
      );
    }
  const crowded = ([x, y]: Point) =>
    laid.some(([a, b]) => {
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const t = Math.min(
        1,
        Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)),
      );
      return Math.hypot(x - a[0] - dx * t, y - a[1] - dy * t) < 44 * scale;
    });
  const parts = times(150, () => {
    const x = Math.round(chance.between(0, width) / pitch) * pitch;
    const y = Math.round(chance.between(0, height) / pitch) * pitch;
    if (crowded([x, y])) return '';
    return chance.next() > 0.45
      ? via([x, y], false, scale * 0.72)
      : component([x, y], chance.next() > 0.5, scale);
  });
  const stroke = 9 * scale;
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${parts}<path d="${dull.join('')}" stroke="#02181F" stroke-opacity=".55" stroke-width="${n(stroke)}" transform="translate(2 3)"/><path d="${dull.join('')}" stroke="${c.trace}" stroke-width="${n(stroke)}"/><path d="${dull.join('')}" stroke="#3FA3AE" stroke-opacity=".6" stroke-width="${n(stroke * 0.2)}" transform="translate(-1.5 -2)"/>
<path d="${lit.join('')}" stroke="${c.signal}" stroke-opacity=".75" stroke-width="${n(stroke * 1.5)}" filter="url(#glow)"/><path d="${lit.join('')}" stroke="#2FD6D0" stroke-width="${n(stroke)}"/><path d="${lit.join('')}" stroke="#E6FFFC" stroke-width="${n(stroke * 0.36)}"/></g>${pads.join('')}`;
}

function via([x, y]: Point, bright: boolean, scale: number): string {
  return `<circle cx="${n(x + 2)}" cy="${n(y + 3)}" r="${n(13 * scale)}" fill="#02181F" opacity=".5"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(13 * scale)}" fill="${bright ? '#FFE3A1' : c.gold}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(5.5 * scale)}" fill="#03181E"/>`;
}

/** A resistor, standing or lying. */
function component([x, y]: Point, upright: boolean, scale: number): string {
  const [w, h] = [48 * scale, 24 * scale];
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${upright ? 90 : 0})" stroke="none"><rect x="${n(-w / 2 + 3)}" y="${n(-h / 2 + 5)}" width="${n(w)}" height="${n(h)}" fill="#02181F" opacity=".6"/><rect x="${n(-w / 2)}" y="${n(-h / 2)}" width="${n(w)}" height="${n(h)}" fill="#C9D2D4"/><rect x="${n(-w * 0.28)}" y="${n(-h / 2)}" width="${n(w * 0.56)}" height="${n(h)}" fill="#17262C"/><rect x="${n(-w * 0.28)}" y="${n(-h / 2)}" width="${n(w * 0.56)}" height="${n(h * 0.22)}" fill="#35505A"/></g>`;
}

function plaster(withName: boolean): string {
  const [w, h] = [1010, 330];
  const shape = `x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="${h / 2}"`;
  const half = 168;
  const pins = times(9, (i) => {
    const x = -132 + i * 33;
    const pin = (y: number, down: number) =>
      `<rect x="${x - 9}" y="${y}" width="18" height="44" rx="3" fill="#5d1d12" opacity=".5" transform="translate(5 7)"/><rect x="${x - 9}" y="${y}" width="18" height="44" rx="3" fill="url(#pin)"/><rect x="${x - 9}" y="${y + (down > 0 ? 30 : 0)}" width="18" height="12" fill="#fff" opacity=".35"/>`;
    return pin(-half - 24, -1) + pin(half - 20, 1);
  });
  return `<g style="mix-blend-mode:multiply"><rect ${shape} transform="translate(26 40)" fill="#01131A" opacity=".8" filter="url(#softer)"/><rect ${shape} transform="translate(8 12)" fill="#01131A" opacity=".8" filter="url(#soft)"/></g>
<rect ${shape} fill="url(#elastic)"/>
<rect ${shape} fill="#fff" filter="url(#fabric)" opacity=".5" style="mix-blend-mode:soft-light"/>
<clipPath id="ends"><rect x="${-w / 2 + 44}" y="-112" width="236" height="224" rx="108"/><rect x="${w / 2 - 280}" y="-112" width="236" height="224" rx="108"/></clipPath><g clip-path="url(#ends)"><rect x="-520" y="-176" width="1040" height="352" fill="url(#holes)"/></g>
<rect x="${-w / 2 + 3}" y="${-h / 2 + 3}" width="${w - 6}" height="${h - 6}" rx="${h / 2 - 3}" fill="none" stroke="#FFD2BE" stroke-width="4" opacity=".75"/><rect x="${-w / 2 + 14}" y="${-h / 2 + 14}" width="${w - 28}" height="${h - 28}" rx="${h / 2 - 14}" fill="none" stroke="#B9412B" stroke-width="2.4" stroke-dasharray="2 9" opacity=".8"/>
<rect x="-206" y="-150" width="412" height="300" rx="26" fill="#8E2C1B" opacity=".55" filter="url(#soft)" transform="translate(6 10)"/><rect x="-206" y="-150" width="412" height="300" rx="26" fill="url(#pad)"/><rect x="-206" y="-150" width="412" height="300" rx="26" fill="#fff" filter="url(#fabric)" opacity=".6" style="mix-blend-mode:soft-light"/><rect x="-204" y="-148" width="408" height="296" rx="24" fill="none" stroke="#FFE3D6" stroke-width="3" opacity=".8"/>
${pins}
<rect x="${-half}" y="${-half}" width="${half * 2}" height="${half * 2}" rx="16" fill="#3d0f08" opacity=".75" filter="url(#soft)" transform="translate(14 20)"/>
<rect x="${-half}" y="${-half}" width="${half * 2}" height="${half * 2}" rx="16" fill="#05090B"/><rect x="${-half}" y="${-half}" width="${half * 2}" height="${half * 2 - 8}" rx="16" fill="url(#epoxy)"/><rect x="${-half + 2}" y="${-half + 2}" width="${half * 2 - 4}" height="${half * 2 - 12}" rx="14" fill="none" stroke="#7FA0AC" stroke-opacity=".45" stroke-width="2.5"/>
<circle cx="${-half + 38}" cy="${-half + 38}" r="11" fill="#05090B"/><circle cx="${-half + 39.5}" cy="${-half + 40}" r="10" fill="none" stroke="#6E8C97" stroke-opacity=".5" stroke-width="1.6"/>
${withName ? `<g transform="translate(0 18)">${microcare.wordmark({ size: 60, colour: c.cream, anchor: 'middle' })}</g><g transform="translate(0 84)">${microcare.arabicWordmark?.({ size: 42, colour: c.pad, anchor: 'middle' })}</g>` : `<g transform="translate(0 4) scale(1)"><path d="M-56 0H56M0 -56V56" stroke="${c.cream}" stroke-width="34" stroke-linecap="round"/></g>`}`;
}

/** Where its things lie in each format. */
export const microcareCovers: Covers = {
  tile: (page) =>
    microcareScene({ ...page, at: [600, 740], scale: 1.04, turn: -24, lettering: true }),
  wide: (page) =>
    microcareScene({ ...page, at: [800, 500], scale: 1.04, turn: -14, lettering: true }),
  small: (page) =>
    microcareScene({ ...page, at: [500, 500], scale: 0.84, turn: -24, lettering: false }),
  // The board as a city at night, the plaster somewhere in it.
  banner: (page) =>
    microcareScene({ ...page, at: [1120, 420], scale: 0.62, turn: 32, lettering: true }),
  'banner-tall': (page) =>
    microcareScene({ ...page, at: [430, 800], scale: 0.78, turn: 58, lettering: false }),
};

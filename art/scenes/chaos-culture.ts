import type { Covers } from '../compositions/case-pictures.ts';
import { blur, grain, reliefFilter } from '../draw/light.ts';
import { random } from '../draw/random.ts';
import { gradient, mix, n, type Point, polar, radial, svg, times } from '../draw/svg.ts';
import { chaosCulture, goldenTurn, mouth } from '../identities/chaos-culture.ts';

const { palette: c } = chaosCulture;

/**
 * A culture in a dish under ultraviolet light: open mouths, all the same, each turned from the last by
 * the same turn. One arm of the spiral is fed with another colour, and the disorder shows its rule.
 */
export function chaosCultureScene(options: {
  width: number;
  height: number;
  /** Middle and radius of the dish. */
  at: Point;
  radius: number;
  /** Strip of paper tape with the name: its middle, turn and letter size. */
  tape?: { at: Point; turn: number; size: number };
  /** Middle of the lid that was put aside. */
  lid?: Point;
}): string {
  const { width, height, at, radius, tape, lid } = options;
  return svg(
    width,
    height,
    `<defs>${blur('soft', radius * 0.016)}${blur('softer', radius * 0.06)}${blur('edge', 1)}${blur('gloss', radius * 0.005)}
${reliefFilter('bench', { frequency: 0.012, octaves: 4, depth: 5, seed: 31, elevation: 58 })}
${reliefFilter('fibre', { frequency: 0.7, octaves: 2, depth: 0.5, seed: 6, elevation: 60 })}
${radial(
  'lamp',
  [
    [0, '#6A35D8', 0.75],
    [0.45, '#3A1D7A', 0.5],
    [1, '#0B0619', 0.86],
  ],
  {
    centre: [at[0] - radius * 0.5, at[1] - radius * 0.7],
    radius: Math.hypot(width, height) * 0.78,
    units: 'userSpaceOnUse',
  },
)}
${radial(
  'agar',
  [
    [0, '#6F2BD6'],
    [0.6, '#4A1B9C'],
    [0.9, '#32106F'],
    [1, '#6A38D6'],
  ],
  { centre: [-radius * 0.1, -radius * 0.12], radius: radius * 1.12, units: 'userSpaceOnUse' },
)}
${radial(
  'jelly-light',
  [
    [0, '#C79BFF', 0.55],
    [0.4, '#8F5BFF', 0.16],
    [1, '#0B0326', 0.34],
  ],
  { centre: [-radius * 0.4, -radius * 0.46], radius: radius * 1.5, units: 'userSpaceOnUse' },
)}</defs>
<rect width="${width}" height="${height}" fill="${c.night}"/><rect width="${width}" height="${height}" fill="url(#lamp)"/>
<rect width="${width}" height="${height}" fill="#fff" filter="url(#bench)" opacity=".2" style="mix-blend-mode:soft-light"/>
${lid ? cover(lid, radius) : ''}
${dish(at, radius)}
${tape ? label(tape) : ''}
${grain(width, height, 0.24)}`,
  );
}

function dish(at: Point, radius: number): string {
  const r = radius;
  const rim = r * 0.052;
  return `<g transform="translate(${n(at[0])} ${n(at[1])})">
<circle cx="${n(r * 0.07)}" cy="${n(r * 0.09)}" r="${n(r * 1.01)}" fill="#05020E" opacity=".75" filter="url(#softer)"/>
<circle cx="${n(r * 0.03)}" cy="${n(r * 0.036)}" r="${n(r)}" fill="#05020E" opacity=".8" filter="url(#soft)"/>
<path d="M${n(r * 0.76)} ${n(r * 0.78)}A${n(r * 1.09)} ${n(r * 1.09)} 0 0 1 ${n(-r * 0.1)} ${n(r * 1.08)}" fill="none" stroke="${c.glow}" stroke-width="${n(r * 0.05)}" opacity=".5" filter="url(#softer)"/>
<circle r="${n(r)}" fill="#2A1263"/><circle r="${n(r - rim)}" fill="url(#agar)"/>
<circle r="${n(r - rim)}" fill="none" stroke="#150638" stroke-opacity=".6" stroke-width="${n(r * 0.03)}" filter="url(#gloss)"/>
${colonies(r - rim)}
<circle r="${n(r - rim)}" fill="url(#jelly-light)" style="mix-blend-mode:soft-light"/>
${glass(r, rim)}</g>`;
}

/** Light runs along the wall of the dish: one long glint, one short answer, two thin edges. */
function glass(r: number, rim: number): string {
  const wall = r - rim / 2;
  const arcs = times(180, (i) => {
    const a = i * 2;
    const lightness =
      Math.max(0, Math.cos(((a - 226) * Math.PI) / 180)) ** 4 +
      Math.max(0, Math.cos(((a - 52) * Math.PI) / 180)) ** 14 * 0.7 +
      Math.max(0, Math.cos(((a - 318) * Math.PI) / 180)) ** 60 * 0.5;
    const [x1, y1] = polar([0, 0], wall, a);
    const [x2, y2] = polar([0, 0], wall, a + 2.6);
    return `<path d="M${n(x1)} ${n(y1)}A${n(wall)} ${n(wall)} 0 0 1 ${n(x2)} ${n(y2)}" stroke="${mix('#3D1C8A', '#F3EAFF', lightness * 0.92)}" stroke-width="${n(rim * 0.66)}" fill="none"/>`;
  });
  const window = (from: number, to: number, inner: number, outer: number) => {
    const [a, b, d, e] = [
      polar([0, 0], outer, from),
      polar([0, 0], outer, to),
      polar([0, 0], inner, to),
      polar([0, 0], inner, from),
    ];
    return `M${n(a[0])} ${n(a[1])}A${n(outer)} ${n(outer)} 0 0 1 ${n(b[0])} ${n(b[1])}L${n(d[0])} ${n(d[1])}A${n(inner)} ${n(inner)} 0 0 0 ${n(e[0])} ${n(e[1])}Z`;
  };
  return `${arcs}<circle r="${n(r - 1)}" fill="none" stroke="#CDB3FF" stroke-opacity=".75" stroke-width="${n(r * 0.006)}"/><circle r="${n(r - rim)}" fill="none" stroke="#E9DDFF" stroke-opacity=".5" stroke-width="${n(r * 0.005)}"/>
<path d="${window(196, 236, r * 0.83, r * 0.93)}${window(238, 250, r * 0.83, r * 0.93)}" fill="#fff" opacity=".13"/>`;
}

/** One colour an arm of the spiral; eight arms, as in a daisy. */
const families = [c.acid, c.pink, '#B14DFF', '#FF6A5E', c.mint, '#D94DE8', c.orange, '#8F5BFF'];

/** Every colony is the one form; only its place in the order differs, and the older, the larger. */
function colonies(r: number): string {
  const count = 106;
  const growth = 0.74;
  const shining = families
    .map((colour, i) =>
      radial(`shine-${i}`, [
        [0, colour, 0.62],
        [0.45, colour, 0.3],
        [1, colour, 0],
      ]),
    )
    .join('');
  const placed = Array.from({ length: count - 2 }, (_, k) => {
    const order = k + 2.4;
    const away = r * 0.905 * (order / count) ** growth;
    const size = away * Math.sqrt((2 * growth) / order) * 0.86;
    return { at: polar([0, 0], away, order * goldenTurn), size, family: k % families.length };
  });
  return `${shining}${placed.map(({ at, size, family }) => `<circle cx="${n(at[0])}" cy="${n(at[1])}" r="${n(size * 1.75)}" fill="url(#shine-${family})" opacity=".6"/>`).join('')}${placed.map(({ at, size, family }, k) => colony(at, size, k * goldenTurn * 1.7, families[family] ?? c.pink)).join('')}`;
}

function colony([x, y]: Point, size: number, turn: number, colour: string): string {
  const d = mouth(size * 0.62, 88);
  const weight = size * 0.6;
  const place = (dx: number, dy: number) =>
    `transform="translate(${n(x + dx * size)} ${n(y + dy * size)}) rotate(${n(turn % 360)})"`;
  const stroke = (fill: string, width: number, extra = '') =>
    `stroke="${fill}" stroke-width="${n(width)}" ${extra}`;
  const light = (-turn + 225) % 360;
  const glint = (a: number, long: number) => {
    // The light stays where it is however the form turns; the mouth itself never glints.
    const [x1, y1] = polar([0, 0], size * 0.72, a - long / 2);
    const [x2, y2] = polar([0, 0], size * 0.72, a + long / 2);
    return `M${n(x1)} ${n(y1)}A${n(size * 0.72)} ${n(size * 0.72)} 0 0 1 ${n(x2)} ${n(y2)}`;
  };
  const facing = ((light % 360) + 360) % 360;
  const open = facing < 62 || facing > 298;
  return `<g fill="none" stroke-linecap="round">
<path d="${d}" ${place(0.13, 0.16)} ${stroke('#16053F', weight, 'opacity=".62"')}/>
<path d="${d}" ${place(0, 0)} ${stroke(mix(colour, '#3A0A5E', 0.42), weight)}/>
<path d="${d}" ${place(-0.03, -0.035)} ${stroke(colour, weight * 0.78)}/>
<path d="${d}" ${place(-0.07, -0.08)} ${stroke(mix(colour, '#FFFFFF', 0.34), weight * 0.34)}/>
${open ? '' : `<path d="${glint(facing, 44)}" ${place(0, 0)} ${stroke('#FFFFFF', weight * 0.2, 'opacity=".9"')}/>`}</g>`;
}

/** The other half of the dish, lying upside down beside it with breath still on it. */
function cover(at: Point, radius: number): string {
  const r = radius * 1.05;
  const chance = random(19);
  const drops = times(120, () => {
    const [x, y] = polar([0, 0], r * 0.92 * Math.sqrt(chance.next()), chance.between(0, 360));
    const d = chance.between(1.5, 7) * (radius / 500);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(d)}" fill="#B896FF" opacity=".24"/><circle cx="${n(x - d * 0.3)}" cy="${n(y - d * 0.35)}" r="${n(d * 0.34)}" fill="#fff" opacity=".8"/>`;
  });
  return `<g transform="translate(${n(at[0])} ${n(at[1])})"><circle cx="${n(r * 0.04)}" cy="${n(r * 0.05)}" r="${n(r)}" fill="#05020E" opacity=".5" filter="url(#soft)"/><circle r="${n(r)}" fill="#7E4BFF" opacity=".16"/>${drops}${glass(r, r * 0.04)}</g>`;
}

/** Torn laboratory tape with the name in marker-black. */
function label(tape: { at: Point; turn: number; size: number }): string {
  const { size } = tape;
  const [w, h] = [size * 9.1, size * 2.36];
  const chance = random(8);
  const torn = (x: number, way: 1 | -1) =>
    times(13, (i) => {
      const y = way === 1 ? h / 2 - (i * h) / 12 : -h / 2 + (i * h) / 12;
      return `L${n(x + (i % 2 === 0 ? -1 : 1) * chance.between(2, 7) * (size / 100))} ${n(y)}`;
    });
  const shape = `M${n(-w / 2)} ${n(-h / 2)}${torn(w / 2, -1)}${torn(-w / 2, 1)}Z`;
  return `<g transform="translate(${n(tape.at[0])} ${n(tape.at[1])}) rotate(${tape.turn})"><path d="${shape}" fill="#05020E" opacity=".55" transform="translate(${n(size * 0.06)} ${n(size * 0.1)})" filter="url(#soft)"/>
${gradient('tape', [
  [0, '#FFFFFF'],
  [0.5, '#F1E8FF'],
  [1, '#D3C0F2'],
])}<path d="${shape}" fill="url(#tape)"/><path d="${shape}" fill="#fff" filter="url(#fibre)" opacity=".5" style="mix-blend-mode:multiply"/>
<g transform="translate(0 ${n(size * 0.1)})">${chaosCulture.wordmark({ size, colour: c.night, anchor: 'middle' })}</g><g transform="translate(0 ${n(size * 0.86)})">${chaosCulture.arabicWordmark?.({ size: size * 0.56, colour: '#D81E77', anchor: 'middle' })}</g></g>`;
}

/** Where its things lie in each format. */
export const chaosCultureCovers: Covers = {
  tile: (page) =>
    chaosCultureScene({
      ...page,
      at: [690, 560],
      radius: 700,
      tape: { at: [530, 1296], turn: -5, size: 98 },
      lid: [-190, 1705],
    }),
  wide: (page) =>
    chaosCultureScene({
      ...page,
      at: [1090, 440],
      radius: 640,
      tape: { at: [450, 830], turn: -4, size: 84 },
      lid: [-140, -90],
    }),
  small: (page) => chaosCultureScene({ ...page, at: [500, 500], radius: 460 }),
  // The dish, first as a planet at the edge, then as a field without an end.
  banner: (page) => chaosCultureScene({ ...page, at: [360, 700], radius: 880 }),
  'banner-tall': (page) =>
    chaosCultureScene({ ...page, at: [520, 560], radius: 620, lid: [-120, 1340] }),
};

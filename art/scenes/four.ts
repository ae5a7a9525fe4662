import type { Covers } from '../compositions/case-pictures.ts';
import { blur, grain, reliefFilter } from '../draw/light.ts';
import { random } from '../draw/random.ts';
import { mix, n, type Point, polar, radial, svg, times } from '../draw/svg.ts';
import { four } from '../identities/four.ts';

const { palette: c } = four;

type Phase = 'wine' | 'rose' | 'apricot' | 'blush';

/** One bar of soap: where its middle lies, and how high it lies on the ones below it. */
export interface Bar {
  phase: Phase;
  at: Point;
  lift: number;
}

/** Where the light goes, for a height of 1. */
const fall: Point = [0.62, 0.8];

/**
 * Four clear soaps in the morning sun. Each is one phase; where two meet there is a colour of their own,
 * on the bars and again in the light they throw.
 */
export function fourScene(options: {
  width: number;
  height: number;
  bars: readonly Bar[];
  radius: number;
  /** Thickness of a bar. */
  thick: number;
  names?: { latin: Point; arabic: Point; size: number };
}): string {
  const { width, height, bars, radius, thick, names } = options;
  return svg(
    width,
    height,
    `<defs>${blur('soft', radius * 0.03)}${blur('softer', radius * 0.11)}${blur('edge', 1.4)}${blur('rim', radius * 0.022)}
${reliefFilter('pores', { frequency: 0.11, octaves: 4, depth: 1.1, seed: 12, elevation: 58 })}
${radial(
  'sun',
  [
    [0, '#FFF3E2', 0.95],
    [0.5, '#F9DCC6', 0.35],
    [1, '#C98E70', 0.5],
  ],
  {
    centre: [width * 0.16, height * 0.1],
    radius: Math.max(width, height) * 1.15,
    units: 'userSpaceOnUse',
  },
)}
${bars.map((bar) => toDefs(bar.phase, radius)).join('')}</defs>
<rect width="${width}" height="${height}" fill="${c.skin}"/>
<rect width="${width}" height="${height}" fill="url(#sun)"/>
<rect width="${width}" height="${height}" fill="#fff" filter="url(#pores)" opacity=".3" style="mix-blend-mode:soft-light"/>
${
  names
    ? `<g style="mix-blend-mode:multiply"><g transform="translate(${names.latin[0]} ${names.latin[1]})">${four.wordmark({ size: names.size, colour: c.wine })}</g><g transform="translate(${names.arabic[0]} ${names.arabic[1]})">${four.arabicWordmark?.({ size: names.size * 0.56, colour: c.wine, anchor: 'end' })}</g></g>`
    : ''
}
${bars.map((bar) => thrown(bar, radius, thick)).join('')}
${bars.map((bar) => soap(bar, radius, thick)).join('')}
${grain(width, height, 0.16)}`,
  );
}

function toDefs(phase: Phase, radius: number): string {
  const colour = c[phase];
  return `${radial(
    `body-${phase}`,
    [
      [0, mix(colour, '#FFFFFF', 0.1), 0.66],
      [0.62, colour, 0.74],
      [0.9, mix(colour, c.ink, 0.1), 0.86],
      [1, mix(colour, c.ink, 0.24), 0.95],
    ],
    {
      centre: [radius * 0.2, radius * 0.24],
      radius: radius * 1.26,
      units: 'userSpaceOnUse',
    },
  )}${radial(
    `light-${phase}`,
    [
      [0, mix(colour, '#FFFFFF', 0.3), 0.92],
      [0.66, mix(colour, '#FFFFFF', 0.12), 0.92],
      [1, mix(colour, c.shade, 0.25), 0.95],
    ],
    { centre: [0, 0], radius: radius * 1.02, units: 'userSpaceOnUse' },
  )}`;
}

/** Shadow of clear soap: tinted light with a dark edge, and a bright line where the rim gathers the sun. */
function thrown({ phase, at, lift }: Bar, radius: number, thick: number): string {
  const near: Point = [at[0] + fall[0] * lift, at[1] + fall[1] * lift];
  const far: Point = [near[0] + fall[0] * thick, near[1] + fall[1] * thick];
  const turn = (Math.atan2(fall[1], fall[0]) * 180) / Math.PI;
  const d = capsule(near, far, radius);
  const [a, b] = [polar(far, radius * 0.93, turn - 58), polar(far, radius * 0.93, turn + 58)];
  return `<g style="mix-blend-mode:multiply"><path d="${d}" fill="${c.shade}" opacity=".5" filter="url(#softer)"/><g transform="translate(${n(far[0])} ${n(far[1])})"><circle r="${n(radius)}" fill="url(#light-${phase})" opacity=".86" filter="url(#edge)"/></g><path d="${d}" fill="${mix(c[phase], '#FFFFFF', 0.2)}" opacity=".55" filter="url(#edge)"/></g>
<path d="M${n(a[0])} ${n(a[1])}A${n(radius * 0.93)} ${n(radius * 0.93)} 0 0 1 ${n(b[0])} ${n(b[1])}A${n(radius * 1.12)} ${n(radius * 1.12)} 0 0 0 ${n(a[0])} ${n(a[1])}Z" fill="${mix(c[phase], '#FFF6E0', 0.72)}" opacity=".95" filter="url(#edge)" style="mix-blend-mode:screen"/><path d="M${n(a[0])} ${n(a[1])}A${n(radius * 0.93)} ${n(radius * 0.93)} 0 0 1 ${n(b[0])} ${n(b[1])}" fill="none" stroke="#FFF7E6" stroke-width="${n(radius * 0.012)}" opacity=".9" filter="url(#edge)"/>`;
}

function soap({ phase, at }: Bar, radius: number, thick: number): string {
  const colour = c[phase];
  const face = radius * 0.9;
  const side = thick * 0.24;
  const ring = (r: number, from: number, to: number, weight: number, paint: string, extra = '') => {
    const [a, b] = [polar([0, 0], r, from), polar([0, 0], r, to)];
    return `<path d="M${n(a[0])} ${n(a[1])}A${n(r)} ${n(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${n(b[0])} ${n(b[1])}" fill="none" stroke="${paint}" stroke-width="${n(weight)}" stroke-linecap="round" ${extra}/>`;
  };
  const chance = random(Math.round(at[0]));
  // Soap is poured, and keeps a little of the air.
  const bubbles = times(9, () => {
    const [x, y] = polar([0, 0], face * 0.8 * Math.sqrt(chance.next()), chance.between(0, 360));
    const r = radius * chance.between(0.006, 0.017);
    return `<g transform="translate(${n(x)} ${n(y)})"><circle r="${n(r)}" fill="${c.ink}" opacity=".2"/><circle cx="${n(r * 0.3)}" cy="${n(r * 0.3)}" r="${n(r * 0.6)}" fill="#fff" opacity=".45"/></g>`;
  });
  return `<g transform="translate(${n(at[0])} ${n(at[1])})">
<g style="mix-blend-mode:multiply"><circle r="${n(radius)}" fill="url(#body-${phase})"/><circle r="${n(radius - side)}" fill="none" stroke="${mix(colour, c.ink, 0.3)}" stroke-width="${n(side * 1.2)}" opacity=".34" filter="url(#rim)"/></g>
${glint(face * 1.02, 196, 292, side * 0.62)}${glint(face * 0.88, 214, 250, side * 0.2)}${bubbles}
${glint(face, -14, 116, side * 1.1, mix(colour, '#FFE9CF', 0.6), 0.7)}
${ring(radius - 1.5, 200, 300, 2, '#FFFFFF', 'opacity=".6"')}${ring(radius - 1.5, 20, 130, 2, mix(colour, '#FFFFFF', 0.5), 'opacity=".6"')}
<circle r="${n(face * 0.86)}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".28"/><circle r="${n(face * 0.86 - 2.5)}" fill="none" stroke="${c.ink}" stroke-width="1.6" opacity=".18"/>
</g>`;
}

/** The sky on a rounded edge: a sickle that runs out to nothing at both ends. */
function glint(
  r: number,
  from: number,
  to: number,
  weight: number,
  colour = '#FFFDF8',
  opacity = 0.82,
): string {
  const [a, b] = [polar([0, 0], r, from), polar([0, 0], r, to)];
  const half = ((to - from) / 2) * (Math.PI / 180);
  const sagitta = r * (1 - Math.cos(half)) - weight;
  const chord = r * Math.sin(half);
  const inner = (chord * chord + sagitta * sagitta) / (2 * sagitta);
  return `<path d="M${n(a[0])} ${n(a[1])}A${n(r)} ${n(r)} 0 0 1 ${n(b[0])} ${n(b[1])}A${n(inner)} ${n(inner)} 0 0 0 ${n(a[0])} ${n(a[1])}Z" fill="${colour}" opacity="${n(opacity)}" filter="url(#edge)"/>`;
}

/** The area a disc covers while it slides from one place to another. */
function capsule(from: Point, to: Point, r: number): string {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const [a, b] = [polar(from, r, turn - 90), polar(to, r, turn - 90)];
  const [e, f] = [polar(to, r, turn + 90), polar(from, r, turn + 90)];
  return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}A${n(r)} ${n(r)} 0 0 1 ${n(e[0])} ${n(e[1])}L${n(f[0])} ${n(f[1])}A${n(r)} ${n(r)} 0 0 1 ${n(a[0])} ${n(a[1])}Z`;
}

/** Where its things lie in each format. */
export const fourCovers: Covers = {
  tile: (page) =>
    fourScene({
      ...page,
      radius: 272,
      thick: 84,
      bars: [
        { phase: 'wine', at: [400, 372], lift: 0 },
        { phase: 'rose', at: [758, 404], lift: 20 },
        { phase: 'blush', at: [726, 762], lift: 44 },
        { phase: 'apricot', at: [368, 730], lift: 64 },
      ],
      names: { latin: [64, 1400], arabic: [1126, 1400], size: 330 },
    }),
  wide: (page) =>
    fourScene({
      ...page,
      radius: 232,
      thick: 72,
      bars: [
        { phase: 'wine', at: [326, 318], lift: 0 },
        { phase: 'rose', at: [622, 350], lift: 20 },
        { phase: 'apricot', at: [918, 314], lift: 36 },
        { phase: 'blush', at: [1214, 346], lift: 54 },
      ],
      names: { latin: [84, 922], arabic: [1520, 922], size: 290 },
    }),
  small: (page) =>
    fourScene({
      ...page,
      radius: 212,
      thick: 64,
      bars: [
        { phase: 'wine', at: [348, 332], lift: 0 },
        { phase: 'rose', at: [626, 358], lift: 16 },
        { phase: 'blush', at: [600, 636], lift: 34 },
        { phase: 'apricot', at: [322, 610], lift: 50 },
      ],
    }),
  // Four bars of soap in a row that goes on, and then in a column.
  banner: (page) =>
    fourScene({
      ...page,
      radius: 300,
      thick: 90,
      bars: [
        { phase: 'blush', at: [250, 380], lift: 0 },
        { phase: 'apricot', at: [630, 440], lift: 24 },
        { phase: 'rose', at: [1010, 380], lift: 44 },
        { phase: 'wine', at: [1390, 440], lift: 64 },
      ],
    }),
  'banner-tall': (page) =>
    fourScene({
      ...page,
      radius: 230,
      thick: 70,
      bars: [
        { phase: 'wine', at: [430, 190], lift: 0 },
        { phase: 'rose', at: [380, 480], lift: 20 },
        { phase: 'apricot', at: [440, 770], lift: 36 },
        { phase: 'blush', at: [390, 1060], lift: 54 },
      ],
    }),
};

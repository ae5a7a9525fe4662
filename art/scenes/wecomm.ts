import type { Covers } from '../compositions/case-pictures.ts';
import { blur, grain } from '../draw/light.ts';
import { random } from '../draw/random.ts';
import { gradient, line, mix, n, type Point, radial, svg, times } from '../draw/svg.ts';
import { storey, wecomm } from '../identities/wecomm.ts';

const { palette: c } = wecomm;

const floors = 14;
const rise = 44;
const slab = 9;
const half = 418;
const tall = floors * rise;

/**
 * An office tower built as a W, some floors lit and some not. The river turns it over and finds what
 * the business is about: an M, and beside it the pavilion's reflection, a small 2. Square metres.
 */
export function wecommScene(options: {
  width: number;
  height: number;
  /** Middle of the tower's foot, on the waterline. */
  foot: Point;
  scale: number;
  name?: { at: Point; size: number; arabic: Point };
}): string {
  const { width, height, foot, scale, name } = options;
  const [, shore] = foot;
  const city = `<g transform="translate(${n(foot[0])} ${n(shore)}) scale(${n(scale)})">${tower()}${pavilion(398)}</g>`;
  const bank = skyline(width, shore, scale);
  return svg(
    width,
    height,
    `<defs>${blur('glow', 26 * scale)}${blur('halo', 90 * scale)}${blur('soft', 3)}${blur('smear', '0.6 3')}${ripples(scale)}
${gradient(
  'sky',
  [
    [0, c.night],
    [0.55, '#101D49'],
    [0.86, '#2B3A78'],
    [1, '#8A4A5E'],
  ],
  { from: [0, 0], to: [0, shore], units: 'userSpaceOnUse' },
)}
${gradient(
  'river',
  [
    [0, '#8A4A5E', 0.15],
    [0.1, '#0E1A44', 0.25],
    [0.6, c.night, 0.42],
    [1, '#03071A', 0.8],
  ],
  { from: [0, shore], to: [0, height], units: 'userSpaceOnUse' },
)}
${radial(
  'town',
  [
    [0, c.safety, 0.5],
    [0.5, c.safety, 0.14],
    [1, c.safety, 0],
  ],
  { centre: [foot[0], shore], radius: 760 * scale, units: 'userSpaceOnUse' },
)}
${gradient('lit', [
  [0, '#FFF1CF'],
  [0.3, c.lamp],
  [1, c.safety],
])}
${gradient('dim', [
  [0, '#FFC784'],
  [0.4, '#E98A3C'],
  [1, '#B24C17'],
])}
${gradient('pane', [
  [0, '#3F5696'],
  [1, '#243873'],
])}
<clipPath id="air"><rect width="${width}" height="${n(shore)}"/></clipPath><clipPath id="water"><rect y="${n(shore)}" width="${width}" height="${n(height - shore)}"/></clipPath></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<rect width="${width}" height="${n(shore)}" fill="url(#town)"/>
${bank}
<g clip-path="url(#air)">${city}</g>
<g clip-path="url(#water)"><g transform="translate(0 ${n(shore * 2)}) scale(1 -1)"><rect y="${n(shore * 2 - height)}" width="${width}" height="${n(height - shore)}" fill="url(#sky)"/><rect width="${width}" height="${n(shore)}" fill="url(#town)"/></g>
<g filter="url(#ripple)"><g transform="translate(0 ${n(shore * 2)}) scale(1 -1)">${bank}${city}</g></g>
<rect y="${n(shore)}" width="${width}" height="${n(height - shore)}" fill="url(#river)"/>${wavelets(width, height, shore)}</g>
<rect y="${n(shore - 5 * scale)}" width="${width}" height="${n(7 * scale)}" fill="#040818"/><rect y="${n(shore - 6 * scale)}" width="${width}" height="${n(2 * scale)}" fill="${c.safety}" opacity=".75"/>
${
  name
    ? `<g transform="translate(${n(name.at[0])} ${n(name.at[1])})">${wecomm.wordmark({ size: name.size, colour: c.white })}</g><g transform="translate(${n(name.arabic[0])} ${n(name.arabic[1])})">${wecomm.arabicWordmark?.({ size: name.size * 0.68, colour: c.safety, anchor: 'end' })}</g>`
    : ''
}
${grain(width, height, 0.16)}`,
  );
}

/** Water near the bank mirrors; towards the viewer it breaks the picture into strokes. */
function ripples(scale: number): string {
  return `<filter id="ripple" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".004 .085" numOctaves="3" seed="8" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="${n(30 * scale)}" xChannelSelector="R" yChannelSelector="A" result="bent"/><feGaussianBlur in="bent" stdDeviation="${n(0.5 * scale)} ${n(1.4 * scale)}"/></filter>`;
}

function wavelets(width: number, height: number, shore: number): string {
  const chance = random(23);
  const deep = height - shore;
  return times(150, (i) => {
    const t = (i / 150) ** 1.5;
    const y = shore + 6 + t * deep;
    const long = 40 + t * 260 * chance.between(0.5, 1.2);
    const x = chance.between(-60, width);
    const weight = 0.8 + t * 4.2;
    const dark = i % 3 !== 0;
    return `<path d="M${n(x)} ${n(y)}q${n(long / 2)} ${n(-weight * 1.5)} ${n(long)} 0q${n(-long / 2)} ${n(weight * 0.9)} ${n(-long)} 0Z" fill="${dark ? c.night : '#7E8FCB'}" opacity="${n(dark ? 0.5 : 0.2)}"/>`;
  });
}

/** The far side of town: low roofs, a few minarets, windows still awake. */
function skyline(width: number, shore: number, scale: number): string {
  const chance = random(61);
  const houses: string[] = [];
  const lamps: string[] = [];
  for (let x = -20; x < width + 20; ) {
    const w = chance.between(26, 78) * scale;
    const h = chance.between(20, 92) * scale;
    houses.push(`M${n(x)} ${n(shore)}V${n(shore - h)}h${n(w)}V${n(shore)}Z`);
    if (chance.next() < 0.34)
      houses.push(
        `M${n(x + w * 0.3)} ${n(shore - h)}v${n(-9 * scale)}h${n(w * 0.3)}v${n(9 * scale)}Z`,
      );
    if (chance.next() < 0.13) {
      const m = x + w * 0.5;
      const top = shore - h - 74 * scale;
      houses.push(
        `M${n(m - 5 * scale)} ${n(shore - h)}V${n(top + 20 * scale)}h${n(-3 * scale)}v${n(-6 * scale)}h${n(5 * scale)}L${n(m)} ${n(top - 14 * scale)}L${n(m + 3 * scale)} ${n(top + 14 * scale)}h${n(5 * scale)}v${n(6 * scale)}h${n(-3 * scale)}V${n(shore - h)}Z`,
      );
    }
    for (let k = 0; k < 5; k++)
      if (chance.next() < 0.55)
        lamps.push(
          `<rect x="${n(x + chance.between(0.1, 0.85) * w)}" y="${n(shore - chance.between(0.15, 0.9) * h)}" width="${n(3.4 * scale)}" height="${n(4.4 * scale)}" fill="${chance.next() < 0.7 ? c.lamp : '#BFD0FF'}" opacity="${n(chance.between(0.35, 0.9))}"/>`,
        );
    x += w * chance.between(0.8, 1.1);
  }
  return `<path d="${houses.join('')}" fill="#0B1435"/>${lamps.join('')}`;
}

/** Storeys that are let, from the ground up: the one nobody should take stays dark. */
const lit: readonly (readonly number[])[] = [
  [1, 1],
  [1, 0],
  [0, 1],
  [1, 1, 1],
  [0, 1, 0, 1],
  [1, 0, 1, 1],
  [1, 1, 0, 0],
  [0, 1, 1, 1],
  [1, 0, 1, 0],
  [1, 1, 1, 1],
  [0, 0, 1, 1],
  [1, 1, 0, 1],
  [1, 1, 1],
  [0, 1, 1],
];

function tower(): string {
  const chance = random(5);
  const back = 0.875;
  const recede = ([x, y]: Point): Point => [x * back, y * back];
  const storeys = Array.from({ length: floors }, (_, i) => i).reverse();
  const halo = `<path d="M${n(-half * 1.1)} ${-tall}L${n(-half * 0.5)} 0H${n(half * 0.5)}L${n(half * 1.1)} ${-tall}L0 ${n(-tall * 0.9)}Z" fill="${c.safety}" opacity=".2" filter="url(#halo)"/>`;
  const body = storeys.map((i) => {
    const base = -i * rise;
    const ceiling = base - rise + slab;
    return storey((i + 0.5) / floors)
      .map(([from, to], j) => {
        const [x1, x2] = [from * half, to * half];
        const on = lit[i]?.[j] === 1;
        const side = x2 < 0 ? x2 : x1 > 0 ? x1 : undefined;
        const flank =
          side === undefined
            ? ''
            : `<path d="${line([[side, base], recede([side, base]), recede([side, base - rise]), [side, base - rise]], true)}" fill="${on ? '#A9491A' : '#121D46'}"/><path d="${line([[side, ceiling], recede([side, ceiling]), recede([side, base - rise]), [side, base - rise]], true)}" fill="#2B3B72"/>`;
        const soffit = `<path d="${line([[x1, base], [x2, base], recede([x2, base]), recede([x1, base])], true)}" fill="${i === 0 ? '#050A1E' : on ? '#5A2E2A' : '#0B1336'}"/>`;
        return `${soffit}${flank}${office(x1, x2, base, ceiling, on, chance)}<rect x="${n(x1 - 3)}" y="${n(base - rise)}" width="${n(x2 - x1 + 6)}" height="${slab}" fill="#C9D4F5"/><rect x="${n(x1 - 3)}" y="${n(base - rise + slab - 3)}" width="${n(x2 - x1 + 6)}" height="3" fill="${on ? c.safety : '#4C5F9E'}"/>`;
      })
      .join('');
  });
  return halo + body.join('');
}

/** One stretch of one floor behind glass. */
function office(
  x1: number,
  x2: number,
  base: number,
  ceiling: number,
  on: boolean,
  chance: ReturnType<typeof random>,
): string {
  const wide = x2 - x1;
  const glass = `<rect x="${n(x1)}" y="${n(ceiling)}" width="${n(wide)}" height="${n(base - ceiling)}" fill="url(#${on ? (chance.next() < 0.3 ? 'dim' : 'lit') : 'pane'})"/>`;
  const bays = Math.max(4, Math.round(wide / 21));
  const bay = wide / bays;
  const mullions = times(
    bays + 1,
    (k) =>
      `<rect x="${n(x1 + k * bay - 0.8)}" y="${n(ceiling)}" width="1.6" height="${n(base - ceiling)}"/>`,
  );
  if (!on)
    return `${glass}${times(bays, (k) => `<rect x="${n(x1 + k * bay)}" y="${n(ceiling)}" width="${n(bay)}" height="${n(base - ceiling)}" fill="#A9BCF2" opacity="${n(chance.between(0, 0.16))}"/>`)}<g fill="#101A3F">${mullions}</g>`;
  const life: string[] = [];
  for (let x = x1 + 14; x < x2 - 16; x += chance.between(20, 38)) {
    const what = chance.next();
    if (what < 0.42)
      life.push(
        `<path d="M${n(x)} ${n(base)}v-9h-4v-2.4h22v2.4h-4v9h-2v-9h-10v9Z"/><rect x="${n(x + 3)}" y="${n(base - 18)}" width="9" height="6"/>`,
      );
    else if (what < 0.72)
      life.push(
        `<path d="M${n(x)} ${n(base)}l.8 -9l-1.6 -1v-8q0 -3.6 3.8 -3.6t3.8 3.6v8l-1.6 1l.8 9h-2.4l-.6 -8l-.6 8Z"/><circle cx="${n(x + 3)}" cy="${n(base - 25)}" r="3"/>`,
      );
    else
      life.push(
        `<path d="M${n(x)} ${n(base)}v-7h8v7Z"/><path d="M${n(x + 4)} ${n(base - 6)}q-9 -4 -8 -13q7 2 8 11q-1 -10 3 -14q5 6 -1 15q4 -8 9 -8q0 8 -9 9Z"/>`,
      );
    if (chance.next() < 0.5)
      life.push(`<path d="M${n(x + 7)} ${n(ceiling)}v6h-3l-2 4h11l-2 -4h-3v-6Z" opacity=".75"/>`);
  }
  return `${glass}<g fill="#5B1E08" opacity=".86">${life.join('')}</g><g fill="#8A3A10" opacity=".55">${mullions}</g>`;
}

/** A folded slab of a pavilion. Upright it is only a good section; turned over it is a 2. */
function pavilion(x: number): string {
  const [w, h, t] = [118, 172, 25];
  const mid = -h / 2 + t / 2;
  const fold = `M${x} ${-h}H${x + w}V${-h + t}H${x + t}V${mid - t}H${x + w}V0H${x}V${-t}H${x + w - t}V${mid}H${x}Z`;
  const room = (rx: number, ry: number, rw: number, rh: number) =>
    `<rect x="${n(rx)}" y="${n(ry)}" width="${n(rw)}" height="${n(rh)}" fill="#1C1640"/><rect x="${n(rx)}" y="${n(ry)}" width="${n(rw)}" height="${n(rh)}" fill="${c.safety}" opacity=".22"/>`;
  return `<path d="${fold}" fill="${c.safety}" opacity=".8" filter="url(#glow)"/>${room(x + t, -h + t, w - t, h / 2 - t * 1.5)}${room(x, mid, w - t, h / 2 - t * 1.5)}<g fill="#3A1220"><path d="M${x + 62} ${mid - t}l1 -13l-2 -1v-11q0 -5 5 -5t5 5v11l-2 1l1 13Z"/><circle cx="${x + 66}" cy="${mid - t - 34}" r="4"/><path d="M${x + 30} ${-t}v-14h-6v-3h34v3h-6v14h-3v-14h-16v14Z"/></g>
<path d="${fold}" fill="#FFF3DC"/><path d="${fold}" fill="${c.lamp}" opacity=".35"/><path d="M${x} ${-h + t}H${x + w}M${x + t} ${mid}H${x + w - t}" stroke="${mix(c.safety, '#FFFFFF', 0.1)}" stroke-width="3"/>`;
}

/** Where its things lie in each format. */
export const wecommCovers: Covers = {
  tile: (page) =>
    wecommScene({
      ...page,
      foot: [548, 850],
      scale: 1.02,
      name: { at: [70, 150], size: 124, arabic: [1130, 150] },
    }),
  wide: (page) =>
    wecommScene({
      ...page,
      foot: [1020, 560],
      scale: 0.78,
      name: { at: [80, 268], size: 152, arabic: [598, 398] },
    }),
  small: (page) => wecommScene({ ...page, foot: [480, 500], scale: 0.61 }),
  // The river at night: the tower far off, then only its foot and its light.
  banner: (page) => wecommScene({ ...page, foot: [470, 470], scale: 0.6 }),
  'banner-tall': (page) => wecommScene({ ...page, foot: [450, 640], scale: 0.72 }),
};

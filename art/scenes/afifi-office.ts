import type { Covers } from '../compositions/case-pictures.ts';
import { blur, grain, reliefFilter } from '../draw/light.ts';
import { gradient, line, mix, n, type Point, polar, radial, svg, times } from '../draw/svg.ts';
import { afifiOffice, scroll } from '../identities/afifi-office.ts';

const { palette: c } = afifiOffice;

/** Measures of the column, from the table up, on a plan whose 0,0 is the middle of its foot. */
const size = { foot: 82, shaft: 620, half: 176, roll: 104, book: 172, bookHalf: 330 };

/**
 * A column of paper: a pleated sheet for its flutes, a rolled deed for its capital, and on top of it the
 * book it carries.
 */
export function afifiOfficeScene(options: {
  width: number;
  height: number;
  /** Middle of the column's foot, and where the table meets the wall. */
  at: Point;
  scale: number;
  horizon: number;
  lettered: boolean;
}): string {
  const { width, height, at, scale, horizon, lettered } = options;
  return svg(
    width,
    height,
    `<defs>${blur('soft', 7)}${blur('softer', 26)}${blur('wide', 60)}${blur('edge', 1.1)}
${reliefFilter('plaster', { frequency: 0.014, octaves: 5, depth: 5, seed: 14, elevation: 60 })}
${reliefFilter('hide', { frequency: 0.09, octaves: 4, depth: 1.7, seed: 3, elevation: 56 })}
${radial(
  'lamp',
  [
    [0, '#9E2641', 0.8],
    [0.45, '#74152A', 0.5],
    [1, c.dark, 0.7],
  ],
  {
    centre: [width * 0.2, height * 0.16],
    radius: Math.max(width, height) * 1.05,
    units: 'userSpaceOnUse',
  },
)}
${gradient('table', [
  [0, '#4A0B18'],
  [0.12, '#7A1A2E'],
  [1, '#4B0A17'],
])}
${gradient(
  'round',
  [
    [0, '#7A5A44', 0.34],
    [0.16, '#fff', 0],
    [0.42, '#fff', 0.12],
    [0.7, '#6B3F36', 0.2],
    [1, '#37131A', 0.74],
  ],
  { from: [0, 0], to: [1, 0] },
)}
${gradient(
  'under',
  [
    [0, '#2A0810', 0.78],
    [0.5, '#2A0810', 0.22],
    [1, '#2A0810', 0],
  ],
  { from: [0, 0], to: [0, 1] },
)}
${gradient(
  'eaves',
  [
    [0, '#2A0810', 0.62],
    [1, '#2A0810', 0],
  ],
  {
    from: [0, -size.foot - size.shaft],
    to: [0, -size.foot - size.shaft + 130],
    units: 'userSpaceOnUse',
  },
)}
${gradient('spine', [
  [0, '#6E3E17'],
  [0.08, '#B9803F'],
  [0.3, '#E3B075'],
  [0.52, c.calf],
  [0.85, '#9A6029'],
  [1, '#4F2A0F'],
])}
${gradient('leather', [
  [0, '#4E0A19'],
  [0.3, '#9C2440'],
  [0.6, '#76142C'],
  [1, '#3B0611'],
])}
${gradient('foil', [
  [0, '#B98A3C'],
  [0.3, '#FFF0C4'],
  [0.6, '#E8BF6B'],
  [1, '#A67328'],
])}
${gradient('sheet', [
  [0, '#FFFFFF'],
  [0.6, c.paper],
  [1, '#DCCBB8'],
])}
<clipPath id="wall"><rect width="${width}" height="${n(horizon)}"/></clipPath><clipPath id="top"><rect y="${n(horizon)}" width="${width}" height="${n(height - horizon)}"/></clipPath></defs>
<rect width="${width}" height="${height}" fill="${c.burgundy}"/>
<rect y="${n(horizon)}" width="${width}" height="${n(height - horizon)}" fill="url(#table)"/>
<rect width="${width}" height="${n(horizon)}" fill="url(#lamp)"/><rect y="${n(horizon)}" width="${width}" height="${n(height - horizon)}" fill="url(#lamp)" opacity=".6"/>
<rect width="${width}" height="${height}" fill="#fff" filter="url(#plaster)" opacity=".34" style="mix-blend-mode:soft-light"/>
${shadow(options)}
<g transform="translate(${n(at[0])} ${n(at[1])}) scale(${n(scale)})">${foot()}${shaft()}${capital()}${book(lettered)}</g>
${grain(width, height, 0.14)}`,
  );
}

/** The lamp stands high on the left: the column's shadow crosses the table and climbs the wall. */
function shadow(options: { at: Point; scale: number; horizon: number }): string {
  const { at, scale, horizon } = options;
  const { foot: f, shaft: s, half, roll, book: b, bookHalf } = size;
  const top = f + s;
  const form = `M${-half - 60} 0V${-f}H${-half}V${-top}H${-half - 150}V${-top - roll * 1.7}H${-bookHalf}V${-top - roll * 1.7 - b}H${bookHalf}V${-top - roll * 1.7}H${half + 150}V${-top}H${half}V${-f}H${half + 60}V0Z`;
  const depth = (at[1] - horizon) / scale;
  return `<g style="mix-blend-mode:multiply"><g clip-path="url(#wall)"><path d="${form}" transform="translate(${n(at[0] + depth * 1.5 * scale)} ${n(horizon + 130 * scale)}) scale(${n(scale)})" fill="#1A0207" opacity=".62" filter="url(#softer)"/></g><g clip-path="url(#top)"><path d="M${-half - 64} 0H${half + 64}L${n(half + 64 + depth * 1.5)} ${n(-depth)}H${n(-half - 64 + depth * 1.5)}Z" transform="translate(${n(at[0])} ${n(at[1])}) scale(${n(scale)})" fill="#1A0207" opacity=".72" filter="url(#soft)"/></g><ellipse cx="${n(at[0])}" cy="${n(at[1] + 2)}" rx="${n(260 * scale)}" ry="${n(13 * scale)}" fill="#120104" opacity=".8" filter="url(#soft)"/></g>`;
}

/** A ream of paper under the column, its sheets a little out of true. */
function foot(): string {
  const sheets = 22;
  const tall = size.foot / sheets;
  return `${times(sheets, (i) => {
    const shift = Math.sin(i * 2.3) * 4 + Math.sin(i * 0.7) * 3;
    const half = size.half + (i < 12 ? 74 : 40);
    return `<rect x="${n(-half + shift)}" y="${n(-(i + 1) * tall)}" width="${n(half * 2)}" height="${n(tall - 0.9)}" fill="${i % 3 === 1 ? '#EBDDC9' : c.paper}"/><rect x="${n(-half + shift)}" y="${n(-(i + 1) * tall + tall - 1.2)}" width="${n(half * 2)}" height="1.4" fill="#8B6B58" opacity=".75"/><rect x="${n(-half + shift)}" y="${n(-(i + 1) * tall)}" width="${n(half * 2)}" height="${n(tall)}" fill="url(#round)" opacity=".8"/>`;
  })}<rect x="${-size.half - 40}" y="${-size.foot}" width="${(size.half + 40) * 2}" height="26" fill="url(#under)" opacity=".5"/>`;
}

/** A sheet folded to and fro around a drum: every fold is a flute, narrower towards the sides. */
function shaft(): string {
  const folds = 22;
  const { foot: f, shaft: s, half } = size;
  const x = (i: number, y: number) => {
    // Entasis: a column that is to look straight is a little fuller below its middle.
    const swell = 1 - 0.13 * y ** 1.8 + 0.018 * Math.sin(Math.PI * Math.min(y * 1.3, 1));
    // Panels that face us are the wider ones of each pair.
    const pair = Math.floor(i / 2) * 2;
    const around = pair + 2 * Math.min((i - pair) * 0.7, 0.7 + (i - pair - 1) * 0.3);
    return -Math.cos((around / folds) * Math.PI) * half * swell;
  };
  const heights = Array.from({ length: 13 }, (_, k) => k / 12);
  const strip = (i: number, j: number) => {
    const left = heights.map((y): Point => [x(i, y), -f - s * y]);
    const right = heights.map((y): Point => [x(j, y), -f - s * y]).reverse();
    return line([...left, ...right], true);
  };
  const rule = times(folds / 2, (k) => {
    // Each panel that faces us carries lines of writing, foreshortened like the panel.
    const i = k * 2;
    return times(74, (row) => {
      const y = 0.02 + row * 0.0128;
      const turn = (row + k * 3) % 11;
      if (turn === 0) return '';
      const [a, b] = [x(i + 0.12, y), x(i + 0.9, y)];
      const end = a + (b - a) * (turn === 10 ? 0.45 : 0.92 + 0.08 * Math.sin(row * 7 + k));
      const at = -f - s * y;
      return `<path d="M${n(a)} ${n(at)}L${n(end)} ${n(at)}"/>`;
    });
  });
  const faces = times(folds, (i) => {
    const facing = i % 2 === 0;
    const round = Math.sin(((i + 0.5) / folds) * Math.PI);
    const lit = facing ? mix('#E9D9C6', '#FFFDF7', round) : mix('#8F7468', '#CBB7A5', round);
    return `<path d="${strip(i, i + 1)}" fill="${lit}"/>`;
  });
  const creases = times(folds - 1, (i) => {
    const d = line(heights.map((y): Point => [x(i + 1, y), -f - s * y]));
    return `<path d="${d}" fill="none" stroke="${i % 2 === 0 ? '#FFFFFF' : '#6E5046'}" stroke-width="${i % 2 === 0 ? 2 : 1.6}" opacity=".75"/>`;
  });
  const whole = strip(0, folds);
  return `<path d="${whole}" fill="${c.paper}"/>${faces}<g stroke="#5B0F1E" stroke-width="1.9" opacity=".6">${rule}</g>${creases}<path d="${whole}" fill="url(#round)" style="mix-blend-mode:multiply"/><path d="${whole}" fill="url(#eaves)"/>`;
}

/** The deed rolled up from both ends, lying across the shaft. */
function capital(): string {
  const base = -size.foot - size.shaft;
  const r = size.roll;
  const out = size.half + 4;
  const eye = base - r * 0.62;
  const top = eye - r;
  const roll = (side: -1 | 1) => {
    const edge = scroll(r, 3.4, side);
    const disc = `<circle r="${r}" fill="${side < 0 ? '#F0E2CF' : '#D9C4AF'}"/>`;
    const layers = `<path d="${line(edge)}" fill="none" stroke="#7C5A4C" stroke-width="11" opacity=".8"/><path d="${line(edge)}" fill="none" stroke="${side < 0 ? '#FFFDF6' : '#F1E2D0'}" stroke-width="7.5"/>`;
    const core = polar([0, 0], r * 0.02, 0);
    return `<g transform="translate(${side * out} ${n(eye)})"><circle r="${r}" cx="7" cy="12" fill="#2A0810" opacity=".55" filter="url(#soft)"/>${disc}<circle r="${n(r * 0.78)}" fill="#5E3D33" opacity=".32"/>${layers}<circle cx="${n(core[0])}" r="${n(r * 0.13)}" fill="#3B1A16"/><circle r="${r}" fill="url(#round)" opacity=".7" style="mix-blend-mode:multiply"/></g>`;
  };
  const sheet = `M${-out - 1} ${n(top - 5.5)}H${out + 1}V${n(top + 34)}C${n(out * 0.5)} ${n(top + 58)} ${n(-out * 0.5)} ${n(top + 58)} ${-out} ${n(top + 34)}Z`;
  const body = `M${-out} ${n(top)}H${out}V${n(base + 4)}H${-out}Z`;
  return `<path d="${body}" fill="#BFA792"/><path d="${body}" fill="url(#under)"/><path d="M${-out} ${n(top + 30)}C${n(-out * 0.5)} ${n(top + 100)} ${n(out * 0.5)} ${n(top + 100)} ${out} ${n(top + 30)}V${n(top + 10)}H${-out}Z" fill="#3A1518" opacity=".5" filter="url(#soft)"/><path d="${sheet}" fill="url(#sheet)"/><path d="M${-out} ${n(top + 34)}C${n(-out * 0.5)} ${n(top + 58)} ${n(out * 0.5)} ${n(top + 58)} ${out} ${n(top + 34)}" fill="none" stroke="#8B6B58" stroke-width="2"/>${roll(-1)}${roll(1)}`;
}

/** The law, bound in calf, lying on its side with its spine to us. */
function book(lettered: boolean): string {
  const { bookHalf: w, book: h } = size;
  const low = -size.foot - size.shaft - size.roll * 1.62 - 4;
  const high = low - h;
  const bands = [-0.78, -0.44, 0.44, 0.78].map((k) => k * w);
  const spine = `M${-w} ${n(high + 8)}Q${-w} ${n(high)} ${-w + 10} ${n(high)}H${w - 10}Q${w} ${n(high)} ${w} ${n(high + 8)}V${n(low - 8)}Q${w} ${n(low)} ${w - 10} ${n(low)}H${-w + 10}Q${-w} ${n(low)} ${-w} ${n(low - 8)}Z`;
  const panel = (from: number, to: number) =>
    `<rect x="${n(from)}" y="${n(high + 1)}" width="${n(to - from)}" height="${n(h - 2)}" fill="url(#leather)"/>${[from + 9, to - 11].map((x) => `<rect x="${n(x)}" y="${n(high + 1)}" width="2.5" height="${n(h - 2)}" fill="url(#foil)"/>`).join('')}`;
  const tool = (at: number) =>
    `<g transform="translate(${n(at)} ${n((low + high) / 2)}) scale(.86)" opacity=".85">${afifiOffice.mark({ size: 82, colour: c.gilt })}</g>`;
  return `<path d="M${-w + 8} ${n(low + 6)}H${w - 8}" stroke="#1A0207" stroke-width="18" opacity=".6" filter="url(#soft)"/><path d="${spine}" fill="url(#spine)"/>
${panel((bands[1] ?? 0) + 12, (bands[2] ?? 0) - 12)}
${bands.map((x) => `<rect x="${n(x - 10)}" y="${n(high - 3)}" width="20" height="${n(h + 5)}" rx="6" fill="url(#spine)"/><rect x="${n(x - 10)}" y="${n(high - 3)}" width="6" height="${n(h + 5)}" rx="3" fill="#FFE3B0" opacity=".35"/><rect x="${n(x + 5)}" y="${n(high - 3)}" width="6" height="${n(h + 5)}" rx="3" fill="#3A1C06" opacity=".45"/><rect x="${n(x - 19)}" y="${n(high + 1)}" width="2.5" height="${n(h - 2)}" fill="url(#foil)"/><rect x="${n(x + 16)}" y="${n(high + 1)}" width="2.5" height="${n(h - 2)}" fill="url(#foil)"/>`).join('')}
${tool(-w * 0.61)}${tool(w * 0.61)}
${
  lettered
    ? `<g transform="translate(0 ${n(high + h * 0.37)})">${afifiOffice.wordmark({ size: 58, colour: 'url(#foil)', anchor: 'middle' })}</g><g transform="translate(0 ${n(high + h * 0.81)})">${afifiOffice.arabicWordmark?.({ size: 40, colour: 'url(#foil)', anchor: 'middle' })}</g>`
    : `<g transform="translate(0 ${n((low + high) / 2)})">${afifiOffice.mark({ size: 104, colour: c.gilt })}</g>`
}
<path d="${spine}" fill="#fff" filter="url(#hide)" opacity=".4" style="mix-blend-mode:soft-light"/>`;
}

/** Where its things lie in each format. */
export const afifiOfficeCovers: Covers = {
  tile: (page) =>
    afifiOfficeScene({
      ...page,
      at: [560, 1372],
      scale: 1.18,
      horizon: 1230,
      lettered: true,
    }),
  wide: (page) =>
    afifiOfficeScene({
      ...page,
      at: [730, 1330],
      scale: 1.2,
      horizon: 1230,
      lettered: true,
    }),
  small: (page) =>
    afifiOfficeScene({
      ...page,
      at: [476, 880],
      scale: 0.72,
      horizon: 790,
      lettered: false,
    }),
  // The column of paper: its flutes from close by, then its height.
  banner: (page) =>
    afifiOfficeScene({ ...page, at: [1060, 1180], scale: 1.04, horizon: 1090, lettered: false }),
  'banner-tall': (page) =>
    afifiOfficeScene({ ...page, at: [450, 1090], scale: 0.92, horizon: 980, lettered: false }),
};

import type { Covers } from '../compositions/case-pictures.ts';
import { blur, grain, reliefFilter } from '../draw/light.ts';
import { random } from '../draw/random.ts';
import { gradient, mix, n, type Point, radial, svg, times } from '../draw/svg.ts';
import { lettering } from '../identities/identity.ts';
import { bubble, tacitApp } from '../identities/tacit-app.ts';

const { palette: c } = tacitApp;

/** The text of the contract. */
const clauses = `1.1 In this agreement the words the client mean the party named on page one and whoever answers the telephone for it. 1.2 The term begins on signature and ends as agreed, unless it is renewed, as it always is, by nobody saying anything. 2.1 Prices are those of the offer of the third version, not the fourth. 2.2 Payment is due within thirty days, and arrives within sixty. 2.3 Discounts are granted by the manager, who asks the other manager. 3.1 Notices are sent in writing to the address below and read by somebody else. 3.2 Either party may end this agreement with notice of ninety days. 3.3 The renewal is discussed in the month before, over lunch, by two people who are not named here. 4.1 Changes are valid in writing only, except the ones made in the corridor. 4.2 The schedule is part of the agreement wherever it is kept. 5.1 Each party keeps the other's secrets for five years, and its own for longer. 5.2 The clause about delivery comes back every time and is struck out every time. 6.1 Nothing in this agreement says who really decides. 6.2 The copy that counts is the one that can be found. `;

/**
 * Reading between the lines: a contract runs around a silence in the form of a speech bubble, and a
 * marker fills in what was never written.
 */
export function tacitAppScene(options: {
  width: number;
  height: number;
  /** Middle of the bubble, its width and height. */
  at: Point;
  bubble: readonly [w: number, h: number];
  /** Size of the clauses. */
  text: number;
  /** Rows of the marker: middle of each and how far it comes, from the bubble's middle. */
  strokes: readonly (readonly [y: number, from: number, to: number])[];
  /** Width of the marker's tip. */
  tip: number;
  /** Angle at which the marker lies. */
  lean: number;
  /** Sizes and places of the names in the bubble, from its middle. */
  names?: { latin: Point; size: number; arabic: Point; arabicSize: number };
}): string {
  const { width, height, at, strokes, tip, names } = options;
  const [w, h] = options.bubble;
  const last = strokes.at(-1) ?? [0, 0, 0];
  const outline = bubble(w, h);
  const words = (draw: (of: typeof tacitApp.wordmark, size: number) => string) =>
    names && tacitApp.arabicWordmark
      ? `<g transform="translate(${names.latin[0]} ${names.latin[1]})">${draw(tacitApp.wordmark, names.size)}</g><g transform="translate(${names.arabic[0]} ${names.arabic[1]})">${draw(tacitApp.arabicWordmark, names.arabicSize)}</g>`
      : '';
  const ink = strokes.map(([y, from, to], i) => stroke(y, from, to, tip, i)).join('');
  return svg(
    width,
    height,
    `<defs>${blur('soft', 10)}${blur('softer', 30)}${blur('edge', 1.2)}
${reliefFilter('fibre', { frequency: '.05 .09', octaves: 4, depth: 1.1, seed: 8, elevation: 58 })}
${radial(
  'lamp',
  [
    [0, '#5A68C4', 0.6],
    [0.5, c.dusk, 0.3],
    [1, '#0C0F24', 0.62],
  ],
  {
    centre: [width * 0.24, height * 0.12],
    radius: Math.max(width, height) * 1.1,
    units: 'userSpaceOnUse',
  },
)}
<clipPath id="inside"><path d="${outline}"/></clipPath><clipPath id="inked">${ink}</clipPath>
${penDefs(tip)}</defs>
<rect width="${width}" height="${height}" fill="${c.indigo}"/>
<rect width="${width}" height="${height}" fill="url(#lamp)"/>
${contract(options)}
<g transform="translate(${n(at[0])} ${n(at[1])})">
<path d="${outline}" fill="#fff" opacity=".04"/><g clip-path="url(#inside)"><g fill="${c.mango}">${ink}</g>
<g clip-path="url(#inked)">${strokes.map(([y, from, to], i) => streaks(y, from, to, tip, i)).join('')}</g></g>
<path d="${outline}" fill="none" stroke="${c.lilac}" stroke-width="5" stroke-linejoin="round"/>
${words((of, size) => `<g fill="none" stroke="${c.lilac}" stroke-width="${n(size * 0.016)}">${of({ size, colour: 'none', anchor: 'middle' })}</g>`)}
<g clip-path="url(#inked)">${words((of, size) => of({ size, colour: c.indigo, anchor: 'middle' }))}</g>
</g>
<rect width="${width}" height="${height}" fill="#fff" filter="url(#fibre)" opacity=".34" style="mix-blend-mode:soft-light"/>
${marker([at[0] + last[2], at[1] + last[0]], tip, options.lean, names !== undefined)}
${grain(width, height, 0.14)}`,
  );
}

/** The clauses in a typewriter's columns, broken off wherever the bubble is; without names, as bars. */
function contract(options: {
  width: number;
  height: number;
  at: Point;
  bubble: readonly [w: number, h: number];
  text: number;
  names?: object;
}): string {
  const { width, height, at, text } = options;
  const [w, h] = options.bubble;
  const advance = text * 0.7;
  const leading = text * 1.72;
  const margin = text * 2.2;
  const columns = Math.floor((width - margin * 2) / advance);
  const inset = (width - columns * advance) / 2;
  const rows = Math.ceil(height / leading) + 1;
  const air = text * 0.95;
  const words = clauses.trim().split(/\s+/);
  let next = 0;
  const blank = (x: number, y: number) => inBubble(x - at[0], y - at[1], w, h, air);
  let drawn = '';
  for (let row = 0; row < rows; row++) {
    const y = leading * (row + 0.9);
    let column = 0;
    while (column < columns) {
      const word = words[next % words.length] ?? '';
      const free = (from: number, long: number) =>
        Array.from({ length: long }, (_, k) => inset + (from + k + 0.5) * advance).every(
          (x) => !blank(x, y - text * 0.35),
        );
      if (column + word.length > columns) break;
      if (!free(column, word.length)) {
        column += 1;
        continue;
      }
      const clause = /^\d\.\d$/.test(word);
      const x = inset + column * advance;
      const colour = clause ? c.lilac : c.iris;
      drawn += options.names
        ? `<tspan x="${n(x)}" y="${n(y)}" fill="${colour}">${word}</tspan>`
        : `<rect x="${n(x)}" y="${n(y - text * 0.62)}" width="${n(word.length * advance - text * 0.1)}" height="${n(text * 0.56)}" rx="${n(text * 0.1)}" fill="${colour}"/>`;
      column += word.length + 1;
      next += 1;
    }
  }
  return options.names
    ? `<text font-family="'Tacit Mono'" font-weight="500" font-size="${text}">${drawn}</text>`
    : drawn;
}

/** Whether a place lies in the bubble or closer to it than `air`. */
function inBubble(x: number, y: number, w: number, h: number, air: number): boolean {
  const r = Math.min(w, h) * 0.3;
  const dx = Math.max(Math.abs(x) - (w / 2 - r), 0);
  const dy = Math.max(Math.abs(y) - (h / 2 - r), 0);
  if (Math.hypot(dx, dy) < r + air) return true;
  const down = (y - h / 2) / (h * 0.26);
  if (down < 0 || down > 1 + air / h) return false;
  const left = -w / 2 + w * 0.24 + (w * 0.2 - w * 0.24) * down - air;
  const right = -w / 2 + w * 0.41 + (w * 0.2 - w * 0.41) * down + air;
  return x > left && x < right;
}

/** One pass of a chisel tip: square where it began, a little unsteady, slanted where it stopped. */
function stroke(y: number, from: number, to: number, tip: number, seed: number): string {
  const chance = random(seed + 40);
  const steps = 14;
  const edge = (side: number) =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const slant = side * tip * -0.1;
      const x = from + ((to - from) * i) / steps + slant;
      const sway = Math.sin(i * 0.5 + seed * 2) * tip * 0.018;
      return [x, y + sway + (side * tip) / 2 + chance.between(-1.2, 1.2)];
    });
  const [above, below] = [edge(-1), edge(1).reverse()];
  const d = [...above, ...below].map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${n(px)} ${n(py)}`);
  return `<path d="${d.join('')}Z" stroke-linejoin="round"/>`;
}

/** Dry fibres and the darker rims ink leaves along a pass. */
function streaks(y: number, from: number, to: number, tip: number, seed: number): string {
  const chance = random(seed + 90);
  const rim = (side: number) =>
    `<path d="M${n(from)} ${n(y + side * tip * 0.475)}H${n(to)}" stroke="${c.amber}" stroke-width="${n(tip * 0.05)}" opacity=".6" filter="url(#edge)"/>`;
  const pool = `<ellipse cx="${n(from)}" cy="${n(y)}" rx="${n(tip * 0.12)}" ry="${n(tip * 0.5)}" fill="${c.amber}" opacity=".6" filter="url(#soft)"/>`;
  return `${rim(-1)}${rim(1)}${pool}${times(16, () => {
    const start = chance.between(from, to);
    const long = chance.between(0.1, 0.5) * (to - from);
    return `<path d="M${n(start)} ${n(y + chance.between(-0.44, 0.44) * tip)}h${n(long)}" stroke="${chance.next() > 0.45 ? '#FFD473' : c.amber}" stroke-width="${n(chance.between(1, 3.4))}" opacity="${n(chance.between(0.15, 0.45))}"/>`;
  })}`;
}

function penDefs(tip: number): string {
  const across = (id: string, stops: readonly (readonly [number, string, number?])[]) =>
    gradient(id, stops, {
      from: [0, -tip * 0.75],
      to: [0, tip * 0.75],
      units: 'userSpaceOnUse',
    });
  return `${across('barrel', [
    [0, '#FFCF66'],
    [0.14, '#FFF1CC'],
    [0.24, '#FFC043'],
    [0.6, c.mango],
    [0.86, '#C96F00'],
    [1, '#E9A03A'],
  ])}${across('collar', [
    [0, '#4A5590'],
    [0.16, '#8E99D6'],
    [0.3, '#39437D'],
    [0.7, '#1A2045'],
    [1, '#333C70'],
  ])}${across('felt', [
    [0, '#FFD27A'],
    [0.5, '#F5A511'],
    [1, '#B46400'],
  ])}`;
}

/** The marker lying with its tip where the last pass ended. */
function marker(at: Point, tip: number, lean: number, lettered: boolean): string {
  const t = tip;
  const felt = `M${n(-t * 0.04)} ${n(-t * 0.46)}L${n(t * 0.42)} ${n(-t * 0.34)}H${n(t * 0.62)}V${n(t * 0.34)}H${n(t * 0.42)}L${n(t * 0.05)} ${n(t * 0.46)}Z`;
  const collar = `M${n(t * 0.56)} ${n(-t * 0.4)}L${n(t * 1.5)} ${n(-t * 0.66)}H${n(t * 1.9)}V${n(t * 0.66)}H${n(t * 1.5)}L${n(t * 0.56)} ${n(t * 0.4)}Z`;
  const barrel = `M${n(t * 1.86)} ${n(-t * 0.74)}H${n(t * 12)}V${n(t * 0.74)}H${n(t * 1.86)}Q${n(t * 1.78)} 0 ${n(t * 1.86)} ${n(-t * 0.74)}Z`;
  const all = `${felt}${collar}${barrel}`;
  return `<g transform="translate(${n(at[0])} ${n(at[1])})"><g transform="translate(${n(t * 0.1)} ${n(t * 0.42)}) rotate(${n(lean + 1.4)})" style="mix-blend-mode:multiply"><path d="${all}" fill="#05071A" opacity=".62" filter="url(#softer)"/><path d="${all}" fill="#05071A" opacity=".5" filter="url(#soft)" transform="translate(0 ${n(-t * 0.16)})"/></g><g transform="rotate(${lean})"><path d="${felt}" fill="url(#felt)"/><path d="${collar}" fill="url(#collar)"/><path d="M${n(t * 1.5)} ${n(-t * 0.66)}V${n(t * 0.66)}" stroke="${c.ink}" stroke-width="2" opacity=".5"/><path d="${barrel}" fill="url(#barrel)"/><path d="M${n(t * 2.3)} ${n(-t * 0.74)}V${n(t * 0.74)}" stroke="${mix(c.amber, c.ink, 0.3)}" stroke-width="3" opacity=".5"/>${lettered ? `<g transform="translate(${n(t * 2.9)} ${n(t * 0.17)})">${lettering('says it', 'Tacit', { size: t * 0.62, colour: c.indigo }, { weight: 800 })}</g>` : ''}</g></g>`;
}

/** Where its things lie in each format. */
export const tacitAppCovers: Covers = {
  tile: (page) =>
    tacitAppScene({
      ...page,
      at: [600, 590],
      bubble: [980, 640],
      text: 19,
      tip: 136,
      lean: 56,
      strokes: [
        [-256, -520, 520],
        [-128, -520, 520],
        [0, -520, 520],
        [128, -520, 190],
      ],
      names: { latin: [0, 172], size: 340, arabic: [0, -122], arabicSize: 216 },
    }),
  wide: (page) =>
    tacitAppScene({
      ...page,
      at: [800, 410],
      bubble: [1240, 500],
      text: 17,
      tip: 128,
      lean: 52,
      strokes: [
        [-190, -640, 640],
        [-70, -640, 640],
        [50, -640, 30],
      ],
      names: { latin: [-298, 72], size: 228, arabic: [304, 62], arabicSize: 200 },
    }),
  small: (page) =>
    tacitAppScene({
      ...page,
      at: [500, 420],
      bubble: [620, 430],
      text: 22,
      tip: 112,
      lean: 50,
      strokes: [
        [-162, -330, 330],
        [-56, -330, 330],
        [50, -330, 60],
      ],
    }),
  // What is known, marked line by line; what is not, left as it was.
  banner: (page) =>
    tacitAppScene({
      ...page,
      at: [560, 400],
      bubble: [820, 520],
      text: 21,
      tip: 132,
      lean: 48,
      strokes: [
        [-196, -430, 430],
        [-66, -430, 430],
        [64, -430, 210],
      ],
    }),
  'banner-tall': (page) =>
    tacitAppScene({
      ...page,
      at: [450, 470],
      bubble: [700, 600],
      text: 22,
      tip: 122,
      lean: 62,
      strokes: [
        [-238, -380, 380],
        [-118, -380, 380],
        [2, -380, 380],
        [122, -380, 20],
      ],
    }),
};

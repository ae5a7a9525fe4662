import { n, svg, times } from '../draw/svg.ts';
import { type BoardLayout, inks, type Staging, type Tone } from '../identities/staging.ts';
import { arabic, at, cover, ground, letters, pattern, text, wordmark } from './prints.ts';

type Content =
  | 'mark'
  | 'construction'
  | 'names'
  | 'latin'
  | 'second'
  | 'pattern'
  | 'stripes'
  | 'discs'
  | 'swatches'
  | 'cover';
type Cell = readonly [x: number, y: number, w: number, h: number, content: Content, tone: Tone];

/** The size boards are laid out on, and photographs too. */
export const page = { width: 1600, height: 1200 } as const;

/** Mark, palette, letters and pattern on one board. */
export function board(staging: Staging): string {
  const { width, height } = page;
  return svg(
    width,
    height,
    `<defs></defs>${ground(width, height, staging.tones.paper)}${layouts[
      staging.board?.layout ?? 'columns'
    ]
      .map(([x, y, w, h, content, tone]) => {
        const look = inks(staging, tone);
        return at(
          x,
          y,
          `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${ground(w, h, look.ground)}${cells[content](staging, w, h, look)}</svg>`,
        );
      })
      .join('')}`,
  );
}

type Look = ReturnType<typeof inks>;

const cells: Record<Content, (staging: Staging, w: number, h: number, look: Look) => string> = {
  mark: ({ identity }, w, h, { ink, hint }) =>
    at(w / 2, h / 2, identity.mark({ size: Math.min(w, h) * 0.56, colour: ink, second: hint })),

  // The mark with the construction lines: square, circles and axes.
  construction: ({ identity }, w, h, { ink, hint }) => {
    const size = Math.min(w, h) * 0.6;
    const [cx, cy] = [w / 2, h / 2];
    const unit = size / 8;
    return `<g stroke="${ink}" stroke-opacity=".22" stroke-width="1">${times(Math.ceil(w / unit) + 1, (i) => `<path d="M${n((cx % unit) + i * unit)} 0V${h}"/>`)}${times(Math.ceil(h / unit) + 1, (i) => `<path d="M0 ${n((cy % unit) + i * unit)}H${w}"/>`)}</g>${at(cx, cy, identity.mark({ size, colour: ink, second: hint }))}<g fill="none" stroke="${hint}" stroke-width="1.5"><rect x="${n(cx - size / 2)}" y="${n(cy - size / 2)}" width="${n(size)}" height="${n(size)}"/>${[0.25, 0.5, 0.7].map((r) => `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(size * r)}"/>`).join('')}<path d="M${n(cx)} 0V${h}M0 ${n(cy)}H${w}M${n(cx - h / 2)} 0L${n(cx + h / 2)} ${h}M${n(cx + h / 2)} 0L${n(cx - h / 2)} ${h}" stroke-opacity=".55"/></g>`;
  },

  names: (staging, w, h, { ink, hint }) => {
    const wide = Math.min(w * 0.7, h * (0.34 - (staging.drop ?? 0) * 0.18) * staging.em[0]);
    const second = Math.min((wide / staging.em[0]) * 0.74, (w * 0.6) / (staging.em[1] ?? 1));
    const both = staging.identity.arabicWordmark !== undefined;
    return `${at(w / 2, h * (both ? 0.5 : 0.56) - (wide / staging.em[0]) * (staging.drop ?? 0) * 0.6, wordmark(staging, wide, ink, 'middle'))}${at(w / 2, h * 0.5 + second * 1.25 + (wide / staging.em[0]) * (staging.drop ?? 0) * 0.4, arabic(staging, second, hint, 'middle'))}`;
  },

  latin: ({ identity, board }, w, h, { ink, hint }) => {
    const face = identity.typefaces[0];
    const size = Math.min(h * 0.68, w * 0.6) * (board?.letters ?? 1);
    return `${letters('Aa', face, w * 0.07, h * 0.62, size, ink)}${letters('ABCDEFGHIJKLM', face, w * 0.07, h * 0.8, Math.min(h * 0.085, w * 0.066), hint)}${letters('NOPQRSTUVWXYZ', face, w * 0.07, h * 0.92, Math.min(h * 0.085, w * 0.066), hint)}`;
  },

  // The second script; figures where a client has only one.
  second: ({ identity, board }, w, h, { ink, hint }) => {
    const face = identity.typefaces[1];
    const size = Math.min(h * 0.62, w * 0.42) * (board?.letters ?? 1);
    if (!identity.arabicWordmark || !face)
      return `${letters('&amp;', identity.typefaces[0], w * 0.93, h * 0.62, size * 1.1, ink, 'end')}${letters('0123456789', identity.typefaces[0], w * 0.93, h * 0.88, Math.min(h * 0.12, w * 0.11), hint, 'end')}`;
    return `${letters('هجض', face, w * 0.93, h * 0.58, size * 0.86, ink, 'end')}${letters('ابتثجحخدذرزسشص', face, w * 0.93, h * 0.8, Math.min(h * 0.085, w * 0.08), hint, 'end')}${letters('ضطظعغفقكلمنهوي', face, w * 0.93, h * 0.92, Math.min(h * 0.085, w * 0.08), hint, 'end')}`;
  },

  pattern: (staging, w, h, { ground: base, ink }) => pattern(staging, w, h, ink, base, 1.1),

  stripes: ({ identity }, w, h) => {
    const colours = Object.values(identity.palette);
    const each = h / colours.length;
    return colours
      .map(
        (colour, i) =>
          `<rect y="${n(i * each)}" width="${w}" height="${n(each + 1)}" fill="${colour}"/>${text(colour, 24, (i + 0.5) * each + 7, 20, onto(colour), { weight: 500 })}`,
      )
      .join('');
  },

  discs: ({ identity }, w, h) => {
    const colours = Object.values(identity.palette);
    const columns = Math.max(1, Math.round(Math.sqrt((colours.length * w) / h)));
    const rows = Math.ceil(colours.length / columns);
    const r = Math.min(w / columns, h / rows) * 0.44;
    return colours
      .map((colour, i) => {
        const [x, y] = [
          ((i % columns) + 0.5) * (w / columns),
          (Math.floor(i / columns) + 0.5) * (h / rows),
        ];
        return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour}" stroke="#888" stroke-opacity=".4"/>${text(colour, x, y + 6, Math.min(19, r * 0.32), onto(colour), { anchor: 'middle', weight: 500 })}`;
      })
      .join('');
  },

  // The palette by how much of it is used.
  swatches: ({ identity }, w, h) => {
    const colours = Object.values(identity.palette);
    const shares = colours.map((_, i) => 1 / (i * 0.34 + 1));
    const total = shares.reduce((sum, share) => sum + share, 0);
    let x = 0;
    return colours
      .map((colour, i) => {
        const wide = ((shares[i] ?? 0) / total) * w;
        const left = x;
        x += wide;
        return `<rect x="${n(left)}" width="${n(wide + 1)}" height="${h}" fill="${colour}"/><g transform="translate(${n(left + 26)} ${h - 18}) rotate(-90)">${text(colour, 0, 0, 19, onto(colour), { weight: 500 })}</g>`;
      })
      .join('');
  },

  cover: (staging, w, h) => cover(staging, 'small', w, h),
};

/** Black or white, whichever reads on a colour. */
function onto(colour: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
  return r * 0.299 + g * 0.587 + b * 0.114 > 140 ? '#141414' : '#FFFFFF';
}

const layouts: Record<BoardLayout, readonly Cell[]> = {
  columns: [
    [0, 0, 400, 1200, 'stripes', 'paper'],
    [400, 0, 700, 700, 'construction', 'paper'],
    [400, 700, 700, 500, 'names', 'accent'],
    [1100, 0, 500, 400, 'latin', 'deep'],
    [1100, 400, 500, 400, 'second', 'paper'],
    [1100, 800, 500, 400, 'pattern', 'deep'],
  ],
  mosaic: [
    [40, 40, 740, 740, 'cover', 'deep'],
    [820, 40, 740, 350, 'names', 'accent'],
    [820, 430, 350, 350, 'construction', 'paper'],
    [1210, 430, 350, 350, 'mark', 'deep'],
    [40, 820, 350, 340, 'latin', 'deep'],
    [430, 820, 350, 340, 'second', 'accent'],
    [820, 820, 740, 340, 'discs', 'paper'],
  ],
  cinema: [
    [0, 0, 1600, 520, 'pattern', 'accent'],
    [0, 520, 533, 480, 'latin', 'paper'],
    [533, 520, 534, 480, 'construction', 'deep'],
    [1067, 520, 533, 480, 'second', 'paper'],
    [0, 1000, 1600, 200, 'swatches', 'paper'],
  ],
  ledger: [
    [0, 0, 1040, 800, 'construction', 'deep'],
    [1040, 0, 560, 300, 'names', 'paper'],
    [1040, 300, 560, 500, 'discs', 'accent'],
    [0, 800, 520, 400, 'latin', 'accent'],
    [520, 800, 520, 400, 'second', 'paper'],
    [1040, 800, 560, 400, 'pattern', 'deep'],
  ],
  poster: [
    [0, 0, 760, 1200, 'mark', 'accent'],
    [760, 0, 840, 420, 'latin', 'paper'],
    [760, 420, 420, 390, 'second', 'deep'],
    [1180, 420, 420, 390, 'pattern', 'paper'],
    [760, 810, 840, 200, 'swatches', 'paper'],
    [760, 1010, 840, 190, 'names', 'deep'],
  ],
  quarters: [
    [0, 0, 800, 600, 'names', 'deep'],
    [800, 0, 400, 600, 'pattern', 'accent'],
    [1200, 0, 400, 600, 'second', 'paper'],
    [0, 600, 400, 600, 'latin', 'paper'],
    [400, 600, 400, 600, 'stripes', 'paper'],
    [800, 600, 800, 600, 'construction', 'accent'],
  ],
};

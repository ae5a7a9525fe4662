import { mix, n, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const latin = typeface(
  'Naturals',
  '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2',
  { style: 'italic' },
);
const arabic = typeface(
  'Naturals Arabic',
  '@fontsource/katibeh/files/katibeh-arabic-400-normal.woff2',
);

/** The nine leaves of the sprig, from its foot to its tip: where each leaves the stem, its turn and its length. */
const sprig: readonly (readonly [x: number, y: number, turn: number, length: number])[] = [
  [-20, -25, -64, 330],
  [-6, -70, 66, 350],
  [29, -209, -56, 345],
  [43, -270, 60, 350],
  [67, -431, -48, 310],
  [73, -497, 54, 310],
  [83, -648, -36, 250],
  [86, -688, 44, 240],
  [96, -800, 6, 262],
];

/** One leaf that stands on 0,0. */
export const toLeaf = (length: number): string =>
  `M0 0C${n(length * 0.27)} ${n(-length * 0.24)} ${n(length * 0.2)} ${n(-length * 0.74)} 0 ${n(-length)}C${n(-length * 0.2)} ${n(-length * 0.74)} ${n(-length * 0.27)} ${n(-length * 0.24)} 0 0Z`;

/** Beauty from the field: what the jar holds is spread out again as the plant it came from. */
export const naturals: Identity<
  'stone' | 'sun' | 'moss' | 'olive' | 'sage' | 'milk' | 'sand' | 'clay' | 'rose' | 'bark'
> = {
  slug: 'naturals',
  palette: {
    stone: '#EADFCF',
    sun: '#FBF4E8',
    moss: '#4E5B34',
    olive: '#7F8C4F',
    sage: '#B3BF93',
    milk: '#F3EBD8',
    sand: '#E2C7A0',
    clay: '#C98A5E',
    rose: '#D9A38C',
    bark: '#43382A',
  },
  typefaces: [latin, arabic],
  mark: ({ size, colour }) => {
    const k = size / 1100;
    return `<g transform="translate(${n(-52 * k)} ${n(510 * k)}) scale(${k.toFixed(4)})"><path d="M-40 40Q62 -330 96 -800" fill="none" stroke="${colour}" stroke-width="15" stroke-linecap="round"/>${sprig.map(([x, y, turn, length], i) => `<path d="${toLeaf(length)}" transform="translate(${x} ${y}) rotate(${turn})" fill="${colour}" opacity="${n(0.6 + 0.05 * i)}"/>`).join('')}</g>`;
  },
  wordmark: (options) =>
    lettering('naturals', 'Naturals', options, { tracking: -0.02, style: 'font-style:italic' }),
  arabicWordmark: (options) =>
    lettering('ناتشورالز', 'Naturals Arabic', options, { direction: 'rtl' }),
  pattern: ({ width, height, colour, ground }) =>
    `<rect width="${width}" height="${height}" fill="${ground}"/>${times(
      Math.ceil(height / 120),
      (row) =>
        times(
          Math.ceil(width / 60) + 1,
          (column) =>
            `<path d="M0 50C24 20 16 -22 0 -50C-16 -22 -24 20 0 50Z" transform="translate(${column * 60 + (row % 2) * 30} ${row * 120 + 60}) rotate(${column % 2 === 0 ? 24 : -24})" fill="${colour}"/>`,
        ),
    )}`,
};

const { palette: c } = naturals;

/** The nine shades of the sprig, from its foot to its tip. */
export const shades: readonly string[] = [
  c.moss,
  c.olive,
  c.sage,
  c.milk,
  c.sand,
  c.rose,
  c.clay,
  mix(c.clay, c.bark, 0.35),
  mix(c.clay, '#8A3B22', 0.5),
];

/** Limestone, leaf shade and frosted glass. */
export const naturalsStaging: Staging = {
  identity: naturals,
  text: textFaces.sans,
  em: [2.97, 2.59],
  tones: {
    paper: c.milk,
    ink: c.bark,
    accent: c.olive,
    onAccent: c.milk,
    deep: c.moss,
    onDeep: c.sage,
    hints: { accent: c.sand, deep: c.clay },
  },
  board: { layout: 'columns' },
};

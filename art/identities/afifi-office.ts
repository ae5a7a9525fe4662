import { line, n, type Point, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const latin = typeface('Afifi', '@fontsource/cinzel/files/cinzel-latin-600-normal.woff2', {
  weight: '600',
});
const arabic = typeface('Afifi Arabic', '@fontsource/amiri/files/amiri-arabic-700-normal.woff2', {
  weight: '700',
});

/** The edge of a rolled sheet, from the outside inwards, around 0,0; `side` -1 rolls to the left. */
export function scroll(radius: number, turns: number, side: -1 | 1): Point[] {
  return Array.from({ length: Math.round(turns * 60) + 1 }, (_, i) => {
    const a = -Math.PI / 2 + side * (i / 60) * Math.PI * 2;
    const r = radius * (1 - (i / (turns * 60)) * 0.86);
    return [r * Math.cos(a), r * Math.sin(a)];
  });
}

/** The column is the one ornament, and it is made of the paper on which the office works. */
export const afifiOffice: Identity<
  'burgundy' | 'garnet' | 'dark' | 'paper' | 'fold' | 'calf' | 'saddle' | 'gilt' | 'black'
> = {
  slug: 'afifi-office',
  palette: {
    burgundy: '#5B0F1E',
    garnet: '#8A1A30',
    dark: '#2A050D',
    paper: '#FBF5EA',
    fold: '#C9B7A4',
    calf: '#CF9657',
    saddle: '#8B5424',
    gilt: '#F0CE86',
    black: '#1B1210',
  },
  typefaces: [latin, arabic],
  mark: ({ size, colour }) => {
    const r = size * 0.15;
    const volute = (side: -1 | 1) =>
      `<path d="${line(scroll(r, 1.6, side))}" transform="translate(${n(side * size * 0.25)} ${n(-size * 0.28)})" fill="none" stroke="${colour}" stroke-width="${n(size * 0.035)}" stroke-linecap="round"/>`;
    return `<path d="M${n(-size * 0.25)} ${n(-size * 0.43)}H${n(size * 0.25)}" stroke="${colour}" stroke-width="${n(size * 0.035)}"/>${volute(-1)}${volute(1)}${times(5, (i) => `<rect x="${n(size * (-0.24 + i * 0.104))}" y="${n(-size * 0.1)}" width="${n(size * 0.064)}" height="${n(size * 0.52)}" fill="${colour}"/>`)}<rect x="${n(-size * 0.34)}" y="${n(size * 0.44)}" width="${n(size * 0.68)}" height="${n(size * 0.05)}" fill="${colour}"/>`;
  },
  wordmark: (options) => {
    const { size, anchor = 'start' } = options;
    const shift = { start: 0, middle: 0.08, end: 0 }[anchor] * size;
    const second = lettering(
      'OFFICE',
      'Afifi',
      { ...options, size: size * 0.4 },
      { weight: 600, tracking: 0.42 },
    );
    return `${lettering('AFIFI', 'Afifi', options, { weight: 600, tracking: 0.04 })}<g transform="translate(${n(shift)} ${n(size * 0.52)})">${second}</g>`;
  },
  arabicWordmark: (options) =>
    lettering('مكتب عفيفي', 'Afifi Arabic', options, { weight: 700, direction: 'rtl' }),
  pattern: ({ width, height, colour, ground }) =>
    `<rect width="${width}" height="${height}" fill="${ground}"/>${times(Math.ceil(width / 36), (i) => `<rect x="${i * 36}" width="${i % 6 === 5 ? 24 : 10}" height="${height}" fill="${colour}"/>`)}`,
};

const { palette: c } = afifiOffice;

/** Law calf, gilt and pleated paper against burgundy. */
export const afifiOfficeStaging: Staging = {
  identity: afifiOffice,
  text: textFaces.serif,
  em: [2.81, 2],
  drop: 0.42,
  tones: {
    paper: c.paper,
    ink: c.black,
    accent: c.garnet,
    onAccent: c.paper,
    deep: c.dark,
    onDeep: c.gilt,
    hints: { accent: c.gilt, deep: c.calf },
  },
  board: { layout: 'mosaic' },
};

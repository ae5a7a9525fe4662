import { n, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const latin = typeface('RKA', '@fontsource/kufam/files/kufam-latin-700-normal.woff2', {
  weight: '700',
});
const arabic = typeface('RKA Arabic', '@fontsource/kufam/files/kufam-arabic-700-normal.woff2', {
  weight: '700',
});

/** An arch standing on y = 0, `half` wide to each side of 0; the higher it stands, the longer its legs. */
export function archway(half: number, tall: number): string {
  const spring = tall - half * 1.12;
  return `M${n(-half)} 0V${n(-spring)}C${n(-half)} ${n(-spring - half * 0.62)} ${n(-half * 0.52)} ${n(-tall + half * 0.02)} 0 ${n(-tall)}C${n(half * 0.52)} ${n(-tall + half * 0.02)} ${n(half)} ${n(-spring - half * 0.62)} ${n(half)} ${n(-spring)}V0`;
}

/** Protection with an opening in it: arches inside arches, which are also the ridges of a fingerprint. */
export const rka: Identity<
  'night' | 'basalt' | 'slate' | 'sage' | 'signal' | 'steady' | 'glow' | 'dust'
> = {
  slug: 'rka',
  palette: {
    night: '#060B0A',
    basalt: '#0E1715',
    slate: '#1B2A27',
    sage: '#5E7A70',
    signal: '#39F58A',
    steady: '#0FA65B',
    glow: '#CFFFE0',
    dust: '#DDE8E1',
  },
  typefaces: [latin, arabic],
  mark: ({ size, colour, second = colour }) =>
    `<g transform="translate(0 ${n(size * 0.6)})" fill="none" stroke-width="${n(size * 0.07)}">${times(
      4,
      (i) =>
        `<path d="${archway(size * (0.465 - i * 0.125), size * (1.16 - i * 0.18))}" stroke="${i === 3 ? second : colour}"/>`,
    )}</g>`,
  wordmark: (options) => lettering('RKA', 'RKA', options, { weight: 700, tracking: -0.01 }),
  arabicWordmark: (options) =>
    lettering('ركا', 'RKA Arabic', options, { weight: 700, direction: 'rtl' }),
  pattern: ({ width, height, colour, ground }) =>
    `<rect width="${width}" height="${height}" fill="${ground}"/>${times(
      Math.ceil(height / 150) + 1,
      (row) =>
        times(
          Math.ceil(width / 120) + 1,
          (column) =>
            `<g transform="translate(${column * 120 - (row % 2) * 60} ${(row + 1) * 150})">${times(4, (i) => `<path d="${archway(56 - i * 14, 140 - i * 24)}" fill="none" stroke="${colour}" stroke-width="3"/>`)}</g>`,
        ),
    )}`,
};

const { palette: c } = rka;

/** Honed basalt at night and one steady green. */
export const rkaStaging: Staging = {
  identity: rka,
  text: textFaces.mono,
  em: [2.12, 2.06],
  tones: {
    paper: c.dust,
    ink: c.night,
    accent: c.steady,
    onAccent: c.night,
    deep: c.basalt,
    onDeep: c.dust,
    hints: { accent: c.glow, deep: c.signal },
  },
  board: { layout: 'columns', letters: 0.75 },
};

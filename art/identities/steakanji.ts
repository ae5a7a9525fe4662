import { n, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const latin = typeface(
  'Steakanji',
  '@fontsource/dela-gothic-one/files/dela-gothic-one-latin-400-normal.woff2',
);
const arabic = typeface(
  'Steakanji Arabic',
  '@fontsource/lalezar/files/lalezar-arabic-400-normal.woff2',
);

/** The four strokes of 牛, cattle, on a square of 200 centred on 0,0, in the order they are written. */
export const cattle: readonly string[] = [
  'M-44 -78Q-54 -44 -80 -18',
  'M-58 -46H64',
  'M-88 18H88',
  'M4 -96V100',
];

/** Steak, written in Japanese: the marbling of the beef is the character for cattle. */
export const steakanji: Identity<
  'char' | 'iron' | 'ember' | 'cream' | 'meat' | 'blood' | 'fat' | 'lacquer' | 'gilt'
> = {
  slug: 'steakanji',
  palette: {
    char: '#17120F',
    iron: '#232120',
    ember: '#FF5B45',
    cream: '#F4E4C4',
    meat: '#CE2B3C',
    blood: '#7C0D20',
    fat: '#FCE6D6',
    lacquer: '#B8201A',
    gilt: '#D9A95A',
  },
  typefaces: [latin, arabic],
  mark: ({ size, colour }) =>
    `<g transform="scale(${n(size / 200)})" fill="none" stroke="${colour}" stroke-width="26">${cattle.map((d) => `<path d="${d}"/>`).join('')}</g>`,
  wordmark: (options) => lettering('STEAKANJI', 'Steakanji', options, { tracking: -0.01 }),
  arabicWordmark: (options) =>
    lettering('ستيكانجي', 'Steakanji Arabic', options, { direction: 'rtl' }),
  pattern: ({ width, height, colour, ground }) =>
    `<rect width="${width}" height="${height}" fill="${ground}"/>${times(Math.ceil(width / 44), (i) => `<rect x="${i * 44}" width="14" height="${height}" fill="${colour}"/>`)}`,
};

const { palette: c } = steakanji;

/** Charred cedar, cast iron and one lacquer red by the light of the grill. */
export const steakanjiStaging: Staging = {
  identity: steakanji,
  text: textFaces.grotesque,
  em: [7.77, 3.75],
  tones: {
    paper: c.cream,
    ink: c.char,
    accent: c.lacquer,
    onAccent: c.cream,
    deep: c.iron,
    onDeep: c.cream,
    hints: { deep: c.ember },
  },
  board: { layout: 'poster' },
};

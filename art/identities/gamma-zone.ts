import { n, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const latin = typeface(
  'Gamma',
  '@fontsource/chakra-petch/files/chakra-petch-latin-700-normal.woff2',
  {
    weight: '700',
  },
);
const arabic = typeface(
  'Gamma Arabic',
  '@fontsource/reem-kufi/files/reem-kufi-arabic-700-normal.woff2',
  {
    weight: '700',
  },
);

/** A field that rises step by step: systems grow along it, learners climb it. */
export const gammaZone: Identity<
  'navy' | 'deep' | 'ultra' | 'sky' | 'ice' | 'violet' | 'pink' | 'white'
> = {
  slug: 'gamma-zone',
  palette: {
    navy: '#0B1440',
    deep: '#060A26',
    ultra: '#1F3FE0',
    sky: '#5E8BFF',
    ice: '#C3DAFF',
    violet: '#8A4DFF',
    pink: '#FF4FA3',
    white: '#FFFFFF',
  },
  typefaces: [latin, arabic],
  mark: ({ size, colour, second = colour }) => {
    const cell = size / 5;
    return times(4, (column) =>
      times(column + 1, (row) => {
        const fill = row === column ? second : colour;
        return `<rect x="${n(-size * 0.4 + column * cell)}" y="${n(size * 0.4 - (row + 1) * cell)}" width="${n(cell * 0.86)}" height="${n(cell * 0.86)}" rx="${n(cell * 0.2)}" fill="${fill}"/>`;
      }),
    );
  },
  wordmark: (options) => lettering('GAMMA ZONE', 'Gamma', options, { weight: 700, tracking: 0.02 }),
  arabicWordmark: (options) =>
    lettering('جاما زون', 'Gamma Arabic', options, { weight: 700, direction: 'rtl' }),
  pattern: ({ width, height, colour, ground }) =>
    `<rect width="${width}" height="${height}" fill="${ground}"/>${times(Math.ceil(width / 48) + 1, (column) => times(1 + (column % 8), (row) => `<rect x="${column * 48}" y="${n(height - (row + 1) * 48)}" width="42" height="42" rx="9" fill="${colour}"/>`))}`,
};

const { palette: c } = gammaZone;

/** Moulded plastic in ultramarine, lit from under the keys. */
export const gammaZoneStaging: Staging = {
  identity: gammaZone,
  text: textFaces.grotesque,
  em: [6.61, 2.76],
  tones: {
    paper: c.white,
    ink: c.navy,
    accent: c.ultra,
    onAccent: c.white,
    deep: c.navy,
    onDeep: c.ice,
    hints: { accent: c.pink, deep: c.pink },
  },
};

import { n, polar, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const latin = typeface('Musa', '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2');
const arabic = typeface(
  'Musa Arabic',
  '@fontsource/jomhuria/files/jomhuria-arabic-400-normal.woff2',
);

/** Banana and palm, hosts both: peel the one and it is the other. */
export const musaAndPalm: Identity<
  'palm' | 'deep' | 'leaf' | 'banana' | 'ripe' | 'peel' | 'flesh' | 'date' | 'syrup' | 'sugar'
> = {
  slug: 'musa-and-palm',
  palette: {
    palm: '#0F5B43',
    deep: '#07382A',
    leaf: '#2F8F5B',
    banana: '#FFD24A',
    ripe: '#E9A21B',
    peel: '#FFF0BE',
    flesh: '#FFF3D0',
    date: '#5A2A14',
    syrup: '#9A4A1C',
    sugar: '#C98B4E',
  },
  typefaces: [latin, arabic],
  mark: ({ size, colour, second = colour }) =>
    `<path d="M${n(-size * 0.05)} ${n(size * 0.48)}C${n(-size * 0.12)} ${n(size * 0.2)} ${n(-size * 0.08)} 0 ${n(size * 0.02)} ${n(-size * 0.14)}L${n(size * 0.12)} ${n(-size * 0.1)}C${n(size * 0.06)} ${n(size * 0.06)} ${n(size * 0.03)} ${n(size * 0.24)} ${n(size * 0.08)} ${n(size * 0.48)}Z" fill="${second}"/>${times(
      5,
      (i) => {
        const [x, y] = polar([0, 0], size * 0.42, -170 + i * 40);
        return `<path d="M${n(size * 0.06)} ${n(-size * 0.12)}Q${n(x * 0.6)} ${n(y * 0.7 - size * 0.22)} ${n(x)} ${n(y + size * 0.04)}Q${n(x * 0.55)} ${n(y * 0.6 - size * 0.06)} ${n(size * 0.06)} ${n(-size * 0.12)}Z" fill="${colour}"/>`;
      },
    )}`,
  wordmark: (options) => lettering('Musa &amp; Palm', 'Musa', options, { tracking: -0.02 }),
  arabicWordmark: (options) =>
    lettering('موسى آند بالم', 'Musa Arabic', options, { direction: 'rtl' }),
  pattern: ({ width, height, colour, ground }) =>
    `<rect width="${width}" height="${height}" fill="${ground}"/>${times(
      Math.ceil(height / 70),
      (row) =>
        times(
          Math.ceil(width / 90) + 1,
          (column) =>
            `<path d="M-34 -8Q0 26 34 -8Q0 8 -34 -8Z" transform="translate(${column * 90 + (row % 2) * 45} ${row * 70 + 35}) rotate(${row % 2 === 0 ? -24 : 156})" fill="${colour}"/>`,
        ),
    )}`,
};

const { palette: c } = musaAndPalm;

/** Green limewash at noon, brown sugar, and whatever is ripe. */
export const musaAndPalmStaging: Staging = {
  identity: musaAndPalm,
  text: textFaces.round,
  em: [6.32, 3.51],
  tones: {
    paper: c.peel,
    ink: c.date,
    accent: c.banana,
    onAccent: c.palm,
    deep: c.palm,
    onDeep: c.banana,
    hints: { paper: c.syrup, accent: c.date, deep: c.ripe },
  },
  board: { layout: 'quarters' },
};

import { n, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const latin = typeface(
  'Wagging Tails',
  '@fontsource/baloo-bhaijaan-2/files/baloo-bhaijaan-2-latin-800-normal.woff2',
  { weight: '800' },
);
const arabic = typeface(
  'Wagging Tails Arabic',
  '@fontsource/baloo-bhaijaan-2/files/baloo-bhaijaan-2-arabic-800-normal.woff2',
  { weight: '800' },
);

/** A pet clinic counted in tails and spots: two strokes and a dot are 101, and ١٠١ as well. */
export const waggingTails: Identity<
  'sky' | 'haze' | 'spot' | 'coat' | 'fur' | 'skin' | 'tongue' | 'collar' | 'table' | 'tag'
> = {
  slug: '101-wagging-tails',
  palette: {
    sky: '#5DB7F2',
    haze: '#C4E8FF',
    spot: '#1E2430',
    coat: '#FFFCF5',
    fur: '#DCE4EE',
    skin: '#F2B9AC',
    tongue: '#F26B7A',
    collar: '#F0433A',
    table: '#E6EDF2',
    tag: '#F7B733',
  },
  typefaces: [latin, arabic],
  mark: ({ size, colour, second = colour }) =>
    `<g fill="none" stroke="${colour}" stroke-width="${n(size * 0.17)}" stroke-linecap="round"><path d="M${n(-size * 0.3)} ${n(size * 0.4)}C${n(-size * 0.28)} ${n(size * 0.1)} ${n(-size * 0.3)} ${n(-size * 0.2)} ${n(-size * 0.42)} ${n(-size * 0.38)}"/><path d="M${n(size * 0.3)} ${n(size * 0.4)}C${n(size * 0.28)} ${n(size * 0.1)} ${n(size * 0.3)} ${n(-size * 0.2)} ${n(size * 0.42)} ${n(-size * 0.38)}"/></g><circle cy="${n(size * 0.06)}" r="${n(size * 0.15)}" fill="${second}"/>`,
  wordmark: (options) =>
    lettering('101 wagging tails', 'Wagging Tails', options, { weight: 800, tracking: -0.025 }),
  arabicWordmark: (options) =>
    lettering('١٠١ واجينج تيلز', 'Wagging Tails Arabic', options, {
      weight: 800,
      direction: 'rtl',
    }),
  pattern: ({ width, height, colour, ground }) =>
    `<rect width="${width}" height="${height}" fill="${ground}"/>${times(
      Math.ceil(height / 64),
      (row) =>
        times(Math.ceil(width / 76) + 1, (column) => {
          const seed = (row * 37 + column * 59) % 23;
          return `<ellipse cx="${column * 76 + (row % 2) * 38 + (seed % 9)}" cy="${row * 64 + 32 + (seed % 7)}" rx="${12 + (seed % 11)}" ry="${10 + (seed % 8)}" transform="rotate(${seed * 15} ${column * 76 + (row % 2) * 38} ${row * 64 + 32})" fill="${colour}"/>`;
        }),
    )}`,
};

const { palette: c } = waggingTails;

/** A bright clinic: blue sky, clean steel, one red collar. */
export const waggingTailsStaging: Staging = {
  identity: waggingTails,
  text: textFaces.round,
  em: [7.25, 5.63],
  tones: {
    paper: c.coat,
    ink: c.spot,
    accent: c.sky,
    onAccent: c.spot,
    deep: c.spot,
    onDeep: c.coat,
    hints: { accent: c.coat, deep: c.tag },
  },
  board: { layout: 'columns' },
};

import { n, polar, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const latin = typeface('Four', '@fontsource/gloock/files/gloock-latin-400-normal.woff2');
const arabic = typeface('Four Arabic', '@fontsource/rakkas/files/rakkas-arabic-400-normal.woff2');

/** Where the four circles lie around 0,0, as shares of their radius. No one of them is the front. */
export const phases = [225, 315, 45, 135].map((turn) => polar([0, 0], 0.86, turn));

/** Four phases of one month: four circles that overlap, and every place where two meet is one of them too. */
export const four: Identity<
  'skin' | 'cream' | 'wine' | 'rose' | 'apricot' | 'blush' | 'ink' | 'shade'
> = {
  slug: 'four',
  palette: {
    skin: '#F2CDB4',
    cream: '#FFF4EA',
    wine: '#A3174A',
    rose: '#DE2F66',
    apricot: '#FF8A4C',
    blush: '#FFA9B4',
    ink: '#4E0A22',
    shade: '#9C5A48',
  },
  typefaces: [latin, arabic],
  mark: ({ size, colour, second = colour }) =>
    times(4, (i) => {
      const [x, y] = phases[i] ?? [0, 0];
      const r = size * 0.31;
      return `<circle cx="${n(x * r * 0.72)}" cy="${n(y * r * 0.72)}" r="${n(r)}" fill="${i % 2 === 0 ? colour : second}" opacity=".8" style="mix-blend-mode:multiply"/>`;
    }),
  wordmark: (options) => lettering('four', 'Four', options, { tracking: -0.02 }),
  arabicWordmark: (options) => lettering('فور', 'Four Arabic', options, { direction: 'rtl' }),
  pattern: ({ width, height, colour, ground }) =>
    `<rect width="${width}" height="${height}" fill="${ground}"/>${times(
      Math.ceil(height / 80) + 1,
      (row) =>
        times(
          Math.ceil(width / 80) + 1,
          (column) =>
            `<circle cx="${column * 80}" cy="${row * 80}" r="56" fill="none" stroke="${colour}" stroke-width="2"/>`,
        ),
    )}`,
};

const { palette: c } = four;

/** Limestone in the morning, glycerine and uncoated card. */
export const fourStaging: Staging = {
  identity: four,
  text: textFaces.grotesque,
  em: [1.87, 1.18],
  tones: {
    paper: c.cream,
    ink: c.ink,
    accent: c.blush,
    onAccent: c.wine,
    deep: c.apricot,
    onDeep: c.ink,
    hints: { paper: c.rose, accent: c.rose, deep: c.wine },
  },
  board: { layout: 'mosaic' },
};

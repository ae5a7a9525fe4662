import { n, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';

const latin = typeface(
  'Naturals',
  '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2',
  { style: 'italic' },
);
const arabic = typeface(
  'Naturals Arabic',
  '@fontsource/katibeh/files/katibeh-arabic-400-normal.woff2',
);

/** Beauty from the field: what the jar holds is spread out again as the plant it came from. */
export const naturals: Identity<
  'stone' | 'sun' | 'moss' | 'olive' | 'sage' | 'milk' | 'sand' | 'clay' | 'rose' | 'bark'
> = {
  slug: 'naturals',
  client: 'Naturals',
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
  materials: ['balm spread with a spatula', 'honed limestone', 'leaf shadows', 'frosted glass'],
  mark: ({ size, colour }) =>
    times(5, (i) => {
      const turn = (i - 2) * 38;
      return `<path d="M0 ${n(size * 0.3)}C${n(size * 0.2)} 0 ${n(size * 0.12)} ${n(-size * 0.3)} 0 ${n(-size * 0.5)}C${n(-size * 0.12)} ${n(-size * 0.3)} ${n(-size * 0.2)} 0 0 ${n(size * 0.3)}Z" transform="rotate(${turn} 0 ${n(size * 0.3)})" fill="${colour}" opacity="${n(0.45 + 0.11 * i)}"/>`;
    }),
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

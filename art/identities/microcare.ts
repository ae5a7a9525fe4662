import { n, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const latin = typeface(
  'Microcare',
  '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2',
  { weight: '160 700' },
);
const arabic = typeface(
  'Microcare Arabic',
  '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
  { weight: '160 700' },
);

/** IT people who look after what is small: a chip for a pad, on a sticking plaster. */
export const microcare: Identity<
  'board' | 'depth' | 'trace' | 'signal' | 'gold' | 'plaster' | 'pad' | 'chip' | 'cream'
> = {
  slug: 'microcare',
  palette: {
    board: '#0A4552',
    depth: '#04222B',
    trace: '#14707E',
    signal: '#5FF5EA',
    gold: '#E5B862',
    plaster: '#F97B5C',
    pad: '#FFB295',
    chip: '#0E1A20',
    cream: '#FFF3E6',
  },
  typefaces: [latin, arabic],
  mark: ({ size, colour, second = colour }) =>
    `<g transform="rotate(-30)"><rect x="${n(-size / 2)}" y="${n(-size * 0.17)}" width="${n(size)}" height="${n(size * 0.34)}" rx="${n(size * 0.17)}" fill="${colour}"/><rect x="${n(-size * 0.13)}" y="${n(-size * 0.13)}" width="${n(size * 0.26)}" height="${n(size * 0.26)}" rx="${n(size * 0.03)}" fill="${second}"/></g>`,
  wordmark: (options) =>
    lettering('microcare', 'Microcare', options, { weight: 600, tracking: -0.035 }),
  arabicWordmark: (options) =>
    lettering('ميكروكير', 'Microcare Arabic', options, { weight: 500, direction: 'rtl' }),
  pattern: ({ width, height, colour, ground }) =>
    `<rect width="${width}" height="${height}" fill="${ground}"/>${times(
      Math.ceil(height / 36),
      (row) =>
        times(
          Math.ceil(width / 36) + 1,
          (column) =>
            `<circle cx="${column * 36 + (row % 2) * 18}" cy="${row * 36 + 18}" r="6" fill="${colour}"/>`,
        ),
    )}`,
};

const { palette: c } = microcare;

/** A workshop bench: teal steel, coral, and the even light an engineer wants. */
export const microcareStaging: Staging = {
  identity: microcare,
  text: textFaces.grotesque,
  em: [4.63, 3.94],
  tones: {
    paper: c.cream,
    ink: c.depth,
    accent: c.plaster,
    onAccent: c.cream,
    deep: c.board,
    onDeep: c.signal,
    hints: { accent: c.depth },
  },
  board: { layout: 'quarters' },
};

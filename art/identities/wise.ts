import { line, n, type Point, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const latin = typeface(
  'Wise',
  '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2',
);
const arabic = typeface(
  'Wise Arabic',
  '@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-700-normal.woff2',
  { weight: '700' },
);

/** Financial advice that is paid in time: a banknote worth ten years, guarded by an owl. */
export const wise: Identity<
  'ochre' | 'honey' | 'paper' | 'ink' | 'plum' | 'teal' | 'rust' | 'peach'
> = {
  slug: 'wise',
  palette: {
    ochre: '#D9962A',
    honey: '#EDB650',
    paper: '#F8EED8',
    ink: '#31102F',
    plum: '#5B2456',
    teal: '#1E6F6C',
    rust: '#BE4A2A',
    peach: '#F3C79C',
  },
  typefaces: [latin, arabic],
  mark: ({ size, colour, second = colour }) =>
    `<circle cx="${n(-size * 0.24)}" r="${n(size * 0.24)}" fill="${colour}"/><circle cx="${n(size * 0.24)}" r="${n(size * 0.24)}" fill="${colour}"/><circle cx="${n(-size * 0.24)}" r="${n(size * 0.1)}" fill="${second}"/><circle cx="${n(size * 0.24)}" r="${n(size * 0.1)}" fill="${second}"/><path d="M0 ${n(size * 0.1)}l${n(size * 0.08)} ${n(size * 0.12)}L0 ${n(size * 0.36)}l${n(-size * 0.08)} ${n(-size * 0.14)}Z" fill="${colour}"/>`,
  wordmark: (options) => lettering('Wise', 'Wise', options),
  arabicWordmark: (options) =>
    lettering('وايز', 'Wise Arabic', options, { weight: 700, direction: 'rtl' }),
  pattern: ({ width, height, colour, ground }) =>
    `<rect width="${width}" height="${height}" fill="${ground}"/><g fill="none" stroke="${colour}" stroke-width="1.4">${times(
      Math.ceil(height / 110) + 1,
      (row) =>
        times(5, (k) => {
          const points: Point[] = Array.from({ length: Math.ceil(width / 16) + 2 }, (_, i) => [
            i * 16,
            row * 110 + 55 * Math.sin((i * 16) / 70 + (k * Math.PI) / 5 + row * Math.PI),
          ]);
          return `<path d="${line(points)}"/>`;
        }),
    )}</g>`,
};

const { palette: c } = wise;

/** Ochre leather, banknote paper and aubergine under a desk lamp. */
export const wiseStaging: Staging = {
  identity: wise,
  text: textFaces.serif,
  em: [2.27, 1.23],
  tones: {
    paper: c.paper,
    ink: c.ink,
    accent: c.ochre,
    onAccent: c.ink,
    deep: c.plum,
    onDeep: c.honey,
    hints: { accent: c.paper, deep: c.ochre },
  },
  board: { layout: 'cinema' },
};

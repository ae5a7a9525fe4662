import { n, type Point, times, toPoints } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const latin = typeface('Zaytona', '@fontsource/marhey/files/marhey-latin-700-normal.woff2', {
  weight: '700',
});
const arabic = typeface(
  'Zaytona Arabic',
  '@fontsource/marhey/files/marhey-arabic-700-normal.woff2',
  { weight: '700' },
);

/** The name's letters without their dots: wherever a dot belongs, the identity puts an olive. */
export const skeleton = 'رٮٮوٮه';

/** Where those eight dots belong, in ems from the middle of the word's baseline, right to left. */
export const dots: readonly Point[] = toPoints(`
  1.09,-0.56 0.735,0.16 0.485,0.15 0.49,-0.425 0.225,-0.41 -0.545,-0.575 -0.865,-0.635
  -1.13,-0.605
`);

/** A grocer in two alphabets: the name is Arabic for one olive, and its dots are olives. */
export const zaytona: Identity<
  'lime' | 'shade' | 'leaf' | 'board' | 'pit' | 'pimento' | 'paper' | 'oil'
> = {
  slug: 'zaytona',
  palette: {
    lime: '#DDE66B',
    shade: '#B9C93F',
    leaf: '#5E7A1F',
    board: '#27390F',
    pit: '#3A1D2E',
    pimento: '#E8442B',
    paper: '#FBF6E3',
    oil: '#D9A514',
  },
  typefaces: [latin, arabic],
  mark: ({ size, colour, second = colour }) =>
    `<ellipse rx="${n(size * 0.5)}" ry="${n(size * 0.4)}" fill="${colour}" transform="rotate(-20)"/><circle cx="${n(size * 0.24)}" cy="${n(size * -0.1)}" r="${n(size * 0.12)}" fill="${second}"/>`,
  wordmark: (options) =>
    lettering('zaytona', 'Zaytona', options, { weight: 700, tracking: -0.015 }),
  arabicWordmark: (options) =>
    lettering('زيتونة', 'Zaytona Arabic', options, { weight: 700, direction: 'rtl' }),
  pattern: ({ width, height, colour, ground }) =>
    `<rect width="${width}" height="${height}" fill="${ground}"/>${times(
      Math.ceil(height / 90),
      (row) =>
        times(
          Math.ceil(width / 120) + 1,
          (column) =>
            `<ellipse cx="${column * 120 + (row % 2) * 60}" cy="${row * 90 + 45}" rx="34" ry="27" fill="${colour}" transform="rotate(${(row * 37 + column * 53) % 180} ${column * 120 + (row % 2) * 60} ${row * 90 + 45})"/>`,
        ),
    )}`,
};

const { palette: c } = zaytona;

/** A counter at noon: lime, olive and pimento. */
export const zaytonaStaging: Staging = {
  identity: zaytona,
  text: textFaces.round,
  em: [4.1, 2.59],
  tones: {
    paper: c.paper,
    ink: c.board,
    accent: c.lime,
    onAccent: c.board,
    deep: c.leaf,
    onDeep: c.paper,
    hints: { paper: c.pimento, accent: c.pimento, deep: c.lime },
  },
  board: { layout: 'mosaic' },
};

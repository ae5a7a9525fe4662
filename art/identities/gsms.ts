import { n, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const latin = typeface(
  'GSMS',
  '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2',
  { weight: '700' },
);
const arabic = typeface(
  'GSMS Arabic',
  '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff2',
  { weight: '700' },
);

/** Medical services around whoever needs them: four parts hold a cross open, and the cross is a courtyard. */
export const gsms: Identity<
  'white' | 'wall' | 'shade' | 'ward' | 'pine' | 'lawn' | 'leaf' | 'path' | 'person'
> = {
  slug: 'gsms',
  palette: {
    white: '#FBFEFC',
    wall: '#E2F1EC',
    shade: '#8DBDB3',
    ward: '#007A6E',
    pine: '#064A45',
    lawn: '#7CC58C',
    leaf: '#2F8F63',
    path: '#EAF3E4',
    person: '#FF7A4D',
  },
  typefaces: [latin, arabic],
  mark: ({ size, colour }) =>
    times(4, (i) => {
      const [x, y] = [i % 2 === 0 ? -1 : 1, i < 2 ? -1 : 1];
      const [gap, arm] = [size * 0.085, size * 0.41];
      return `<path d="M${n(x * gap)} ${n(y * gap)}H${n(x * (gap + arm))}A${n(arm)} ${n(arm)} 0 0 ${x * y > 0 ? 1 : 0} ${n(x * gap)} ${n(y * (gap + arm))}Z" fill="${colour}"/>`;
    }),
  wordmark: (options) => lettering('GSMS', 'GSMS', options, { weight: 700, tracking: 0.01 }),
  arabicWordmark: (options) =>
    lettering('جي إس إم إس', 'GSMS Arabic', options, { weight: 700, direction: 'rtl' }),
  pattern: ({ width, height, colour, ground }) =>
    `<rect width="${width}" height="${height}" fill="${ground}"/>${times(
      Math.ceil(height / 72),
      (row) =>
        times(
          Math.ceil(width / 72),
          (column) =>
            `<path d="M${column * 72 + 28} ${row * 72 + 12}h16v16h16v16h-16v16h-16v-16h-16v-16h16Z" fill="none" stroke="${colour}" stroke-width="3"/>`,
        ),
    )}`,
};

const { palette: c } = gsms;

/** White plaster in daylight, green tile, and one warm accent for people. */
export const gsmsStaging: Staging = {
  identity: gsms,
  text: textFaces.round,
  em: [2.84, 5.73],
  tones: {
    paper: c.white,
    ink: c.pine,
    accent: c.ward,
    onAccent: c.white,
    deep: c.pine,
    onDeep: c.wall,
    hints: { accent: c.lawn, deep: c.person },
  },
  board: { layout: 'columns', letters: 0.86 },
};

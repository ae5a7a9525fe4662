import { n, polar, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const latin = typeface(
  'Chaos Culture',
  '@fontsource/unbounded/files/unbounded-latin-800-normal.woff2',
  { weight: '800' },
);
const arabic = typeface(
  'Chaos Culture Arabic',
  '@fontsource/alexandria/files/alexandria-arabic-800-normal.woff2',
  { weight: '800' },
);

/** The turn between one form and the next, in degrees: the one by which nothing ever lines up. */
export const goldenTurn = 137.50776;

/** The one form: a ring with an open mouth, its middle line centred on 0,0 and open to the east. */
export function mouth(radius: number, open = 82): string {
  const [x1, y1] = polar([0, 0], radius, open / 2);
  const [x2, y2] = polar([0, 0], radius, -open / 2);
  return `M${n(x1)} ${n(y1)}A${n(radius)} ${n(radius)} 0 1 1 ${n(x2)} ${n(y2)}`;
}

/** A PR agency that grows order out of noise: a culture in a dish, every form turned by the same turn. */
export const chaosCulture: Identity<
  'night' | 'violet' | 'agar' | 'glow' | 'acid' | 'pink' | 'orange' | 'mint' | 'white'
> = {
  slug: 'chaos-culture',
  palette: {
    night: '#1B1035',
    violet: '#3A1D7A',
    agar: '#4A1B8F',
    glow: '#8A4DFF',
    acid: '#E9FF4D',
    pink: '#FF4FA0',
    orange: '#FF8A2B',
    mint: '#3DF2C4',
    white: '#F7F1FF',
  },
  typefaces: [latin, arabic],
  mark: ({ size, colour, second = colour }) =>
    times(21, (i) => {
      const [x, y] = polar([0, 0], size * 0.105 * Math.sqrt(i + 0.4), i * goldenTurn);
      return `<path d="${mouth(size * 0.048)}" transform="translate(${n(x)} ${n(y)}) rotate(${n(i * goldenTurn)})" fill="none" stroke="${i % 8 === 2 ? second : colour}" stroke-width="${n(size * 0.042)}"/>`;
    }),
  wordmark: (options) =>
    lettering('chaos culture', 'Chaos Culture', options, { weight: 800, tracking: -0.045 }),
  arabicWordmark: (options) =>
    lettering('كايوس كالتشر', 'Chaos Culture Arabic', options, { weight: 800, direction: 'rtl' }),
  pattern: ({ width, height, colour, ground }) =>
    `<rect width="${width}" height="${height}" fill="${ground}"/>${times(
      Math.ceil(height / 60),
      (row) =>
        times(
          Math.ceil(width / 60),
          (column) =>
            `<path d="${mouth(17)}" transform="translate(${column * 60 + 30} ${row * 60 + 30}) rotate(${n((row * 7 + column) * goldenTurn)})" fill="none" stroke="${colour}" stroke-width="13"/>`,
        ),
    )}`,
};

const { palette: c } = chaosCulture;

/** A laboratory after hours: ultraviolet, acid, pink. */
export const chaosCultureStaging: Staging = {
  identity: chaosCulture,
  text: textFaces.mono,
  em: [8.24, 7.13],
  tones: {
    paper: c.white,
    ink: c.night,
    accent: c.acid,
    onAccent: c.night,
    deep: c.violet,
    onDeep: c.acid,
    hints: { paper: c.glow, accent: c.glow, deep: c.pink },
  },
  board: { layout: 'cinema', letters: 0.66 },
};

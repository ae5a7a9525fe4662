import { n, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const latin = typeface(
  'WeComm',
  '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-800-normal.woff2',
  { weight: '800' },
);
const arabic = typeface(
  'WeComm Arabic',
  '@fontsource/changa/files/changa-arabic-700-normal.woff2',
  {
    weight: '700',
  },
);

/**
 * One storey of the initial, as stretches from left to right over a width of 2 centred on 0.
 * `level` 0 is the ground and 1 the roof; `leg` is how wide a leg is.
 */
export function storey(level: number, leg = 0.335): (readonly [from: number, to: number])[] {
  const outer = 0.5 + 0.5 * level - leg * 0.14;
  const inner = 0.5 - 0.5 * level;
  const stretches: [number, number][] = [
    [-outer - leg / 2, -outer + leg / 2],
    [-inner - leg / 2, -inner + leg / 2],
    [inner - leg / 2, inner + leg / 2],
    [outer - leg / 2, outer + leg / 2],
  ];
  return stretches.reduce<[number, number][]>((joined, next) => {
    const last = joined.at(-1);
    if (last && next[0] <= last[1]) last[1] = Math.max(last[1], next[1]);
    else joined.push([...next]);
    return joined;
  }, []);
}

/** Advisers on commercial property: floors stacked into a W, which the river turns into m². */
export const wecomm: Identity<
  'night' | 'dusk' | 'glass' | 'steel' | 'safety' | 'lamp' | 'warm' | 'white'
> = {
  slug: 'wecomm',
  palette: {
    night: '#070D24',
    dusk: '#1B2C5E',
    glass: '#16244D',
    steel: '#5B6FA6',
    safety: '#FF6A1A',
    lamp: '#FFB45E',
    warm: '#FFE3B3',
    white: '#F4F6FF',
  },
  typefaces: [latin, arabic],
  mark: ({ size, colour, second = colour }) =>
    times(7, (i) => {
      const level = 1 - i / 6;
      return storey(level)
        .map(
          ([from, to]) =>
            `<rect x="${n((from * size) / 2.4)}" y="${n(size * (-0.36 + i * 0.105))}" width="${n(((to - from) * size) / 2.4)}" height="${n(size * 0.07)}" fill="${i % 3 === 1 ? second : colour}"/>`,
        )
        .join('');
    }),
  wordmark: (options) => lettering('WECOMM', 'WeComm', options, { weight: 800, tracking: 0.012 }),
  arabicWordmark: (options) =>
    lettering('وي كوم', 'WeComm Arabic', options, { weight: 700, direction: 'rtl' }),
  pattern: ({ width, height, colour, ground }) =>
    `<rect width="${width}" height="${height}" fill="${ground}"/>${times(
      Math.ceil(height / 30),
      (row) =>
        times(
          Math.ceil(width / 150) + 1,
          (column) =>
            `<rect x="${column * 150 - ((row * 67) % 150)}" y="${row * 30}" width="${60 + ((row * 53 + column * 29) % 70)}" height="14" fill="${colour}"/>`,
        ),
    )}`,
};

const { palette: c } = wecomm;

/** Slab edges, night glass and safety orange. */
export const wecommStaging: Staging = {
  identity: wecomm,
  text: textFaces.grotesque,
  em: [3.48, 3.74],
  tones: {
    paper: c.white,
    ink: c.night,
    accent: c.safety,
    onAccent: c.night,
    deep: c.dusk,
    onDeep: c.white,
    hints: { accent: c.warm, deep: c.safety },
  },
  board: { layout: 'cinema' },
};

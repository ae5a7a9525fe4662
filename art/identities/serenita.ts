import { curve, n, type Point, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const latin = typeface('Serenita', '@fontsource/italiana/files/italiana-latin-400-normal.woff2');
const arabic = typeface(
  'Serenita Arabic',
  '@fontsource/el-messiri/files/el-messiri-arabic-400-normal.woff2',
);

/** A tide line: three slow swells, `width` long, centred on 0,0. */
export function tide(width: number, swell: number): string {
  const points: Point[] = Array.from({ length: 7 }, (_, i) => [
    -width / 2 + (width / 6) * i,
    i % 2 === 0 ? swell / 2 : -swell / 2,
  ]);
  return curve(points);
}

/** Houses by the sea: the sun resting on three lines of tide. */
export const serenita: Identity<
  'shell' | 'sand' | 'wetSand' | 'glass' | 'lagoon' | 'deep' | 'coral' | 'clay'
> = {
  slug: 'serenita',
  palette: {
    shell: '#F6F0E6',
    sand: '#EBD9BC',
    wetSand: '#C9AE86',
    glass: '#A9CFC6',
    lagoon: '#2F8C8E',
    deep: '#0F4A57',
    coral: '#E8795A',
    clay: '#C65A3E',
  },
  typefaces: [latin, arabic],
  mark: ({ size, colour, second = colour }) =>
    `<circle r="${n(size * 0.17)}" cy="${n(size * -0.17)}" fill="${second}"/><g fill="none" stroke="${colour}" stroke-width="${n(size * 0.022)}" stroke-linecap="round"><path d="${tide(size * 0.84, size * 0.06)}" transform="translate(0 ${n(size * 0.09)})"/><path d="${tide(size * 0.68, size * 0.05)}" transform="translate(0 ${n(size * 0.22)})"/><path d="${tide(size * 0.44, size * 0.035)}" transform="translate(0 ${n(size * 0.34)})"/></g>`,
  wordmark: (options) => lettering('Serenita', 'Serenita', options, { tracking: 0.03 }),
  arabicWordmark: (options) =>
    lettering('سيرينيتا', 'Serenita Arabic', options, { direction: 'rtl' }),
  pattern: ({ width, height, colour, ground }) => {
    const radius = 60;
    const rows = Math.ceil(height / (radius / 2)) + 2;
    const columns = Math.ceil(width / (radius * 2)) + 2;
    return times(rows, (row) =>
      times(columns, (column) => {
        const x = column * radius * 2 - (row % 2 === 0 ? 0 : radius);
        const y = row * (radius / 2);
        return `<g transform="translate(${x} ${y})"><circle r="${radius}" fill="${ground}"/>${times(6, (ring) => `<circle r="${n(radius * (1 - ring / 6) - 1)}" fill="none" stroke="${colour}" stroke-width="1.6"/>`)}</g>`;
      }),
    );
  },
};

const { palette: c } = serenita;

/** Sand, canvas and lime plaster under palm shade. */
export const serenitaStaging: Staging = {
  identity: serenita,
  text: textFaces.serif,
  em: [3.62, 3.2],
  tones: {
    paper: c.shell,
    ink: c.deep,
    accent: c.coral,
    onAccent: c.shell,
    deep: c.lagoon,
    onDeep: c.shell,
    hints: { accent: c.shell },
  },
  board: { layout: 'mosaic' },
};

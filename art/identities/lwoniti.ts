import { line, n, type Point, polar, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const bodoni = typeface(
  'Lwoniti',
  '@fontsource/bodoni-moda/files/bodoni-moda-latin-400-normal.woff2',
);

/** Swiss jewellers: a brilliant cut seen from above, and beside it the mountains it was cut under. */
export const lwoniti: Identity<
  'ivory' | 'stone' | 'pine' | 'night' | 'mist' | 'gold' | 'blush' | 'rose'
> = {
  slug: 'lwoniti',
  palette: {
    ivory: '#F8F1E7',
    stone: '#D8CABB',
    pine: '#10342C',
    night: '#071A17',
    mist: '#4F7D6F',
    gold: '#C9A86C',
    blush: '#E9B09A',
    rose: '#C4705F',
  },
  typefaces: [bodoni],
  mark: ({ size, colour }) => {
    const at = (r: number, a: number) => polar([0, 0], (size / 2) * r, a - 90);
    const stroke = size * 0.012;
    const facets = times(8, (i) => {
      const a = i * 45;
      const shapes: Point[][] = [
        [at(0.48, a - 22.5), at(0.73, a), at(0.48, a + 22.5)],
        [at(0.73, a), at(1, a)],
        [at(0.48, a + 22.5), at(1, a + 22.5), at(0.73, a)],
        [at(0.73, a), at(1, a - 22.5)],
      ];
      return shapes.map((shape) => `<path d="${line(shape)}"/>`).join('');
    });
    return `<g fill="none" stroke="${colour}" stroke-width="${n(stroke)}" stroke-linejoin="round"><circle r="${n(size / 2)}"/><path d="${line(
      Array.from({ length: 8 }, (_, i) => at(0.48, i * 45 + 22.5)),
      true,
    )}"/>${facets}</g>`;
  },
  wordmark: (options) => lettering('LWONITI', 'Lwoniti', options, { tracking: 0.3 }),
  pattern: ({ width, height, colour, ground }) => {
    const [radius, pitch] = [190, 320];
    const rosette = times(8, (k) => {
      const phase = (k * Math.PI) / 4;
      const points: Point[] = Array.from({ length: 97 }, (_, i) => {
        const t = (i * Math.PI) / 48;
        return polar([0, 0], radius * (0.58 + 0.42 * Math.cos(6 * t + phase)), (t * 180) / Math.PI);
      });
      return `<path d="${line(points, true)}"/>`;
    });
    return `<rect width="${width}" height="${height}" fill="${ground}"/><g fill="none" stroke="${colour}" stroke-width="1.2">${times(
      Math.ceil(height / pitch) + 1,
      (row) =>
        times(
          Math.ceil(width / pitch) + 1,
          (column) =>
            `<g transform="translate(${column * pitch + (row % 2) * (pitch / 2)} ${row * pitch})">${rosette}</g>`,
        ),
    )}</g>`;
  },
};

const { palette: c } = lwoniti;

/** Cotton paper and night green, one low sun. */
export const lwonitiStaging: Staging = {
  identity: lwoniti,
  text: textFaces.serif,
  em: [6.69],
  tones: {
    paper: c.ivory,
    ink: c.pine,
    accent: c.pine,
    onAccent: c.gold,
    deep: c.night,
    onDeep: c.blush,
    hints: { accent: c.gold, deep: c.gold },
  },
  board: { layout: 'ledger' },
};

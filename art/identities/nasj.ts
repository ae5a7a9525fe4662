import { n, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const latin = typeface(
  'Nasj',
  '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2',
  { weight: '200 900', stretch: '75% 125%' },
);
const arabic = typeface(
  'Nasj Arabic',
  '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-standard-normal.woff2',
  { weight: '100 900' },
);

/** The name whispered at first and loud at last, as the heading of its page is set. */
function rising(word: string): string {
  const letters = [...word];
  return letters
    .map((letter, i) => {
      const k = (i / (letters.length - 1)) ** 1.15;
      return `<tspan style="font-weight:${n(240 + 660 * k)};font-stretch:${n(76 + 49 * k)}%;letter-spacing:${n(-0.012 - 0.036 * k)}em">${letter}</tspan>`;
    })
    .join('');
}

/** How large a knot is, in parts of the pitch, by its steps from a lozenge's middle: every second one is full. */
const knot = (steps: number) => (steps % 2 === 0 ? 0.44 : steps % 4 === 1 ? 0.22 : 0.12);

/** A sister to the house: its name is Arabic for weaving, its dot is a knot, its mark a kilim's lozenge of them. */
export const nasj: Identity<'oxblood' | 'pearl' | 'rose' | 'mid' | 'ink'> = {
  slug: 'nasj',
  palette: {
    oxblood: '#5C0F20',
    pearl: '#F5EEE6',
    rose: '#F2B5A2',
    mid: '#B4465A',
    ink: '#16090C',
  },
  typefaces: [latin, arabic],
  mark: ({ size, colour, second = colour }) => {
    const pitch = size / 8.9;
    return times(9, (row) =>
      times(9, (column) => {
        const [x, y] = [column - 4, row - 4];
        const steps = Math.abs(x) + Math.abs(y);
        if (steps > 4) return '';
        return `<circle cx="${n(x * pitch)}" cy="${n(y * pitch)}" r="${n(knot(steps) * pitch)}" fill="${steps % 4 === 0 ? colour : second}"/>`;
      }),
    );
  },
  wordmark: (options) => lettering(rising('Nasj'), 'Nasj', options),
  arabicWordmark: (options) =>
    lettering('نـــــســــج', 'Nasj Arabic', options, { weight: 900, direction: 'rtl' }),
  // Lozenges edge to edge, parted by a lattice of small knots.
  pattern: ({ width, height, colour, ground }) => {
    const [pitch, half] = [24, 6];
    const fold = (at: number) => Math.abs(((at + half) % (half * 2)) - half);
    return `<rect width="${width}" height="${height}" fill="${ground}"/><g fill="${colour}">${times(
      Math.ceil(height / pitch) + 1,
      (row) =>
        times(Math.ceil(width / pitch) + 1, (column) => {
          const steps = fold(column) + fold(row);
          const inner = Math.min(steps, half * 2 - steps);
          const r = inner === half ? 0.1 : knot(inner);
          return `<circle cx="${n(column * pitch)}" cy="${n(row * pitch)}" r="${n(r * pitch)}"/>`;
        }),
    )}</g>`;
  },
};

const { palette: c } = nasj;

/** Oxblood wool, undyed thread and rose: light that runs along the weave. */
export const nasjStaging: Staging = {
  identity: nasj,
  text: textFaces.grotesque,
  em: [1.73, 4.94],
  drop: 0.2,
  tones: {
    paper: c.pearl,
    ink: c.oxblood,
    accent: c.rose,
    onAccent: c.oxblood,
    deep: c.oxblood,
    onDeep: c.pearl,
    hints: { paper: c.mid, accent: c.mid, deep: c.rose },
  },
  board: { layout: 'quarters', letters: 0.84 },
};

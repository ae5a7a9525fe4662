import { n, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, type Lettering, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const latin = typeface('Tacit', '@fontsource/rubik/files/rubik-latin-800-normal.woff2', {
  weight: '800',
});
const arabic = typeface('Tacit Arabic', '@fontsource/rubik/files/rubik-arabic-800-normal.woff2', {
  weight: '800',
});
const mono = typeface(
  'Tacit Mono',
  '@fontsource/martian-mono/files/martian-mono-latin-500-normal.woff2',
  { weight: '500' },
);

/** A speech bubble around 0,0, `w` wide and `h` tall without its tail. */
export function bubble(w: number, h: number): string {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) * 0.3];
  return `M${n(-x + r)} ${n(-y)}H${n(x - r)}Q${n(x)} ${n(-y)} ${n(x)} ${n(-y + r)}V${n(y - r)}Q${n(x)} ${n(y)} ${n(x - r)} ${n(y)}H${n(-x + w * 0.41)}L${n(-x + w * 0.2)} ${n(y + h * 0.26)}L${n(-x + w * 0.24)} ${n(y)}H${n(-x + r)}Q${n(-x)} ${n(y)} ${n(-x)} ${n(y - r)}V${n(-y + r)}Q${n(-x)} ${n(-y)} ${n(-x + r)} ${n(-y)}Z`;
}

/** What a team knows and never writes down: an outline, until the product fills it in. */
export const tacitApp: Identity<
  'indigo' | 'dusk' | 'iris' | 'lilac' | 'paper' | 'mango' | 'amber' | 'ink'
> = {
  slug: 'tacit-app',
  palette: {
    indigo: '#20264A',
    dusk: '#2C3566',
    iris: '#5C6BC9',
    lilac: '#AEB8F2',
    paper: '#E9ECFF',
    mango: '#FFB224',
    amber: '#E88A00',
    ink: '#12162F',
  },
  typefaces: [latin, arabic, mono],
  mark: ({ size, colour, second = 'none' }) =>
    `<path d="${bubble(size, size * 0.74)}" transform="translate(0 ${n(-size * 0.08)})" fill="${second}" stroke="${colour}" stroke-width="${n(size * 0.07)}" stroke-linejoin="round"/>`,
  wordmark: (options) => lettering('tacit', 'Tacit', options, { weight: 800, tracking: -0.015 }),
  arabicWordmark: (options: Lettering) =>
    lettering('تاسيت', 'Tacit Arabic', options, { weight: 800, direction: 'rtl' }),
  pattern: ({ width, height, colour, ground }) =>
    `<rect width="${width}" height="${height}" fill="${ground}"/>${times(
      Math.ceil(height / 90) + 1,
      (row) =>
        times(
          Math.ceil(width / 110) + 1,
          (column) =>
            `<path d="${bubble(76, 52)}" transform="translate(${column * 110 - (row % 2) * 55} ${row * 90 + 30})" fill="${(row * 3 + column) % 5 === 0 ? colour : 'none'}" stroke="${colour}" stroke-width="3"/>`,
        ),
    )}`,
};

const { palette: c } = tacitApp;

/** Indigo paper and one highlighter. */
export const tacitAppStaging: Staging = {
  identity: tacitApp,
  text: textFaces.mono,
  em: [2.44, 2.77],
  tones: {
    paper: c.paper,
    ink: c.ink,
    accent: c.mango,
    onAccent: c.ink,
    deep: c.indigo,
    onDeep: c.lilac,
    hints: { paper: c.iris, accent: c.paper, deep: c.mango },
  },
};

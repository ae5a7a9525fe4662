import { n, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const grotesque = typeface(
  'Mono',
  '@fontsource-variable/inter-tight/files/inter-tight-latin-wght-normal.woff2',
  { weight: '100 900' },
);

/** Italian furniture in one pigment a season: only light tells the wall from the chair. */
export const monoAndCo: Identity<'pigment' | 'lit' | 'shade' | 'deep' | 'glow'> = {
  slug: 'mono-and-co',
  palette: {
    pigment: '#DB4026',
    lit: '#F0593A',
    shade: '#B42C16',
    deep: '#7C1507',
    glow: '#FF8A66',
  },
  typefaces: [grotesque],
  mark: ({ size, colour }) =>
    `<g transform="translate(0 ${n(size * 0.36)})">${lettering('&amp;', 'Mono', { size, colour, anchor: 'middle' }, { weight: 800 })}</g>`,
  wordmark: (options) =>
    lettering('mono&amp;co', 'Mono', options, { weight: 800, tracking: -0.055 }),
  pattern: ({ width, height, colour, ground }) =>
    `<rect width="${width}" height="${height}" fill="${ground}"/>${times(Math.ceil(height / 40), (row) => `<rect y="${row * 40}" width="${width}" height="${n(4 + (row % 6) * 5)}" fill="${colour}"/>`)}`,
};

const { palette: c } = monoAndCo;

/** One pigment on everything; only the light makes a difference. */
export const monoAndCoStaging: Staging = {
  identity: monoAndCo,
  text: textFaces.sans,
  em: [4.12],
  tones: {
    paper: c.lit,
    ink: c.deep,
    accent: c.pigment,
    onAccent: c.glow,
    deep: c.shade,
    onDeep: c.glow,
    hints: { paper: c.deep, accent: c.deep, deep: c.pigment },
  },
  board: { layout: 'poster' },
};

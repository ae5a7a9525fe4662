import { n, polar, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const fraunces = typeface(
  'Bianca',
  '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
  { weight: '100 900', style: 'italic' },
);

/** A weaver from Como: the end of a roll of cloth is a rose. */
export const biancaAndBloom: Identity<
  'blush' | 'petal' | 'rose' | 'raspberry' | 'wine' | 'cream' | 'coral' | 'leaf' | 'tape'
> = {
  slug: 'bianca-and-bloom',
  palette: {
    blush: '#F8CFCB',
    petal: '#F4A3AE',
    rose: '#E4537A',
    raspberry: '#B5133F',
    wine: '#560A26',
    cream: '#FFF4E8',
    coral: '#FF7D5E',
    leaf: '#2F6A4B',
    tape: '#F6C64A',
  },
  typefaces: [fraunces],
  mark: ({ size, colour, second = colour }) =>
    `${times(8, (i) => {
      const [x, y] = polar([0, 0], size * 0.27, i * 45);
      return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size * 0.22)}" ry="${n(size * 0.11)}" transform="rotate(${i * 45} ${n(x)} ${n(y)})" fill="${colour}"/>`;
    })}<circle r="${n(size * 0.11)}" fill="${second}"/>`,
  wordmark: (options) =>
    lettering('Bianca &amp; Bloom', 'Bianca', options, {
      weight: 560,
      tracking: -0.025,
      style: "font-style:italic;font-variation-settings:'SOFT' 100,'WONK' 1,'opsz' 144",
    }),
  pattern: ({ width, height, colour, ground }) =>
    `<rect width="${width}" height="${height}" fill="${ground}"/>${times(
      Math.ceil(height / 80),
      (row) =>
        times(Math.ceil(width / 80) + 1, (column) => {
          const [x, y] = [column * 80 + (row % 2) * 40, row * 80 + 40];
          return `<g transform="translate(${x} ${y}) rotate(${(row * 40 + column * 25) % 90})">${times(
            5,
            (i) => {
              const [px, py] = polar([0, 0], 13, i * 72);
              return `<circle cx="${n(px)}" cy="${n(py)}" r="9" fill="${colour}"/>`;
            },
          )}<circle r="6" fill="${ground}"/></g>`;
        }),
    )}`,
};

const { palette: c } = biancaAndBloom;

/** Cotton, pink plaster and a green selvedge. */
export const biancaAndBloomStaging: Staging = {
  identity: biancaAndBloom,
  text: textFaces.serif,
  em: [5.89],
  tones: {
    paper: c.cream,
    ink: c.wine,
    accent: c.rose,
    onAccent: c.cream,
    deep: c.wine,
    onDeep: c.blush,
    hints: { accent: c.tape, deep: c.coral },
  },
  board: { layout: 'quarters' },
};

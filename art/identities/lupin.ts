import { n, times } from '../draw/svg.ts';
import { typeface } from '../render/typeface.ts';
import { type Identity, lettering } from './identity.ts';
import type { Staging } from './staging.ts';
import { textFaces } from './text-faces.ts';

const poiret = typeface('Lupin', '@fontsource/poiret-one/files/poiret-one-latin-400-normal.woff2');

/** New York architects named after a flower that already knows how to build a setback tower. */
export const lupin: Identity<
  'paper' | 'street' | 'wall' | 'shade' | 'root' | 'violet' | 'lilac' | 'tip' | 'cab' | 'leaf'
> = {
  slug: 'lupin',
  palette: {
    paper: '#F1ECF8',
    street: '#DAD0EC',
    wall: '#FFFFFF',
    shade: '#C4B6E0',
    root: '#2B1A6B',
    violet: '#5B3CC4',
    lilac: '#A98BEB',
    tip: '#FFE3F0',
    cab: '#F5A81C',
    leaf: '#7FA38C',
  },
  typefaces: [poiret],
  mark: ({ size, colour }) =>
    times(7, (i) => {
      const w = size * (0.5 - i * 0.065);
      const y = size * (0.42 - i * 0.13);
      return times(3, (j) => {
        const x = (j - 1) * (w / 3);
        return `<path d="M${n(x - w / 6)} ${n(y)}v${n(-size * 0.06)}a${n(w / 6)} ${n(w / 6)} 0 0 1 ${n(w / 3)} 0v${n(size * 0.06)}Z" fill="${colour}" opacity="${n(1 - i * 0.09)}"/>`;
      });
    }),
  wordmark: (options) => lettering('LUPIN', 'Lupin', options, { tracking: 0.14 }),
  pattern: ({ width, height, colour, ground }) =>
    `<rect width="${width}" height="${height}" fill="${ground}"/>${times(
      Math.ceil(height / 60),
      (row) =>
        times(
          Math.ceil(width / 60) + 1,
          (column) =>
            `<path d="M${column * 60 - (row % 2) * 30} ${row * 60 + 60}v-24a30 30 0 0 1 60 0v24" fill="none" stroke="${colour}" stroke-width="2"/>`,
        ),
    )}`,
};

const { palette: c } = lupin;

/** White model card, one violet, one cab yellow, a long morning. */
export const lupinStaging: Staging = {
  identity: lupin,
  text: textFaces.mono,
  em: [2.97],
  tones: {
    paper: '#FBF9FF',
    ink: c.root,
    accent: c.violet,
    onAccent: c.tip,
    deep: c.root,
    onDeep: c.lilac,
    hints: { accent: c.lilac, deep: c.cab },
  },
  board: { layout: 'poster' },
};

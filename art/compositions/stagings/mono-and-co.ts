import { monoAndCo } from '../../identities/mono-and-co.ts';
import { monoAndCoScene } from '../../scenes/mono-and-co.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

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
  line: '82 wide, 74 deep, 69 high.',
  letter: [
    'Chair, 2026',
    'Width 82. Depth 74. Height 69. Seat 38.',
    'It fits through a door of 70 if you turn it once.',
    'It comes in this colour.',
  ],
  contact: ['one@mono-and-co.example', 'mono-and-co.example', 'One colour a season'],
  board: { layout: 'poster' },
};

/** The same red room without its words: the chair has written its letter already. */
export const monoAndCoBanners: Banners = {
  banner: (page) =>
    monoAndCoScene({
      ...page,
      floor: 560,
      words: [],
      ampersand: { at: [1100, 560], size: 620 },
      chair: { at: [560, 800], scale: 0.8 },
    }),
  tall: (page) =>
    monoAndCoScene({
      ...page,
      floor: 800,
      words: [],
      ampersand: { at: [480, 800], size: 700 },
      chair: { at: [255, 1108], scale: 0.79 },
    }),
};

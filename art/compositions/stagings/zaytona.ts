import { zaytona } from '../../identities/zaytona.ts';
import { zaytonaScene } from '../../scenes/zaytona.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = zaytona;

/** A counter at noon: lime, olive and pimento. */
export const zaytonaStaging: Staging = {
  identity: zaytona,
  text: textFaces.round,
  em: [4.1, 2.59],
  tones: {
    paper: c.paper,
    ink: c.board,
    accent: c.lime,
    onAccent: c.board,
    deep: c.leaf,
    onDeep: c.paper,
    hints: { paper: c.pimento, accent: c.pimento, deep: c.lime },
  },
  line: 'Here, taste this one.',
  letter: [
    'Good evening,',
    'the tomatoes were too soft today, so we did not send them. You will find a second cucumber and a note of credit instead, and an apology from the person who picks tomatoes.',
    'The olives are new. Eat one now, before the rest is put away.',
    'Same time on Thursday?',
  ],
  contact: ['counter@zaytona.example', 'zaytona.example', 'Until ten in the evening'],
  board: { layout: 'mosaic', cover: 'small' },
};

/** The counter's olives, and the word from edge to edge. */
export const zaytonaBanners: Banners = {
  banner: (page) =>
    zaytonaScene({
      ...page,
      at: [800, 520],
      size: 510,
      sprigs: [[60, 180, 60, 420]],
      loose: [[150, 700, 'black', 20, 1]],
    }),
  tall: (page) =>
    zaytonaScene({
      ...page,
      at: [450, 640],
      size: 1500,
      only: 'olives',
      sprigs: [
        [430, 1140, -20, 640],
        [930, 260, -150, 520],
      ],
      loose: [
        [300, 520, 'green', -30],
        [620, 640, 'black', 24, 0.92],
        [330, 880, 'green', 64, 0.86],
      ],
    }),
};

import { tacitApp } from '../../identities/tacit-app.ts';
import { tacitAppScene } from '../../scenes/tacit-app.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

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
  line: 'He never signs on a Sunday.',
  letter: [
    'Rule no. 14',
    'The one who asks most is not the one who decides. The one who decides arrives late and asks once.',
    'It has been true in every deal since 2019 and was written nowhere.',
    'Now it is in the field next to the name.',
  ],
  contact: ['rules@tacit-app.example', 'tacit-app.example', 'Cairo'],
};

/** What is known, marked line by line; what is not, left as it was. */
export const tacitAppBanners: Banners = {
  banner: (page) =>
    tacitAppScene({
      ...page,
      at: [560, 400],
      bubble: [820, 520],
      text: 21,
      tip: 132,
      lean: 48,
      strokes: [
        [-196, -430, 430],
        [-66, -430, 430],
        [64, -430, 210],
      ],
    }),
  tall: (page) =>
    tacitAppScene({
      ...page,
      at: [450, 470],
      bubble: [700, 600],
      text: 22,
      tip: 122,
      lean: 62,
      strokes: [
        [-238, -380, 380],
        [-118, -380, 380],
        [2, -380, 380],
        [122, -380, 20],
      ],
    }),
};

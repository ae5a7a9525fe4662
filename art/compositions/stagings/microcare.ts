import { microcare } from '../../identities/microcare.ts';
import { microcareScene } from '../../scenes/microcare.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = microcare;

/** A workshop bench: teal steel, coral, and the even light an engineer wants. */
export const microcareStaging: Staging = {
  identity: microcare,
  text: textFaces.grotesque,
  em: [4.63, 3.94],
  tones: {
    paper: c.cream,
    ink: c.depth,
    accent: c.plaster,
    onAccent: c.cream,
    deep: c.board,
    onDeep: c.signal,
    hints: { accent: c.depth },
  },
  line: 'It was something small.',
  letter: [
    'Hello,',
    'your server stopped at 02:14 and was running again at 02:31. The cause was a fan the size of a biscuit. We have replaced it, and its three sisters.',
    'Nothing was lost. Two people noticed; both were ours.',
    'Call when something small is wrong. That is the best time.',
  ],
  contact: ['care@microcare.example', 'microcare.example', 'Day and night'],
  board: { layout: 'quarters' },
};

/** The board as a city at night, the plaster somewhere in it. */
export const microcareBanners: Banners = {
  banner: (page) =>
    microcareScene({ ...page, at: [1120, 420], scale: 0.62, turn: 32, lettering: true }),
  tall: (page) =>
    microcareScene({ ...page, at: [430, 800], scale: 0.78, turn: 58, lettering: false }),
};

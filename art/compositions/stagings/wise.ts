import { wise } from '../../identities/wise.ts';
import { wiseScene } from '../../scenes/wise.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = wise;

/** Ochre leather, banknote paper and aubergine under a desk lamp. */
export const wiseStaging: Staging = {
  identity: wise,
  text: textFaces.serif,
  em: [2.27, 1.23],
  tones: {
    paper: c.paper,
    ink: c.ink,
    accent: c.ochre,
    onAccent: c.ink,
    deep: c.plum,
    onDeep: c.honey,
    hints: { accent: c.paper, deep: c.ochre },
  },
  line: 'Payable in time.',
  letter: [
    'Dear Sir, dear Madam,',
    'you asked in March whether to sell. We advised you to wait, and said for how long. The time is up, so here is what happened, what it means and what we advise.',
    'What happened is on the second page. What it means: the house is yours two years earlier than planned. What we advise is nothing, for now, which costs nothing.',
    'We will write again in autumn.',
  ],
  contact: ['letters@wise.example', 'wise.example', 'Advice, in writing'],
  board: { layout: 'cinema' },
};

/** The note cut by the edge, and the owl alone. */
export const wiseBanners: Banners = {
  banner: (page) => wiseScene({ ...page, note: { at: [1240, 800], scale: 1.12, turn: -13 } }),
  tall: (page) => wiseScene({ ...page, owl: { at: [450, 620], scale: 1.1 } }),
};

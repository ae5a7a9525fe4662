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
  stationery: {
    layout: 'cascade',
    surface: { material: 'leather', colour: '#6A2F22' },
    gobo: 'none',
    yaw: 8,
    tilt: 58,
    scale: 0.98,
    middle: [0.47, 0.63],
    towards: 155,
    reach: 1.3,
    soft: 18,
    depth: 0.55,
  },
  place: {
    kind: 'laptop',
    screens: [
      {
        ground: 'paper',
        blocks: [
          { kind: 'bar', right: 'Your report' },
          { kind: 'title', lines: ['Ten years,', 'well kept'], size: 62 },
          { kind: 'arabic', line: 'عشر سنوات' },
          {
            kind: 'text',
            lines: [
              'What happened, what it means and what we',
              'advise, in that order and on one page.',
            ],
          },
          {
            kind: 'rows',
            rows: [
              ['Held since', '2016'],
              ['Kept for', '10 years'],
              ['Advice', 'Wait'],
            ],
          },
          { kind: 'button', label: 'Read to the end' },
        ],
      },
      { ground: 'accent', blocks: [{ kind: 'cover', format: 'small', height: 706 }] },
    ],
    surface: { material: 'wood', colour: '#4A2636' },
    gobo: 'blinds',
    yaw: 24,
    tilt: 36,
    scale: 0.86,
    middle: [0.5, 0.74],
    towards: 200,
    reach: 0.5,
    soft: 26,
    lamp: [0.9, 0.05],
    depth: 0.55,
  },
  work: {
    object: 'books',
    surface: { material: 'leather', colour: '#C98A22' },
    gobo: 'none',
    yaw: -28,
    tilt: 40,
    scale: 1.1,
    middle: [0.53, 0.6],
    towards: 24,
    reach: 1,
    soft: 20,
    depth: 0.5,
  },
  board: { layout: 'cinema' },
};

/** The note cut by the edge, and the owl alone. */
export const wiseBanners: Banners = {
  banner: (page) => wiseScene({ ...page, note: { at: [1240, 800], scale: 1.12, turn: -13 } }),
  tall: (page) => wiseScene({ ...page, owl: { at: [450, 620], scale: 1.1 } }),
};

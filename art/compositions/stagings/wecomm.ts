import { wecomm } from '../../identities/wecomm.ts';
import { wecommScene } from '../../scenes/wecomm.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = wecomm;

/** Slab edges, night glass and safety orange. */
export const wecommStaging: Staging = {
  identity: wecomm,
  text: textFaces.grotesque,
  em: [3.48, 3.74],
  tones: {
    paper: c.white,
    ink: c.night,
    accent: c.safety,
    onAccent: c.night,
    deep: c.dusk,
    onDeep: c.white,
    hints: { accent: c.warm, deep: c.safety },
  },
  line: 'Floor 4 is worth it. Floor 5 is not.',
  letter: [
    'Our advice on the corner unit',
    'Do not take it. The footfall is counted on a holiday and the service charge leaves out the lift.',
    'Floor 4 of the second building has the same light, nineteen square metres more and a landlord who answers.',
    'If you have to decide this week, the answer is no.',
  ],
  contact: ['advice@wecomm.example', 'wecomm.example', 'Commercial property, Egypt'],
  board: { layout: 'cinema' },
};

/** The river at night: the tower far off, then only its foot and its light. */
export const wecommBanners: Banners = {
  banner: (page) => wecommScene({ ...page, foot: [470, 470], scale: 0.6 }),
  tall: (page) => wecommScene({ ...page, foot: [450, 640], scale: 0.72 }),
};

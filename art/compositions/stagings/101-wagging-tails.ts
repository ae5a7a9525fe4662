import { waggingTails } from '../../identities/101-wagging-tails.ts';
import { waggingTailsScene } from '../../scenes/101-wagging-tails.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = waggingTails;

/** A bright clinic: blue sky, clean steel, one red collar. */
export const waggingTailsStaging: Staging = {
  identity: waggingTails,
  text: textFaces.round,
  em: [7.25, 5.63],
  tones: {
    paper: c.coat,
    ink: c.spot,
    accent: c.sky,
    onAccent: c.spot,
    deep: c.spot,
    onDeep: c.coat,
    hints: { accent: c.coat, deep: c.tag },
  },
  line: 'Good dog. Good owner, too.',
  letter: [
    'At two in the morning',
    'Is the gum pink? Then it can wait until eight. Is it white? Then come now; the door on the left is open and the light is on.',
    'Do not give anything for the pain. Do talk; it does not matter what about.',
    'We will ask for the name twice. It is for the patient.',
  ],
  contact: ['door@101-wagging-tails.example', '101-wagging-tails.example', 'Open at night'],
  board: { layout: 'columns' },
};

/** The patient, waiting: once with room to look around, once eye to eye. */
export const waggingTailsBanners: Banners = {
  banner: (page) =>
    waggingTailsScene({ ...page, table: 690, at: [520, 400], scale: 0.86, apart: 380 }),
  tall: (page) =>
    waggingTailsScene({ ...page, table: 960, at: [450, 560], scale: 0.98, apart: 330 }),
};

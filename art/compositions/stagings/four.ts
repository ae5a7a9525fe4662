import { four } from '../../identities/four.ts';
import { fourScene } from '../../scenes/four.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = four;

/** Limestone in the morning, glycerine and uncoated card. */
export const fourStaging: Staging = {
  identity: four,
  text: textFaces.grotesque,
  em: [1.87, 1.18],
  tones: {
    paper: c.cream,
    ink: c.ink,
    accent: c.blush,
    onAccent: c.wine,
    deep: c.apricot,
    onDeep: c.ink,
    hints: { paper: c.rose, accent: c.rose, deep: c.wine },
  },
  line: 'Week three is a week as well.',
  letter: [
    'Third week,',
    'everything is louder. This is not you being difficult; it is the third week.',
    'The bar in this box is wine red, smells of clove and does nothing but wash. We think that is enough to ask of a soap.',
    'If you have a question that nobody has asked before, ask it.',
  ],
  contact: ['ask@four.example', 'four.example', 'All four weeks'],
  board: { layout: 'mosaic', cover: 'small' },
};

/** Four bars of soap in a row that goes on, and then in a column. */
export const fourBanners: Banners = {
  banner: (page) =>
    fourScene({
      ...page,
      radius: 300,
      thick: 90,
      bars: [
        { phase: 'blush', at: [250, 380], lift: 0 },
        { phase: 'apricot', at: [630, 440], lift: 24 },
        { phase: 'rose', at: [1010, 380], lift: 44 },
        { phase: 'wine', at: [1390, 440], lift: 64 },
      ],
    }),
  tall: (page) =>
    fourScene({
      ...page,
      radius: 230,
      thick: 70,
      bars: [
        { phase: 'wine', at: [430, 190], lift: 0 },
        { phase: 'rose', at: [380, 480], lift: 20 },
        { phase: 'apricot', at: [440, 770], lift: 36 },
        { phase: 'blush', at: [390, 1060], lift: 54 },
      ],
    }),
};

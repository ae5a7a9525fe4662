import { musaAndPalm } from '../../identities/musa-and-palm.ts';
import { musaAndPalmScene } from '../../scenes/musa-and-palm.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = musaAndPalm;

/** Green limewash at noon, brown sugar, and whatever is ripe. */
export const musaAndPalmStaging: Staging = {
  identity: musaAndPalm,
  text: textFaces.round,
  em: [6.32, 3.51],
  tones: {
    paper: c.peel,
    ink: c.date,
    accent: c.banana,
    onAccent: c.palm,
    deep: c.palm,
    onDeep: c.banana,
    hints: { paper: c.syrup, accent: c.date, deep: c.ripe },
  },
  line: 'Ripe at four o’clock.',
  letter: [
    'What we learned this week',
    'The plate without a hand sold more than the plate with one. The price did not mind where it stood.',
    'The drive home beat the hour before guests, by a little, on the two hot days. On the others it did not.',
    'Next week: the same, without the spoon.',
  ],
  contact: ['table@musa-and-palm.example', 'musa-and-palm.example', 'Saudi Arabia'],
  board: { layout: 'quarters' },
};

/** Under the palm: its crown against green limewash, then its whole height. */
export const musaAndPalmBanners: Banners = {
  banner: (page) =>
    musaAndPalmScene({
      ...page,
      foot: [470, 980],
      scale: 1.04,
      slice: { at: [480, -190], r: 250 },
    }),
  tall: (page) =>
    musaAndPalmScene({
      ...page,
      foot: [330, 1010],
      scale: 0.92,
      slice: { at: [330, -60], r: 200 },
    }),
};

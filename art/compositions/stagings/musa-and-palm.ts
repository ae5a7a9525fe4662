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
  stationery: {
    layout: 'fan',
    surface: { material: 'plaster', colour: '#2B7A57' },
    gobo: 'fronds',
    yaw: 20,
    tilt: 78,
    towards: 130,
    reach: 1.4,
    soft: 11,
    depth: 0.5,
  },
  place: {
    kind: 'phones',
    screens: [
      {
        ground: 'accent',
        blocks: [
          { kind: 'bar', right: '16:00' },
          { kind: 'cover', format: 'small', height: 400 },
          { kind: 'title', lines: ['The drive', 'home'], size: 54 },
          { kind: 'arabic', line: 'طريق البيت' },
          { kind: 'button', label: 'Order before six' },
        ],
      },
      {
        ground: 'deep',
        blocks: [
          { kind: 'bar', right: '20:30' },
          { kind: 'pattern', height: 250 },
          { kind: 'title', lines: ['Guests in', 'an hour?'], size: 54 },
          { kind: 'arabic', line: 'ضيوف بعد ساعة؟' },
          {
            kind: 'rows',
            rows: [
              ['Date cake', 'for 8'],
              ['Banana pudding', 'for 6'],
            ],
          },
          { kind: 'button', label: 'Send it now' },
        ],
      },
    ],
    surface: { material: 'felt', colour: '#C98B4E' },
    gobo: 'fronds',
    yaw: 18,
    tilt: 78,
    towards: 50,
    reach: 1.4,
    soft: 15,
  },
  work: {
    object: 'cups',
    surface: { material: 'plaster', colour: '#F0C65A' },
    gobo: 'none',
    yaw: 0,
    tilt: 24,
    scale: 1.3,
    middle: [0.52, 0.7],
    towards: 200,
    reach: 0.7,
    lamp: [0.92, 0.1],
    soft: 16,
    depth: 0.36,
  },
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

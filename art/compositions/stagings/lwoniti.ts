import { lwoniti } from '../../identities/lwoniti.ts';
import { lwonitiScene } from '../../scenes/lwoniti.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = lwoniti;

/** Cotton paper and night green, one low sun. */
export const lwonitiStaging: Staging = {
  identity: lwoniti,
  text: textFaces.serif,
  em: [6.69],
  tones: {
    paper: c.ivory,
    ink: c.pine,
    accent: c.pine,
    onAccent: c.gold,
    deep: c.night,
    onDeep: c.blush,
    hints: { accent: c.gold, deep: c.gold },
  },
  line: 'Cut under the mountain it looks like.',
  letter: [
    'To whoever opens this,',
    'the stone in this box weighs one carat and eleven points. It was cut in the valley you can see from our window, by one hand, over nine days.',
    'Turn it once in evening light. The upper half is the mountain; the lower half is the lake doing what lakes do.',
    'The last line of this letter was left free for the person who gave it to you.',
  ],
  contact: ['atelier@lwoniti.example', 'lwoniti.example', 'By appointment'],
  board: { layout: 'ledger' },
};

/** The stone so close that it is a landscape. */
export const lwonitiBanners: Banners = {
  banner: (page) => lwonitiScene({ ...page, at: [560, 466], scale: 0.99 }),
  tall: (page) => lwonitiScene({ ...page, at: [330, 560], scale: 1.16 }),
};

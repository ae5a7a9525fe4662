import { naturals } from '../../identities/naturals.ts';
import { naturalsScene } from '../../scenes/naturals.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = naturals;

/** Limestone, leaf shade and frosted glass. */
export const naturalsStaging: Staging = {
  identity: naturals,
  text: textFaces.sans,
  em: [2.97, 2.59],
  tones: {
    paper: c.milk,
    ink: c.bark,
    accent: c.olive,
    onAccent: c.milk,
    deep: c.moss,
    onDeep: c.sage,
    hints: { accent: c.sand, deep: c.clay },
  },
  line: 'Picked before ten, pressed by noon.',
  letter: [
    'Hello,',
    'the leaf on this jar is drawn at the size it was picked. The plant stands on the west bank, third field from the water.',
    'The balm is green because the leaf is. It will fade a little in sunlight, as the leaf would, and that changes nothing in what it does.',
    'Bring the jar back. We wash it.',
  ],
  contact: ['field@naturals.example', 'naturals.example', 'West bank, third field'],
  board: { layout: 'columns' },
};

/** Leaves of balm so large that the spatula's strokes are seen. */
export const naturalsBanners: Banners = {
  banner: (page) => naturalsScene({ ...page, foot: [330, 1330], scale: 1.3 }),
  tall: (page) => naturalsScene({ ...page, foot: [380, 1420], scale: 1.28 }),
};

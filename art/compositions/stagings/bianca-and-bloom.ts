import { biancaAndBloom } from '../../identities/bianca-and-bloom.ts';
import { biancaAndBloomScene } from '../../scenes/bianca-and-bloom.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = biancaAndBloom;

/** Cotton, pink plaster and a green selvedge. */
export const biancaAndBloomStaging: Staging = {
  identity: biancaAndBloom,
  text: textFaces.serif,
  em: [5.89],
  tones: {
    paper: c.cream,
    ink: c.wine,
    accent: c.rose,
    onAccent: c.cream,
    deep: c.wine,
    onDeep: c.blush,
    hints: { accent: c.tape, deep: c.coral },
  },
  line: 'Fold it over your hand.',
  letter: [
    'Dear maker,',
    'the swatches in this envelope are large enough to fold. Please fold them. Then pull one, wet one and leave one in the window for a week.',
    'Weight, width and care are on the back of each, where you would look first.',
    'The green edge is ours; everything inside it is yours.',
  ],
  contact: ['cloth@bianca-and-bloom.example', 'bianca-and-bloom.example', 'Como'],
  board: { layout: 'quarters' },
};

/** Into the bouquet: rolls of cloth as roses, larger than the page. */
export const biancaAndBloomBanners: Banners = {
  banner: (page) => biancaAndBloomScene({ ...page, knot: [560, 1240], scale: 1.32 }),
  tall: (page) => biancaAndBloomScene({ ...page, knot: [470, 1180], scale: 0.92 }),
};

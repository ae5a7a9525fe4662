import { lupin } from '../../identities/lupin.ts';
import { lupinScene } from '../../scenes/lupin.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = lupin;

/** White model card, one violet, one cab yellow, a long morning. */
export const lupinStaging: Staging = {
  identity: lupin,
  text: textFaces.mono,
  em: [2.97],
  tones: {
    paper: '#FBF9FF',
    ink: c.root,
    accent: c.violet,
    onAccent: c.tip,
    deep: c.root,
    onDeep: c.lilac,
    hints: { accent: c.lilac, deep: c.cab },
  },
  line: 'Wide at the foot, lighter towards the tip.',
  letter: [
    'To the jury,',
    'the tower has seven storeys of arched bays. Each is a little narrower than the one below, so each has a terrace, and the street has its sky back.',
    'Nothing on the elevation is drawn twice.',
    'The model travels in one box. Please lift it by the root.',
  ],
  contact: ['studio@lupin.example', 'lupin.example', 'New York'],
  board: { layout: 'poster' },
};

/** The tower among the others: once from a distance, once from the roof across the street. */
export const lupinBanners: Banners = {
  banner: (page) => lupinScene({ ...page, foot: [470, 1140], scale: 1.24 }),
  tall: (page) => lupinScene({ ...page, foot: [430, 1180], scale: 1.0 }),
};

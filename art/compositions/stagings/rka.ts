import { rka } from '../../identities/rka.ts';
import { rkaScene } from '../../scenes/rka.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = rka;

/** Honed basalt at night and one steady green. */
export const rkaStaging: Staging = {
  identity: rka,
  text: textFaces.mono,
  em: [2.12, 2.06],
  tones: {
    paper: c.dust,
    ink: c.night,
    accent: c.steady,
    onAccent: c.night,
    deep: c.basalt,
    onDeep: c.dust,
    hints: { accent: c.glow, deep: c.signal },
  },
  line: 'Nothing happened. Good night.',
  letter: [
    'Report of the night',
    '22:00   Doors closed, four layers green.',
    '01:40   A cat at the north gate. Let through.',
    '04:15   Delivery expected, known, opened in two seconds.',
    '06:00   Doors open. Nothing happened.',
  ],
  contact: ['watch@rka.example', 'rka.example', 'Every night'],
  board: { layout: 'columns', letters: 0.75 },
};

/** The door from further off, and from the threshold itself. */
export const rkaBanners: Banners = {
  banner: (page) => rkaScene({ ...page, at: [560, 800], scale: 1.24 }),
  tall: (page) => rkaScene({ ...page, at: [450, 900], scale: 1.3 }),
};

import { serenita } from '../../identities/serenita.ts';
import { serenitaScene } from '../../scenes/serenita.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = serenita;

/** Sand, canvas and lime plaster under palm shade. */
export const serenitaStaging: Staging = {
  identity: serenita,
  text: textFaces.serif,
  em: [3.62, 3.2],
  tones: {
    paper: c.shell,
    ink: c.deep,
    accent: c.coral,
    onAccent: c.shell,
    deep: c.lagoon,
    onDeep: c.shell,
    hints: { accent: c.shell },
  },
  line: 'The sea keeps the hours here.',
  letter: [
    'Dear guest,',
    'your room faces east. The sun is on the table by seven and off the bed by nine; the shutter on the left takes care of the first, a late breakfast of the second.',
    'There is no programme. The boat goes out when the water is flat, the oven is lit when it is not. If you need anything, leave the door open.',
    'Sleep well. We will be quiet.',
  ],
  contact: ['hello@serenita.example', 'serenita.example', 'Third house on the beach'],
  board: { layout: 'mosaic', cover: 'small' },
};

/** The same beach in the early morning, with nobody in the water yet. */
export const serenitaBanners: Banners = {
  banner: (page) => serenitaScene({ ...page, sun: [420, 330], radius: 150, shore: 560 }),
  tall: (page) => serenitaScene({ ...page, sun: [560, 300], radius: 215, shore: 660 }),
};

import { chaosCulture } from '../../identities/chaos-culture.ts';
import { chaosCultureScene } from '../../scenes/chaos-culture.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = chaosCulture;

/** A laboratory after hours: ultraviolet, acid, pink. */
export const chaosCultureStaging: Staging = {
  identity: chaosCulture,
  text: textFaces.mono,
  em: [8.24, 7.13],
  tones: {
    paper: c.white,
    ink: c.night,
    accent: c.acid,
    onAccent: c.night,
    deep: c.violet,
    onDeep: c.acid,
    hints: { paper: c.glow, accent: c.glow, deep: c.pink },
  },
  line: 'Every turn is the same turn.',
  letter: [
    'To the editor,',
    'this is not a press release. Nothing has been launched, nobody is proud, and there is no quote from a director.',
    'It is the answer to a question you printed on Tuesday, with the figures, the person who counted them and a telephone number.',
    'You may leave out the last sentence.',
  ],
  contact: ['noise@chaos-culture.example', 'chaos-culture.example', 'Cairo'],
  board: { layout: 'cinema', letters: 0.66 },
};

/** The dish, first as a planet at the edge, then as a field without an end. */
export const chaosCultureBanners: Banners = {
  banner: (page) => chaosCultureScene({ ...page, at: [360, 700], radius: 880 }),
  tall: (page) => chaosCultureScene({ ...page, at: [520, 560], radius: 620, lid: [-120, 1340] }),
};

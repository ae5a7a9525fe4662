import { steakanji } from '../../identities/steakanji.ts';
import { steakanjiScene } from '../../scenes/steakanji.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = steakanji;

/** Charred cedar, cast iron and one lacquer red by the light of the grill. */
export const steakanjiStaging: Staging = {
  identity: steakanji,
  text: textFaces.grotesque,
  em: [7.77, 3.75],
  tones: {
    paper: c.cream,
    ink: c.char,
    accent: c.lacquer,
    onAccent: c.cream,
    deep: c.iron,
    onDeep: c.cream,
    hints: { deep: c.ember },
  },
  line: 'Point at the temperature.',
  letter: [
    'Tonight,',
    'rib-eye, aged thirty-two days. Outside skirt with miso butter. Cucumber, beaten, with sesame. Rice cooked in the smoke of the first two.',
    '48° raw at heart   52° red   56° pink   60° as your uncle likes it.',
    'Order by pointing. The kitchen reads fingers.',
  ],
  contact: ['table@steakanji.example', 'steakanji.example', 'Grill lit from six'],
  board: { layout: 'poster' },
};

/** Nearer than the tile: the marbling as a landscape, the table as a clearing. */
export const steakanjiBanners: Banners = {
  banner: (page) =>
    steakanjiScene({
      ...page,
      at: [470, 520],
      radius: 620,
      handle: -14,
      chopsticks: { at: [1420, 560], turn: 12 },
    }),
  tall: (page) =>
    steakanjiScene({
      ...page,
      at: [560, 760],
      radius: 560,
      handle: -96,
      chopsticks: { at: [130, 420], turn: -6 },
    }),
};

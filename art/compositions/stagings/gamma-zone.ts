import { gammaZone } from '../../identities/gamma-zone.ts';
import { gammaZoneScene } from '../../scenes/gamma-zone.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = gammaZone;

/** Moulded plastic in ultramarine, lit from under the keys. */
export const gammaZoneStaging: Staging = {
  identity: gammaZone,
  text: textFaces.grotesque,
  em: [6.61, 2.76],
  tones: {
    paper: c.white,
    ink: c.navy,
    accent: c.ultra,
    onAccent: c.white,
    deep: c.navy,
    onDeep: c.ice,
    hints: { accent: c.pink, deep: c.pink },
  },
  line: 'One step up from here.',
  letter: [
    'Welcome to the course,',
    'it takes forty hours, begins on Sunday and assumes that you have opened a terminal once, by accident or not.',
    'Afterwards you will be able to find out why a server does not answer, and say so to somebody who is angry.',
    'Bring your own question. Somebody else has it too.',
  ],
  contact: ['start@gamma-zone.example', 'gamma-zone.example', 'Services and courses'],
};

/** The keyboard as a hall, once across its rows and once up its steps. */
export const gammaZoneBanners: Banners = {
  banner: (page) =>
    gammaZoneScene({
      ...page,
      at: [620, 960],
      key: 168,
      columns: 19,
      rows: 8,
      path: [
        [-2, 1],
        [-1, 1],
        [0, 2],
        [1, 2],
        [2, 3],
        [3, 4],
      ],
      lettered: false,
      bar: { column: 2, half: 2 },
    }),
  tall: (page) =>
    gammaZoneScene({
      ...page,
      at: [450, 1180],
      key: 150,
      columns: 11,
      rows: 10,
      path: [
        [-2, 1],
        [-1, 2],
        [0, 3],
        [1, 5],
        [2, 7],
      ],
      lettered: false,
      bar: { column: 0.5, half: 1.5 },
    }),
};

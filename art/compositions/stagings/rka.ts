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
  stationery: {
    layout: 'fan',
    surface: { material: 'stone', colour: '#1C2623' },
    gobo: 'arch',
    yaw: -16,
    tilt: 62,
    towards: 40,
    reach: 1.4,
    soft: 14,
    depth: 0.7,
    middle: [0.5, 0.58],
  },
  place: {
    kind: 'sign',
    face: 'deep',
    letters: 'lit',
    wide: 430,
    surface: { material: 'stone', colour: '#22312C' },
    yaw: 0,
    tilt: 0,
    towards: 70,
    lamp: [0.5, 0.45],
  },
  work: {
    object: 'posters',
    surface: { material: 'plaster', colour: '#26332F' },
    gobo: 'none',
    yaw: -12,
    tilt: 74,
    scale: 0.98,
    towards: 60,
    soft: 8,
    depth: 0.6,
  },
  board: { layout: 'columns', letters: 0.75 },
};

/** The door from further off, and from the threshold itself. */
export const rkaBanners: Banners = {
  banner: (page) => rkaScene({ ...page, at: [560, 800], scale: 1.24 }),
  tall: (page) => rkaScene({ ...page, at: [450, 900], scale: 1.3 }),
};

import { gsms } from '../../identities/gsms.ts';
import { gsmsScene } from '../../scenes/gsms.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = gsms;

/** White plaster in daylight, green tile, and one warm accent for people. */
export const gsmsStaging: Staging = {
  identity: gsms,
  text: textFaces.round,
  em: [2.84, 5.73],
  tones: {
    paper: c.white,
    ink: c.pine,
    accent: c.ward,
    onAccent: c.white,
    deep: c.pine,
    onDeep: c.wall,
    hints: { accent: c.lawn, deep: c.person },
  },
  line: 'The middle is yours.',
  letter: [
    'Going home',
    'You may shower from tomorrow. Take the white tablet with breakfast and the green one before you sleep; both for six days, not seven.',
    'If it feels warm around the stitch, call. Somebody who knows your name will answer.',
    'The nurse who wrote this is on duty until eight.',
  ],
  contact: ['call@gsms.example', 'gsms.example', 'Day and night'],
  board: { layout: 'columns', letters: 0.86 },
};

/** The whole courtyard from above. */
export const gsmsBanners: Banners = {
  banner: (page) => gsmsScene({ ...page, at: [735, 482], scale: 0.74, lean: [-120, 60] }),
  tall: (page) => gsmsScene({ ...page, at: [450, 640], scale: 0.92, lean: [-60, -180] }),
};

import { afifiOffice } from '../../identities/afifi-office.ts';
import { afifiOfficeScene } from '../../scenes/afifi-office.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = afifiOffice;

/** Law calf, gilt and pleated paper against burgundy. */
export const afifiOfficeStaging: Staging = {
  identity: afifiOffice,
  text: textFaces.serif,
  em: [2.81, 2],
  drop: 0.42,
  tones: {
    paper: c.paper,
    ink: c.black,
    accent: c.garnet,
    onAccent: c.paper,
    deep: c.dark,
    onDeep: c.gilt,
    hints: { accent: c.gilt, deep: c.calf },
  },
  line: 'Begin with what happened.',
  letter: [
    'Dear client,',
    'you asked whether you have a case. You have two. The first is strong and takes a year; the second is weak and takes a week.',
    'We advise the week, and then the year if the week does not do.',
    'What we need to know is on the second sheet. What comes next is on the third.',
  ],
  contact: ['office@afifi-office.example', 'afifi-office.example', 'By recommendation'],
  board: { layout: 'mosaic', cover: 'small' },
};

/** The column of paper: its flutes from close by, then its height. */
export const afifiOfficeBanners: Banners = {
  banner: (page) =>
    afifiOfficeScene({ ...page, at: [1060, 1180], scale: 1.04, horizon: 1090, lettered: false }),
  tall: (page) =>
    afifiOfficeScene({ ...page, at: [450, 1090], scale: 0.92, horizon: 980, lettered: false }),
};

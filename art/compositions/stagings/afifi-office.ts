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
  stationery: {
    layout: 'desk',
    surface: { material: 'leather', colour: '#5B2A16' },
    gobo: 'blinds',
    yaw: -8,
    tilt: 64,
    scale: 1.04,
    towards: 40,
    reach: 1.3,
    soft: 14,
    depth: 0.6,
  },
  place: {
    kind: 'phones',
    screens: [
      {
        ground: 'paper',
        blocks: [
          { kind: 'bar', right: 'العربية' },
          { kind: 'title', lines: ['My partner', 'wants to leave'], size: 42 },
          {
            kind: 'text',
            lines: ['What the office does, what it needs to', 'know, and what usually comes next.'],
          },
          {
            kind: 'rows',
            rows: [
              ['Field', 'Companies'],
              ['Speaks', 'Arabic, English'],
              ['Next', 'A first talk'],
            ],
          },
          { kind: 'mark', height: 130 },
          { kind: 'button', label: 'Call me back' },
        ],
      },
      {
        ground: 'accent',
        blocks: [
          { kind: 'bar', right: 'Partners' },
          { kind: 'cover', format: 'small', height: 390 },
          { kind: 'title', lines: ['Who answers'], size: 42 },
          { kind: 'text', lines: ['Languages, admissions and fields', 'before anything else.'] },
        ],
      },
    ],
    surface: { material: 'leather', colour: '#8B5424' },
    gobo: 'none',
    yaw: 14,
    tilt: 64,
    scale: 1.06,
    towards: 150,
    reach: 1.5,
    soft: 18,
    depth: 0.55,
  },
  work: {
    object: 'books',
    surface: { material: 'plaster', colour: '#5B0F1E' },
    gobo: 'none',
    yaw: -22,
    tilt: 32,
    scale: 1.16,
    middle: [0.53, 0.64],
    towards: 16,
    reach: 1,
    soft: 16,
    depth: 0.6,
  },
  board: { layout: 'mosaic', cover: 'small' },
};

/** The column of paper: its flutes from close by, then its height. */
export const afifiOfficeBanners: Banners = {
  banner: (page) =>
    afifiOfficeScene({ ...page, at: [1060, 1180], scale: 1.04, horizon: 1090, lettered: false }),
  tall: (page) =>
    afifiOfficeScene({ ...page, at: [450, 1090], scale: 0.92, horizon: 980, lettered: false }),
};

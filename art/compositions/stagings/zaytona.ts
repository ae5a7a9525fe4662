import { zaytona } from '../../identities/zaytona.ts';
import { zaytonaScene } from '../../scenes/zaytona.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = zaytona;

/** A counter at noon: lime, olive and pimento. */
export const zaytonaStaging: Staging = {
  identity: zaytona,
  text: textFaces.round,
  em: [4.1, 2.59],
  tones: {
    paper: c.paper,
    ink: c.board,
    accent: c.lime,
    onAccent: c.board,
    deep: c.leaf,
    onDeep: c.paper,
    hints: { paper: c.pimento, accent: c.pimento, deep: c.lime },
  },
  line: 'Here, taste this one.',
  letter: [
    'Good evening,',
    'the tomatoes were too soft today, so we did not send them. You will find a second cucumber and a note of credit instead, and an apology from the person who picks tomatoes.',
    'The olives are new. Eat one now, before the rest is put away.',
    'Same time on Thursday?',
  ],
  contact: ['counter@zaytona.example', 'zaytona.example', 'Until ten in the evening'],
  stationery: {
    layout: 'grid',
    surface: { material: 'wood', colour: '#B98A4C' },
    yaw: 22,
    tilt: 80,
    towards: 130,
    reach: 1.3,
    soft: 9,
  },
  place: {
    kind: 'phones',
    screens: [
      {
        ground: 'paper',
        blocks: [
          { kind: 'bar', right: 'Basket  7' },
          { kind: 'title', lines: ['Last week,', 'again?'], size: 52 },
          { kind: 'arabic', line: 'زي الأسبوع اللي فات؟' },
          {
            kind: 'rows',
            rows: [
              ['Cucumbers', '1 kg'],
              ['White cheese', '2 pieces'],
              ['Olives, cracked', '½ kg'],
              ['Bread', '10'],
            ],
          },
          { kind: 'button', label: 'Change something' },
        ],
      },
      {
        ground: 'accent',
        blocks: [
          { kind: 'bar', right: 'Aisles' },
          { kind: 'cover', format: 'small', height: 300 },
          { kind: 'tiles', labels: ['Green things', 'Cheese', 'Olives', 'Bread'] },
          { kind: 'text', lines: ['Picked when you order, not before.'] },
        ],
      },
    ],
    surface: {
      material: 'terrazzo',
      colour: '#F1E9CE',
      chips: ['#DDE66B', '#5E7A1F', '#3A1D2E', '#E8442B', '#B9C93F'],
    },
    gobo: 'none',
    yaw: -24,
    tilt: 70,
    towards: 30,
    reach: 1.4,
    soft: 16,
  },
  work: {
    object: 'bags',
    surface: { material: 'smooth', colour: '#F0E7A0' },
    gobo: 'none',
    yaw: 27,
    tilt: 20,
    scale: 1.12,
    middle: [0.49, 0.76],
    towards: 200,
    reach: 0.8,
    lamp: [0.9, 0.1],
    soft: 18,
    depth: 0.34,
  },
  board: { layout: 'mosaic', cover: 'small' },
};

/** The counter's olives, and the word running out of the picture. */
export const zaytonaBanners: Banners = {
  banner: (page) =>
    zaytonaScene({
      ...page,
      at: [900, 640],
      size: 560,
      sprigs: [[60, 180, 60, 420]],
      loose: [[150, 700, 'black', 20, 1]],
    }),
  tall: (page) =>
    zaytonaScene({
      ...page,
      at: [450, 640],
      size: 1500,
      only: 'olives',
      sprigs: [
        [430, 1140, -20, 640],
        [930, 260, -150, 520],
      ],
      loose: [
        [300, 520, 'green', -30],
        [620, 640, 'black', 24, 0.92],
        [330, 880, 'green', 64, 0.86],
      ],
    }),
};

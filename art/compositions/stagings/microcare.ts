import { microcare } from '../../identities/microcare.ts';
import { microcareScene } from '../../scenes/microcare.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = microcare;

/** A workshop bench: teal steel, coral, and the even light an engineer wants. */
export const microcareStaging: Staging = {
  identity: microcare,
  text: textFaces.grotesque,
  em: [4.63, 3.94],
  tones: {
    paper: c.cream,
    ink: c.depth,
    accent: c.plaster,
    onAccent: c.cream,
    deep: c.board,
    onDeep: c.signal,
    hints: { accent: c.depth },
  },
  line: 'It was something small.',
  letter: [
    'Hello,',
    'your server stopped at 02:14 and was running again at 02:31. The cause was a fan the size of a biscuit. We have replaced it, and its three sisters.',
    'Nothing was lost. Two people noticed; both were ours.',
    'Call when something small is wrong. That is the best time.',
  ],
  contact: ['care@microcare.example', 'microcare.example', 'Day and night'],
  stationery: {
    layout: 'grid',
    surface: { material: 'steel', colour: '#0F5866' },
    yaw: -28,
    tilt: 74,
    towards: 60,
    reach: 1.2,
    soft: 10,
    depth: 0.55,
  },
  place: {
    kind: 'phones',
    screens: [
      {
        ground: 'paper',
        blocks: [
          { kind: 'bar', right: 'العربية' },
          { kind: 'title', lines: ['What is', 'wrong?'], size: 62 },
          { kind: 'arabic', line: 'ما المشكلة؟' },
          { kind: 'tiles', labels: ['It is slow', 'No network', 'Mail stuck', 'Something else'] },
          { kind: 'button', label: 'Talk to an engineer' },
        ],
      },
      {
        ground: 'deep',
        blocks: [
          { kind: 'bar', right: 'Status' },
          { kind: 'cover', format: 'small', height: 330 },
          { kind: 'title', lines: ['All is well'], size: 46 },
          {
            kind: 'rows',
            rows: [
              ['Mail', 'Running'],
              ['Backups', '03:00'],
              ['Office network', 'Running'],
            ],
          },
          { kind: 'button', label: 'Report something small' },
        ],
      },
      {
        ground: 'accent',
        blocks: [
          { kind: 'bar' },
          { kind: 'mark', height: 420 },
          { kind: 'title', lines: ['Looked after', 'in 17 min'], size: 48 },
          {
            kind: 'text',
            lines: ['A fan, the size of a biscuit.', 'Its three sisters are new as well.'],
          },
          { kind: 'arabic', line: 'تم الإصلاح' },
        ],
      },
    ],
    surface: { material: 'smooth', colour: '#F3B39C' },
    gobo: 'window',
    yaw: -20,
    tilt: 66,
    scale: 1.04,
    towards: 35,
    reach: 1.4,
    soft: 14,
  },
  work: {
    object: 'cups',
    surface: { material: 'smooth', colour: '#146472' },
    yaw: 0,
    tilt: 30,
    scale: 1.34,
    middle: [0.5, 0.66],
    towards: -24,
    reach: 0.75,
    soft: 18,
    lamp: [0.05, 0.2],
    depth: 0.5,
  },
  board: { layout: 'quarters' },
};

/** The board as a city at night, the plaster somewhere in it. */
export const microcareBanners: Banners = {
  banner: (page) =>
    microcareScene({ ...page, at: [1120, 420], scale: 0.62, turn: 32, lettering: true }),
  tall: (page) =>
    microcareScene({ ...page, at: [430, 800], scale: 0.78, turn: 58, lettering: false }),
};

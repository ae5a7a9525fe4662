import { lwoniti } from '../../identities/lwoniti.ts';
import { lwonitiScene } from '../../scenes/lwoniti.ts';
import type { Banners } from '../case-pictures.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = lwoniti;

/** Cotton paper and night green, one low sun. */
export const lwonitiStaging: Staging = {
  identity: lwoniti,
  text: textFaces.serif,
  em: [6.69],
  tones: {
    paper: c.ivory,
    ink: c.pine,
    accent: c.pine,
    onAccent: c.gold,
    deep: c.night,
    onDeep: c.blush,
    hints: { accent: c.gold, deep: c.gold },
  },
  line: 'Cut under the mountain it looks like.',
  letter: [
    'To whoever opens this,',
    'the stone in this box weighs one carat and eleven points. It was cut in the valley you can see from our window, by one hand, over nine days.',
    'Turn it once in evening light. The upper half is the mountain; the lower half is the lake doing what lakes do.',
    'The last line of this letter was left free for the person who gave it to you.',
  ],
  contact: ['atelier@lwoniti.example', 'lwoniti.example', 'By appointment'],
  stationery: {
    layout: 'stack',
    surface: { material: 'stone', colour: '#8F8478' },
    gobo: 'window',
    yaw: 32,
    tilt: 42,
    towards: -22,
    reach: 1.15,
    soft: 9,
    lamp: [0.05, 0.5],
    depth: 0.5,
    scale: 1.08,
    middle: [0.48, 0.57],
  },
  place: {
    kind: 'phones',
    screens: [
      {
        ground: 'deep',
        blocks: [
          { kind: 'bar', right: 'Rings' },
          { kind: 'cover', format: 'small', height: 390 },
          { kind: 'title', lines: ['Peak and lake'], size: 38 },
          {
            kind: 'text',
            lines: ['One stone, two halves, a single setting.', 'Made to measure in nine days.'],
          },
          {
            kind: 'rows',
            rows: [
              ['Stone', '1.11 ct'],
              ['Gold', '18 ct, yellow'],
            ],
          },
        ],
      },
      {
        ground: 'paper',
        blocks: [
          { kind: 'bar', right: 'Certificate' },
          { kind: 'mark', height: 360 },
          { kind: 'title', lines: ['No. 0411'], size: 44 },
          {
            kind: 'rows',
            rows: [
              ['Weight', '1.11 ct'],
              ['Cut', 'Brilliant, 8-fold'],
              ['Set by', 'One hand'],
            ],
          },
          { kind: 'button', label: 'Book a visit' },
        ],
      },
    ],
    surface: { material: 'stone', colour: '#22443B' },
    gobo: 'none',
    yaw: 26,
    tilt: 62,
    towards: 160,
    lamp: [0.92, 0.05],
    soft: 26,
    reach: 1.6,
    depth: 0.6,
  },
  work: {
    object: 'bags',
    surface: { material: 'smooth', colour: '#D9BFAE' },
    gobo: 'none',
    yaw: 36,
    tilt: 30,
    scale: 1.1,
    middle: [0.47, 0.75],
    towards: 200,
    reach: 0.8,
    lamp: [0.9, 0.2],
    soft: 20,
  },
  board: { layout: 'ledger' },
};

/** The stone so close that it is a landscape. */
export const lwonitiBanners: Banners = {
  banner: (page) => lwonitiScene({ ...page, at: [520, 500], scale: 1.42 }),
  tall: (page) => lwonitiScene({ ...page, at: [330, 560], scale: 1.16 }),
};

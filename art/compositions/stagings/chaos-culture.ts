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
  stationery: {
    layout: 'grid',
    surface: { material: 'felt', colour: '#3A1D7A' },
    yaw: -44,
    tilt: 62,
    scale: 1.1,
    towards: 30,
    reach: 1.4,
    soft: 10,
    depth: 0.6,
  },
  place: {
    kind: 'phones',
    screens: [
      {
        ground: 'deep',
        blocks: [
          { kind: 'bar', right: 'Day 9' },
          { kind: 'cover', format: 'small', height: 390 },
          { kind: 'title', lines: ['Who said', 'that?'], size: 48 },
          {
            kind: 'text',
            lines: ['Half a sentence was seen on a wall.', 'The other half is here.'],
          },
        ],
      },
      {
        ground: 'accent',
        blocks: [
          { kind: 'bar', right: 'Day 10' },
          { kind: 'mark', height: 390 },
          { kind: 'title', lines: ['The rule', '137.5°'], size: 48 },
          { kind: 'arabic', line: 'لفة واحدة' },
          { kind: 'button', label: 'Turn it' },
        ],
      },
      {
        ground: 'paper',
        blocks: [
          { kind: 'bar', right: 'Press kit' },
          { kind: 'pattern', height: 300 },
          { kind: 'title', lines: ['Take it'], size: 48 },
          {
            kind: 'rows',
            rows: [
              ['The figures', '2 pages'],
              ['The mark', 'Vector'],
              ['Who counted', 'By name'],
            ],
          },
        ],
      },
    ],
    surface: { material: 'smooth', colour: '#FF4FA0' },
    gobo: 'none',
    yaw: 30,
    tilt: 58,
    scale: 1.12,
    towards: 165,
    reach: 1.5,
    soft: 14,
    lamp: [0.9, 0.1],
  },
  work: {
    object: 'posters',
    surface: { material: 'plaster', colour: '#2B1757' },
    yaw: 8,
    tilt: 90,
    scale: 1.02,
    towards: 50,
    soft: 7,
    depth: 0.6,
  },
  board: { layout: 'cinema', letters: 0.66 },
};

/** The dish, first as a planet at the edge, then as a field without an end. */
export const chaosCultureBanners: Banners = {
  banner: (page) => chaosCultureScene({ ...page, at: [360, 700], radius: 880 }),
  tall: (page) => chaosCultureScene({ ...page, at: [520, 560], radius: 620, lid: [-120, 1340] }),
};

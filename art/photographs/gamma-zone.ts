import { named, patterned, quiet } from '../compositions/prints.ts';
import { desktop } from '../compositions/screens.ts';
import { gammaZoneStaging as staging } from '../compositions/stagings/gamma-zone.ts';
import { gammaZone } from '../identities/gamma-zone.ts';
import { type Shot, shot } from './photograph.ts';
import { marked, pageOfWords, pictured, telephone } from './prints.ts';

const { palette: c } = gammaZone;

/** A course, by the questions a learner asks before it. */
const coursePage = (width: number, height: number) =>
  desktop(
    staging,
    {
      ground: 'deep',
      blocks: [
        { kind: 'bar', right: 'العربية' },
        { kind: 'title', lines: ['What will I', 'be able to do?'], size: 50 },
        {
          kind: 'rows',
          rows: [
            ['Before it', 'a terminal, once'],
            ['Hours', '40'],
            ['Begins', 'Sunday'],
          ],
        },
        { kind: 'button', label: 'Take a seat' },
      ],
    },
    { ground: 'accent', blocks: [{ kind: 'cover', format: 'small', height: 896 }] },
    width,
    height,
  );

/** Moulded plastic in ultramarine, and pink for whoever climbs. */
export const gammaZoneShots: readonly Shot[] = [
  shot({
    scene: 'laptop',
    camera: 'left',
    light: { mood: 'sun', azimuth: 305, height: 38, gobo: 'window', sky: '#DCE6FA' },
    ground: 'smooth',
    colours: { wall: c.sky, desk: '#E4EDFF', notebook: c.pink, cup: c.ultra, body: '#D5D8E2' },
    prints: { screen: coursePage, notebook: marked(staging, 'accent', { size: 0.42 }) },
  }),
  shot({
    scene: 'book',
    camera: 'slant',
    light: { mood: 'sun', azimuth: 40, height: 40, gobo: 'blinds', sky: '#DDE6FB' },
    ground: 'smooth',
    colours: { floor: '#9DB9FF', cover: c.pink, accent: c.pink },
    prints: {
      left: pictured(staging, 'tile'),
      right: pageOfWords(staging, 'paper', { heading: 14, length: 42 }),
      screen: telephone(staging),
    },
  }),
  shot({
    scene: 'boxes',
    camera: 'above',
    light: { mood: 'sun', azimuth: 150, height: 34, sky: '#DDE6FB' },
    ground: 'smooth',
    colours: { wall: c.sky, large: c.ultra, middle: c.pink, small: c.navy, lining: c.white },
    prints: {
      large: patterned(staging, c.pink, c.ultra, 0.9),
      middle: named(
        {
          ...staging,
          tones: { ...staging.tones, accent: c.pink, onAccent: c.navy, hints: { accent: c.navy } },
        },
        'accent',
        0.72,
      ),
      small: quiet(staging, 'deep', 0.6),
      sheet: patterned(staging, c.sky, c.ice, 1.2),
    },
  }),
];

import { envelope, letterhead, named, patterned, quiet } from '../compositions/prints.ts';
import { naturalsStaging as staging } from '../compositions/stagings/naturals.ts';
import { naturals } from '../identities/naturals.ts';
import { type Shot, shot } from './photograph.ts';
import { labelled, wrapped } from './prints.ts';

const { palette: c } = naturals;

/** Limestone and leaf shade. */
export const naturalsShots: readonly Shot[] = [
  shot({
    scene: 'jars',
    camera: 'low',
    light: { mood: 'sun', azimuth: 318, height: 34, gobo: 'leaves' },
    ground: 'plaster',
    colours: {
      wall: c.stone,
      bottle: c.moss,
      tall: c.milk,
      jar: c.milk,
      lid: '#B98F60',
      pump: c.bark,
      block: c.sand,
      drum: c.olive,
      pebble: '#B9AA93',
    },
    prints: {
      bottle: wrapped(staging, 'deep', { rows: ['OLIVE LEAF WASH', '300 ml'] }),
      tall: wrapped(staging, 'paper', { rows: ['BODY OIL', '150 ml'], share: 0.3 }),
      jar: labelled(staging, 'paper', { share: 0.26, tall: 1, grow: 1 }),
    },
  }),
  shot({
    scene: 'boxes',
    camera: 'high',
    light: { mood: 'softbox', azimuth: 205, height: 48 },
    ground: 'plaster',
    colours: { wall: c.sand, large: c.moss, middle: c.clay, small: c.olive, lining: c.sun },
    prints: {
      large: quiet(staging, 'deep', 0.3),
      middle: named(staging, 'accent', 0.6),
      small: quiet(staging, 'accent'),
      sheet: patterned(staging, c.olive, c.milk, 2),
    },
  }),
  shot({
    scene: 'letter',
    camera: 'above',
    light: { mood: 'softbox', azimuth: 150, height: 36, strength: 1.15 },
    ground: 'linen',
    colours: { floor: '#CDB592', envelope: c.olive, pencil: c.clay },
    prints: {
      letter: letterhead(staging),
      envelope: envelope(staging, 'deep'),
      card: quiet(staging, 'paper'),
      card_back: named(staging, 'accent', 0.6),
    },
  }),
];

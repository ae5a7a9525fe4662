import { named, patterned, quiet } from '../compositions/prints.ts';
import { fourStaging as staging } from '../compositions/stagings/four.ts';
import { four } from '../identities/four.ts';
import { type Shot, shot } from './photograph.ts';
import { mask } from './prints.ts';

const { palette: c } = four;

/** Limestone in the morning, glycerine and uncoated card; colours that warm as a month does. */
export const fourShots: readonly Shot[] = [
  shot({
    scene: 'jars',
    camera: 'low',
    light: {
      mood: 'softbox',
      azimuth: 196,
      height: 36,
      colour: '#FFF1E4',
      strength: 1.5,
      ambience: 1.2,
    },
    ground: 'plaster',
    colours: {
      wall: '#F6CFB6',
      bottle: c.blush,
      tall: c.apricot,
      jar: c.wine,
      lid: '#B97A55',
      pump: c.wine,
      block: '#F8E6D6',
      drum: c.rose,
    },
    prints: {
      bottle: named(staging, 'accent', 0.2),
      tall: quiet(staging, 'deep', 0.22),
      jar: patterned(staging, c.rose, c.wine, 0.7),
    },
  }),
  shot({
    scene: 'boxes',
    camera: 'front',
    light: {
      mood: 'softbox',
      azimuth: 150,
      height: 48,
      colour: '#FFF1E4',
      strength: 1.5,
      ambience: 1.3,
    },
    ground: 'plaster',
    colours: { wall: '#F6C9AC', large: c.blush, middle: c.apricot, small: c.cream, lining: c.rose },
    prints: {
      large: named(staging, 'accent', 0.5),
      middle: named(staging, 'deep', 0.6),
      small: quiet(staging, 'paper', 0.6),
      sheet: patterned(staging, c.rose, c.wine),
    },
  }),
  shot({
    scene: 'sign',
    camera: 'left',
    light: { mood: 'softbox', azimuth: 205, height: 44, colour: '#FFF1E4', strength: 1.7 },
    ground: 'plaster',
    develop: { exposure: 0.2 },
    colours: {
      wall: '#F6C4B4',
      floor: '#E0A48E',
      letters: c.wine,
      mark: c.rose,
      pot: c.apricot,
      leaf: '#7C8A5A',
    },
    prints: { name: mask.name(staging), arabic: mask.arabic(staging) },
  }),
];

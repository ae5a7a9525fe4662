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
    scene: 'soaps',
    camera: 'front',
    light: {
      mood: 'sun',
      azimuth: 196,
      height: 27,
      gobo: 'window',
      colour: '#FFF1E4',
      strength: 0.85,
      ambience: 0.75,
    },
    develop: { exposure: 0.25 },
    ground: 'plaster',
    colours: {
      wall: '#EDA886',
      block: c.cream,
      standing: c.rose,
      name: c.wine,
      resting: c.apricot,
      lower: c.wine,
      upper: c.blush,
    },
    prints: { name: mask.name(staging) },
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

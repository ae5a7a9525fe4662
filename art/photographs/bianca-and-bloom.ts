import { patterned, quiet } from '../compositions/prints.ts';
import { biancaAndBloomStaging as staging } from '../compositions/stagings/bianca-and-bloom.ts';
import { biancaAndBloom } from '../identities/bianca-and-bloom.ts';
import { type Shot, shot } from './photograph.ts';
import { pageOfWords, signed, telephone } from './prints.ts';

const { palette: c } = biancaAndBloom;

/** Cotton, pink plaster and a green selvedge. */
export const biancaAndBloomShots: readonly Shot[] = [
  shot({
    scene: 'tote',
    camera: 'left',
    light: {
      mood: 'softbox',
      azimuth: 196,
      height: 38,
      strength: 1.7,
      ambience: 1.3,
      colour: '#FFF3E8',
    },
    ground: 'plaster',
    colours: { wall: '#F7BDB6', bag: c.cream, peg: c.leaf, rail: c.leaf },
    develop: { exposure: 0.15 },
    prints: {
      bag: signed(staging, 'paper', { size: 0.5 }),
      scarf: patterned(staging, c.blush, c.raspberry, 1.4),
    },
  }),
  shot({
    scene: 'book',
    camera: 'slant',
    light: { mood: 'softbox', azimuth: 155, height: 44, strength: 1.3 },
    ground: 'linen',
    colours: { floor: '#E9A9A6', cover: c.leaf, accent: c.tape },
    develop: { exposure: 0.25 },
    prints: {
      left: patterned(staging, c.petal, c.wine, 1.3),
      right: pageOfWords(staging, 'paper'),
      screen: telephone(staging),
    },
  }),
  shot({
    scene: 'boxes',
    camera: 'above',
    light: {
      mood: 'rim',
      azimuth: 150,
      height: 48,
      colour: '#FFE9DC',
      sky: '#F1DAD6',
      strength: 1.8,
      ambience: 2,
    },
    ground: 'linen',
    develop: { exposure: 0.2 },
    colours: { wall: c.wine, large: c.blush, middle: c.leaf, small: c.rose, lining: c.cream },
    prints: {
      large: patterned(staging, c.rose, c.blush),
      middle: patterned(staging, c.cream, c.leaf, 0.8),
      small: quiet(staging, 'accent', 0.7),
      sheet: patterned(staging, c.raspberry, '#7A1236', 0.9),
    },
  }),
];

import { patterned } from '../compositions/prints.ts';
import { musaAndPalmStaging as staging } from '../compositions/stagings/musa-and-palm.ts';
import { musaAndPalm } from '../identities/musa-and-palm.ts';
import { type Shot, shot } from './photograph.ts';
import { marked, menu, pictured, said, wrapped } from './prints.ts';

const { palette: c } = musaAndPalm;

/** Green limewash at noon, brown sugar, and the palm's shade over all of it. */
export const musaAndPalmShots: readonly Shot[] = [
  shot({
    scene: 'cups',
    camera: 'front',
    light: { mood: 'sun', azimuth: 208, height: 36, gobo: 'fronds' },
    ground: 'plaster',
    colours: { wall: '#2B8A63', counter: '#C98B4E', lid: c.peel, paper: c.peel },
    prints: {
      first: wrapped(staging, 'accent'),
      second: wrapped(staging, 'paper'),
      third: wrapped(staging, 'deep'),
    },
  }),
  shot({
    scene: 'table',
    camera: 'above',
    light: { mood: 'sun', azimuth: 136, height: 36, gobo: 'fronds', strength: 0.92 },
    ground: 'linen',
    colours: {
      table: '#D39A5C',
      plate: c.peel,
      bowl: c.banana,
      cup: c.leaf,
      napkin: c.palm,
      tool: '#F0D9A0',
      sauce: c.syrup,
      tea: '#6B3A1A',
    },
    prints: {
      menu: menu(staging, 'deep', 'RIPE AT FOUR', [
        ['Date cake', '28'],
        ['Banana pudding', '24'],
        ['Palm sugar toast', '19'],
        ['Coffee, cardamom', '12'],
      ]),
      napkin: patterned(staging, c.banana, c.palm, 1.2),
      plate: marked(staging, 'paper', { size: 0.55 }),
    },
  }),
  shot({
    scene: 'poster',
    camera: 'left',
    light: { mood: 'softbox', azimuth: 215, height: 42, strength: 1.8, colour: '#FFF1DC' },
    develop: { exposure: 0.15 },
    ground: 'plaster',
    colours: { wall: '#E2AE74', floor: '#B98455', frame: c.date, bench: '#8A5A34' },
    prints: {
      left: pictured(staging, 'tile'),
      middle: said(staging, 'accent', { length: 8, size: 0.2 }),
      right: patterned(staging, c.banana, c.palm, 2.6),
    },
  }),
];

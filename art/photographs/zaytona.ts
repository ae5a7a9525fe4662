import { named, patterned, quiet } from '../compositions/prints.ts';
import { zaytonaStaging as staging } from '../compositions/stagings/zaytona.ts';
import { zaytona } from '../identities/zaytona.ts';
import { type Shot, shot } from './photograph.ts';
import { said, signed } from './prints.ts';

const { palette: c } = zaytona;

/** A counter at noon: lime, olive and pimento. */
export const zaytonaShots: readonly Shot[] = [
  shot({
    scene: 'tote',
    camera: 'front',
    light: { mood: 'sun', azimuth: 206, height: 40, gobo: 'leaves', strength: 0.92 },
    ground: 'plaster',
    colours: { wall: '#D6DF62', bag: '#F6EEDA', peg: '#B98A4C', rail: '#B98A4C' },
    prints: {
      bag: signed(staging, 'paper', { size: 0.4 }),
      scarf: patterned(staging, c.lime, c.leaf, 1.2),
    },
  }),
  shot({
    scene: 'bag',
    camera: 'side',
    light: { mood: 'softbox', azimuth: 205, height: 42, strength: 1.6 },
    ground: 'paper',
    colours: { wall: '#FCDF9C', bag: c.leaf, box: c.lime, small: c.pimento, handle: c.paper },
    prints: {
      bag: said(staging, 'deep', { length: 8, size: 0.185, y: 0.1 }),
      box: quiet(staging, 'accent', 0.5),
      small: patterned(staging, c.paper, c.pimento, 0.5),
    },
  }),
  shot({
    scene: 'boxes',
    camera: 'high',
    light: { mood: 'sun', azimuth: 214, height: 38 },
    ground: 'wood',
    colours: { wall: '#C89A5A', large: c.leaf, middle: c.pimento, small: c.paper, lining: c.board },
    prints: {
      large: patterned(staging, c.lime, c.leaf, 0.9),
      middle: patterned(staging, c.paper, c.pimento, 0.6),
      small: named(staging, 'paper', 0.72),
      sheet: patterned(staging, c.shade, c.lime, 0.8),
    },
  }),
];

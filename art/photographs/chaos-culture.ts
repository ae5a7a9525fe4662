import { patterned, quiet } from '../compositions/prints.ts';
import { chaosCultureStaging as staging } from '../compositions/stagings/chaos-culture.ts';
import { chaosCulture } from '../identities/chaos-culture.ts';
import { type Shot, shot } from './photograph.ts';
import { marked, pictured, said } from './prints.ts';

const { palette: c } = chaosCulture;

/** The spiral of rings on one of the colours it grows in. */
const toned = (colour: string) =>
  quiet({ ...staging, tones: { ...staging.tones, accent: colour } }, 'accent', 0.8);

/** A laboratory after hours: ultraviolet, acid, pink. */
export const chaosCultureShots: readonly Shot[] = [
  shot({
    scene: 'poster',
    camera: 'front',
    light: {
      mood: 'rim',
      azimuth: 228,
      height: 44,
      colour: '#FFE9FF',
      sky: '#A58BFF',
      strength: 2.5,
    },
    ground: 'plaster',
    colours: { wall: '#4B2A94', floor: '#2A1A52', frame: c.night, bench: c.pink },
    prints: {
      left: said(staging, 'accent', { length: 10, size: 0.105 }),
      middle: pictured(staging, 'tile'),
      right: patterned(staging, c.night, c.pink, 2),
    },
  }),
  shot({
    scene: 'tote',
    camera: 'left',
    light: { mood: 'sun', azimuth: 318, height: 40, sky: '#F1E6FA' },
    ground: 'plaster',
    colours: { wall: '#F36AAE', bag: c.acid, peg: '#F7F1FF', rail: '#F7F1FF' },
    prints: {
      bag: marked(staging, 'accent', { size: 0.74, y: 0.52 }),
      scarf: patterned(staging, c.mint, c.violet, 1.5),
    },
  }),
  shot({
    scene: 'boxes',
    camera: 'high',
    light: {
      mood: 'rim',
      azimuth: 150,
      height: 44,
      colour: '#FFEAFF',
      sky: '#B39BFF',
      strength: 1.6,
    },
    ground: 'smooth',
    colours: { wall: '#3A1D7A', large: c.acid, middle: c.mint, small: c.pink, lining: c.night },
    prints: {
      large: patterned(staging, c.night, c.acid, 1.5),
      middle: toned(c.mint),
      small: toned(c.pink),
      sheet: patterned(staging, c.glow, c.violet, 1.6),
    },
  }),
];

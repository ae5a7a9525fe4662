import { patterned, quiet } from '../compositions/prints.ts';
import { microcareStaging as staging } from '../compositions/stagings/microcare.ts';
import { microcare } from '../identities/microcare.ts';
import { type Shot, shot } from './photograph.ts';
import { pictured, said, website, wrapped } from './prints.ts';

const { palette: c } = microcare;

/** A workshop bench: board green, coral, and the hours when servers stop. */
export const microcareShots: readonly Shot[] = [
  shot({
    scene: 'cups',
    camera: 'low',
    light: { mood: 'softbox', azimuth: 205, height: 34, strength: 1.3 },
    ground: 'smooth',
    colours: {
      wall: '#126272',
      counter: '#F9B49B',
      lid: c.cream,
      paper: c.cream,
    },
    prints: {
      first: wrapped(staging, 'accent'),
      second: wrapped(staging, 'paper'),
      third: wrapped(staging, 'deep'),
    },
  }),
  shot({
    scene: 'laptop',
    camera: 'right',
    light: {
      mood: 'rim',
      azimuth: 220,
      height: 40,
      colour: '#BFF3F0',
      sky: '#A9D8DC',
      ambience: 1.8,
      strength: 1.3,
    },
    ground: 'smooth',
    colours: {
      wall: c.board,
      desk: '#0E5A68',
      body: '#C3CBCE',
      notebook: c.plaster,
      cup: c.plaster,
    },
    prints: {
      screen: website(staging),
      notebook: quiet(staging, 'accent', 0.5),
    },
  }),
  shot({
    scene: 'poster',
    camera: 'left',
    light: {
      mood: 'rim',
      azimuth: 222,
      height: 40,
      colour: '#D9F6F2',
      sky: '#A9D8DC',
      strength: 2.4,
      ambience: 2,
    },
    ground: 'smooth',
    develop: { exposure: 0.35 },
    colours: {
      wall: '#11606F',
      floor: '#0A4552',
      frame: c.chip,
      bench: '#8E6A4A',
    },
    prints: {
      left: said(staging, 'accent', { length: 10, size: 0.16 }),
      middle: pictured(staging, 'tile'),
      right: patterned(staging, c.plaster, c.cream, 3),
    },
  }),
];

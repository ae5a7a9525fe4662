import { four, fourStaging as staging } from '../identities/four.ts';
import { closeUp, type Shot, shot } from './photograph.ts';
import { mask } from './prints.ts';

const { palette: c } = four;

const soaps = shot({
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
});

/** Limestone in the morning, glycerine and uncoated card; colours that warm as a month does. */
export const fourShots: readonly Shot[] = [soaps, closeUp(soaps, 'name')];

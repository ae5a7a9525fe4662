import { details, envelope, letterhead, named, patterned, quiet } from '../compositions/prints.ts';
import { waggingTailsStaging as staging } from '../compositions/stagings/101-wagging-tails.ts';
import { waggingTails } from '../identities/101-wagging-tails.ts';
import { type Shot, shot } from './photograph.ts';
import { mask, pictured } from './prints.ts';

const { palette: c } = waggingTails;

/** A bright clinic: blue sky, a spotted coat, one red collar. */
export const waggingTailsShots: readonly Shot[] = [
  shot({
    scene: 'storefront',
    camera: 'front',
    light: { mood: 'sun', azimuth: 222, height: 40 },
    ground: 'plaster',
    colours: {
      wall: '#BFE0F5',
      fascia: c.sky,
      letters: c.coat,
      frame: c.spot,
      awning: c.collar,
      stripe: c.coat,
      inside: '#FFE6B8',
      pavement: '#B4BEC6',
    },
    prints: {
      window: pictured(staging, 'wide'),
      name: mask.name(staging),
      blade: mask.mark(staging),
    },
  }),
  shot({
    scene: 'letter',
    camera: 'above',
    light: { mood: 'sun', azimuth: 140, height: 40, gobo: 'window' },
    ground: 'felt',
    colours: { floor: c.sky, envelope: c.spot, pencil: c.collar },
    prints: {
      letter: letterhead(staging),
      envelope: envelope(staging, 'deep'),
      card: quiet(staging, 'deep'),
      card_back: details(staging),
    },
  }),
  shot({
    scene: 'cards',
    camera: 'above',
    light: {
      mood: 'rim',
      azimuth: 140,
      height: 40,
      colour: '#FFF3E6',
      sky: '#E4EDF4',
      strength: 2.2,
      ambience: 1.5,
    },
    ground: 'smooth',
    colours: { floor: c.collar, slab: '#8FCBF2', edge: c.coat },
    prints: {
      front: details(staging),
      back: patterned(staging, c.spot, c.coat),
      second: quiet(staging, 'paper'),
      third: named(staging, 'deep'),
    },
  }),
];

import { details, envelope, letterhead } from '../compositions/prints.ts';
import { rkaStaging as staging } from '../compositions/stagings/rka.ts';
import { rka } from '../identities/rka.ts';
import { type Shot, shot } from './photograph.ts';
import { marked, mask } from './prints.ts';

const { palette: c } = rka;

/** Basalt at night, and one steady green. */
export const rkaShots: readonly Shot[] = [
  shot({
    scene: 'sign',
    camera: 'front',
    light: {
      mood: 'rim',
      azimuth: 215,
      height: 38,
      colour: '#DCEBE3',
      sky: '#9FC4B2',
      strength: 1.9,
      ambience: 2,
    },
    ground: 'concrete',
    colours: {
      wall: '#26332F',
      floor: '#1B2523',
      letters: c.dust,
      mark: c.steady,
      pot: '#3C4C46',
      leaf: '#7DB59A',
      glow: c.signal,
    },
    prints: { name: mask.name(staging), mark: mask.mark(staging), arabic: mask.arabic(staging) },
  }),
  shot({
    scene: 'letter',
    camera: 'above',
    light: {
      mood: 'rim',
      azimuth: 128,
      height: 42,
      colour: '#E4F5EA',
      sky: '#A9D9BF',
      strength: 1.3,
    },
    ground: 'stone',
    colours: { floor: '#22302C', envelope: c.steady, pencil: c.signal },
    prints: {
      letter: letterhead(staging),
      envelope: envelope(staging, 'accent'),
      card: marked(staging, 'deep', { size: 0.62 }),
      card_back: details(staging),
    },
  }),
  shot({
    scene: 'padlock',
    camera: 'front',
    light: {
      mood: 'rim',
      azimuth: 140,
      height: 44,
      colour: '#E4F5EA',
      sky: '#A9D9BF',
      strength: 2,
      ambience: 1.8,
    },
    develop: { exposure: 0.25, bloom: 0.5 },
    ground: 'stone',
    colours: {
      wall: '#22352F',
      body: '#6A7F76',
      shackle: '#C9D6CF',
      name: c.dust,
      light: '#19D870',
      key: '#C9D6CF',
    },
    prints: { name: mask.name(staging) },
  }),
];

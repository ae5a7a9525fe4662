import {
  arabic,
  at,
  ground,
  named,
  patterned,
  quiet,
  text,
  wordmark,
} from '../compositions/prints.ts';
import { gsmsStaging as staging } from '../compositions/stagings/gsms.ts';
import { gsms } from '../identities/gsms.ts';
import { type Shot, shot } from './photograph.ts';
import { mask } from './prints.ts';

const { palette: c } = gsms;

/** What a patient carries home: large enough for a dosage, at arm's length, at night. */
const goingHome = (w: number, h: number) =>
  `${ground(w, h, c.white)}${at(w / 2, h * 0.3, gsms.mark({ size: w * 0.42, colour: c.ward }))}${at(w / 2, h * 0.66, wordmark(staging, w * 0.52, c.pine, 'middle'))}${at(w / 2, h * 0.77, arabic(staging, w * 0.085, c.ward, 'middle'))}${text('Both for six days, not seven.', w / 2, h * 0.9, w * 0.042, c.pine, { anchor: 'middle' })}`;

/** White plaster in daylight, the greens of a ward, and one warm accent for people. */
export const gsmsShots: readonly Shot[] = [
  shot({
    scene: 'sign',
    camera: 'left',
    light: { mood: 'sun', azimuth: 312, height: 42, gobo: 'leaves', sky: '#E2F0EC' },
    ground: 'plaster',
    colours: {
      wall: '#E9F3EE',
      floor: '#B7CFC6',
      letters: c.pine,
      mark: c.ward,
      pot: c.person,
      leaf: c.leaf,
    },
    prints: { name: mask.name(staging), mark: mask.mark(staging), arabic: mask.arabic(staging) },
  }),
  shot({
    scene: 'bag',
    camera: 'low',
    light: { mood: 'softbox', azimuth: 205, height: 46, strength: 1.15 },
    ground: 'smooth',
    colours: {
      wall: '#A9D3C6',
      bag: c.white,
      box: c.ward,
      small: c.white,
      handle: c.person,
      inside: '#C9DDD5',
    },
    prints: {
      bag: goingHome,
      box: patterned(staging, c.lawn, c.ward, 0.7),
      small: quiet(staging, 'paper', 0.56),
    },
  }),
  shot({
    scene: 'storefront',
    camera: 'left',
    light: { mood: 'sun', azimuth: 318, height: 40, sky: '#E6EFF0' },
    ground: 'plaster',
    colours: {
      wall: '#EDF4F0',
      fascia: c.ward,
      letters: c.white,
      frame: c.pine,
      awning: c.ward,
      stripe: c.white,
      inside: '#EAF7F0',
      pavement: '#B9CBC3',
      pot: c.person,
      leaf: c.leaf,
    },
    prints: {
      window: named(staging, 'paper', 0.6),
      name: mask.name(staging),
      blade: mask.mark(staging),
    },
  }),
];

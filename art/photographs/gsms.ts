import { at, ground, named, text, wordmark } from '../compositions/prints.ts';
import { gsmsStaging as staging } from '../compositions/stagings/gsms.ts';
import { gsms } from '../identities/gsms.ts';
import { type Shot, shot } from './photograph.ts';
import { mask } from './prints.ts';

const { palette: c } = gsms;

/** Large enough for a dosage, at arm's length, at night. */
const dosage = (w: number, h: number) =>
  `${ground(w, h, c.white)}<rect y="${h * 0.86}" width="${w}" height="${h * 0.14}" fill="${c.ward}"/>${at(w / 2, h * 0.22, gsms.mark({ size: h * 0.26, colour: c.ward }))}${at(w / 2, h * 0.55, wordmark(staging, h * 0.42, c.pine, 'middle'))}${text('Both for six days,', w / 2, h * 0.68, h * 0.075, c.pine, { anchor: 'middle', weight: 700 })}${text('not seven.', w / 2, h * 0.78, h * 0.075, c.pine, { anchor: 'middle', weight: 700 })}`;

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
    scene: 'kit',
    camera: 'front',
    light: { mood: 'softbox', azimuth: 205, height: 46, strength: 1.15 },
    develop: { exposure: 0.22 },
    ground: 'smooth',
    colours: {
      wall: '#A9D3C6',
      case: c.white,
      band: c.ward,
      handle: c.person,
      metal: '#DCE6E2',
      capsule: c.person,
    },
    prints: { jar: dosage, mark: mask.mark(staging), name: mask.name(staging) },
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

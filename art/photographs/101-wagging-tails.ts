import { named, patterned } from '../compositions/prints.ts';
import { waggingTailsStaging as staging, waggingTails } from '../identities/101-wagging-tails.ts';
import { closeUp, type Shot, shot } from './photograph.ts';
import { mask, pictured } from './prints.ts';

const { palette: c } = waggingTails;

/** Spots all the way round, and the name where a guest of two legs can read it. */
const spotted = (width: number, height: number) => {
  const wide = width * 0.22;
  const name = named(staging, 'paper', 0.94)(wide, height);
  return `${patterned(staging, c.spot, c.coat)(width, height)}<svg x="${(width - wide) / 2}" width="${wide}" height="${height}">${name}</svg>`;
};

const bowl = shot({
  scene: 'bowl',
  camera: 'front',
  light: { mood: 'softbox', azimuth: 140, height: 52, strength: 1.5, ambience: 1.2 },
  ground: 'smooth',
  colours: {
    floor: c.collar,
    inside: c.coat,
    rim: c.coat,
    biscuit: '#C98A4B',
    collar: c.sky,
    metal: '#E8EEF2',
    tag: c.tag,
    mark: c.spot,
  },
  prints: {
    bowl: spotted,
    tag: mask.mark(staging),
  },
});

const front = shot({
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
});

/** A bright clinic: blue sky, a spotted coat, one red collar. */
export const waggingTailsShots: readonly Shot[] = [bowl, front, closeUp(bowl, 'tag')];

import { details, named, patterned, quiet } from '../compositions/prints.ts';
import { lwoniti, lwonitiStaging as staging } from '../identities/lwoniti.ts';
import { closeUp, type Shot, shot } from './photograph.ts';

const { palette: c } = lwoniti;

const ring = shot({
  scene: 'rings',
  camera: 'low',
  light: { mood: 'softbox', azimuth: 165, height: 26, colour: '#FFE3D2', sky: '#7FA39A' },
  develop: { exposure: 0.6 },
  ground: 'smooth',
  colours: { water: '#0B2A24', rock: '#4A4F49', gold: '#F0C98C', sky: '#4C8071' },
  prints: {},
});

const cards = shot({
  scene: 'cards',
  camera: 'high',
  light: { mood: 'rim', azimuth: 150, height: 46, colour: '#FFF0DC', sky: '#CFE0DA' },
  develop: { exposure: 0.4 },
  ground: 'stone',
  colours: { floor: c.pine, slab: '#A8927C', edge: c.gold },
  prints: {
    front: quiet(staging, 'paper'),
    back: patterned(staging, c.gold, c.pine),
    second: named(staging, 'accent'),
    third: details(staging, ['atelier@lwoniti.example', 'lwoniti.example', 'By appointment']),
  },
});

const bag = shot({
  scene: 'bag',
  camera: 'front',
  light: { mood: 'sun', azimuth: 150, height: 40 },
  ground: 'plaster',
  colours: { wall: '#CDB9A5', bag: c.pine, box: c.ivory, small: c.pine, handle: c.gold },
  prints: {
    bag: named(staging, 'accent', 0.7),
    box: quiet(staging, 'paper'),
    small: quiet(staging, 'accent'),
  },
});

/** Night green and gold in a dark room. */
export const lwonitiShots: readonly Shot[] = [ring, cards, bag, closeUp(ring, 'stone')];

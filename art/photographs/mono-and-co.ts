import { named } from '../compositions/prints.ts';
import { monoAndCo, monoAndCoStaging as staging } from '../identities/mono-and-co.ts';
import { closeUp, type Shot, shot } from './photograph.ts';
import { mask } from './prints.ts';

const { palette: c } = monoAndCo;

const chair = shot({
  scene: 'chair',
  camera: 'front',
  light: { mood: 'sun', azimuth: 235, height: 28, ambience: 0.8 },
  ground: 'plaster',
  colours: { wall: c.pigment, floor: '#C93A22', chair: c.lit, card: c.glow },
  prints: { card: named(staging, 'paper'), shadow: mask.mark(staging) },
});

/** One pigment on everything; only hard light tells the sheet from the floor. */
export const monoAndCoShots: readonly Shot[] = [chair, closeUp(chair, 'fold')];

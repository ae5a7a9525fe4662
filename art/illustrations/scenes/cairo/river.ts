import { rect } from '../../../draw/marks.ts';
import type { Scene } from '../scene.ts';
import { felucca, reflection, ripples } from './landmarks.ts';
import { cairo } from './palette.ts';

const { deep, nile, rust } = cairo;

/** A strip of river that the sun of 'Our Vision' sets behind. */
export function river(): Scene {
  const [width, height] = [1440, 270];
  return {
    width,
    height,
    marks: [
      rect(0, 84, width, height - 84, nile),
      rect(0, 84, width, 6, deep),
      reflection(1008, 104, 900, 6, 24, rust),
      ripples([
        [80, 144, 120],
        [420, 232, 80],
        [180, 214, 60],
      ]),
      felucca(330, 196, 124),
    ].join(''),
  };
}

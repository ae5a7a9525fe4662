import type { Point } from '../../draw/svg.ts';
import { house } from '../../house.ts';
import { drawFace, grey, lock, path, shoulders } from '../head.ts';
import type { Sitter } from '../sitter.ts';

export const elenaMarquez: Sitter = {
  slug: 'elena-marquez',
  ground: 'ink',
  disc: 'yellow',
  discAt: [560, 620],
  discR: 480,
  face: {
    skin: 0.25,
    width: 0.96,
    jaw: 0.93,
    chin: 0.92,
    turn: -0.36,
    tilt: -2,
    smile: 0.16,
    lips: 1.15,
    lipTone: 0.5,
    brow: { weight: 0.95, arch: 0.5, tone: 0.95 },
    eye: { open: 1, lash: 0.85 },
    nose: { length: 1, width: 0.96 },
    gaze: -0.7,
  },
  accents: [{ at: [806, 764], r: 26, colour: house.blue }],
  draw: (face) => {
    const back: Point[] = [
      [590, 266],
      [440, 300],
      [350, 430],
      [322, 640],
      [300, 860],
      [290, 1080],
      [330, 1300],
      [470, 1330],
      [600, 1200],
      [740, 1330],
      [880, 1290],
      [910, 1070],
      [890, 850],
      [868, 630],
      [846, 430],
      [744, 298],
    ];
    const right: [Point[], Point[]] = [
      [
        [566, 322],
        [690, 384],
        [768, 474],
        [798, 590],
        [800, 740],
        [790, 900],
        [776, 1100],
        [770, 1300],
      ],
      [
        [566, 288],
        [700, 264],
        [830, 380],
        [874, 560],
        [894, 760],
        [914, 960],
        [926, 1150],
        [890, 1320],
      ],
    ];
    const left: [Point[], Point[]] = [
      [
        [566, 322],
        [470, 380],
        [414, 476],
        [398, 590],
        [398, 740],
        [406, 900],
        [424, 1100],
        [432, 1310],
      ],
      [
        [556, 288],
        [430, 288],
        [346, 420],
        [322, 600],
        [304, 780],
        [288, 960],
        [280, 1150],
        [320, 1320],
      ],
    ];
    return `${path(back, grey(0.98))}<path d="M440 980H760V1340H440Z" fill="${grey(0.98)}"/>${drawFace(face, { ears: false })}${shoulders(0.1, { width: 0.98, neckline: 'L600 1300L738 1030', shadow: 0.5 })}<path d="M462 1030L600 1300L738 1030" fill="none" stroke="${grey(0.9)}" stroke-width="10"/>${lock(...left, { count: 4, base: 1, tone: [0.4, 0.7], weight: 20, seed: 61 })}${lock(...right, { count: 3, base: 1, tone: [0.6, 0.8], weight: 20, seed: 63 })}`;
  },
};

import type { Point } from '../../draw/svg.ts';
import { house } from '../../house.ts';
import { collar, lapels } from '../clothes.ts';
import { drawFace, grey, lock, path, shoulders } from '../head.ts';
import type { Sitter } from '../sitter.ts';

export const lailaHassan: Sitter = {
  slug: 'laila-hassan',
  ground: 'mist',
  disc: 'yellow',
  discAt: [650, 600],
  discR: 470,
  face: {
    skin: 0.12,
    width: 0.97,
    jaw: 0.94,
    turn: 0.28,
    tilt: -4,
    smile: 0.62,
    lips: 0.95,
    lipTone: 0.5,
    brow: { weight: 0.95, arch: 0.6, tone: 0.85 },
    eye: { open: 0.92, lash: 0.55 },
    nose: { length: 1.05 },
    age: 0.55,
  },
  accents: [{ at: [392, 742], r: 19, colour: house.blue }],
  draw: (face) => {
    const back: Point[] = [
      [600, 264],
      [440, 296],
      [350, 430],
      [332, 620],
      [330, 800],
      [400, 920],
      [600, 900],
      [800, 930],
      [870, 800],
      [872, 600],
      [850, 420],
      [760, 296],
    ];
    const right: [Point[], Point[]] = [
      [
        [532, 330],
        [640, 366],
        [744, 440],
        [792, 548],
        [806, 660],
        [800, 790],
        [764, 896],
      ],
      [
        [520, 292],
        [660, 258],
        [796, 318],
        [866, 450],
        [894, 620],
        [892, 790],
        [836, 934],
      ],
    ];
    const left: [Point[], Point[]] = [
      [
        [532, 330],
        [462, 392],
        [410, 480],
        [396, 590],
        [398, 700],
        [410, 806],
        [446, 900],
      ],
      [
        [520, 292],
        [414, 304],
        [346, 420],
        [320, 580],
        [310, 720],
        [322, 836],
        [376, 930],
      ],
    ];
    return `${path(back, grey(0.96))}${drawFace(face, { ears: false })}${shoulders(0.9, { width: 1.02 })}${collar(0.02)}${lapels}${lock(...left, { count: 20, base: 0.86, tone: [0.3, 0.95], weight: 7, seed: 3 })}${lock(...right, { count: 24, base: 0.94, tone: [0.5, 1], weight: 8, seed: 5 })}${lock(...right, { count: 5, base: 0, tone: [0, 0.1], weight: 8, seed: 9, from: 0.04, to: 0.26 })}`;
  },
};

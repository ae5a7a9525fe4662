import { n, type Point, polar, times } from '../../draw/svg.ts';
import { house } from '../../house.ts';
import { collar } from '../clothes.ts';
import { drawFace, glasses, grey, lock, path, shoulders, toAnchors } from '../head.ts';
import type { Sitter } from '../sitter.ts';

export const graceWhitfield: Sitter = {
  slug: 'grace-whitfield',
  ground: 'paper',
  disc: 'yellow',
  discAt: [540, 640],
  discR: 470,
  face: {
    skin: 0.05,
    width: 0.96,
    jaw: 0.95,
    chin: 0.98,
    turn: 0.24,
    tilt: 5,
    smile: 0.75,
    lips: 0.8,
    lipTone: 0.42,
    brow: { weight: 0.7, arch: 0.45, tone: 0.55 },
    eye: { open: 0.74, lash: 0.35 },
    nose: { length: 1.02, width: 0.92 },
    age: 0.85,
  },
  accents: [{ at: [414, 722], r: 17, colour: house.blue }],
  draw: (face) => {
    const a = toAnchors(face);
    const sweep: [Point[], Point[]] = [
      [
        [716, 330],
        [640, 410],
        [520, 452],
        [440, 500],
        [412, 580],
        [404, 668],
      ],
      [
        [704, 268],
        [580, 258],
        [450, 300],
        [374, 410],
        [360, 540],
        [384, 676],
      ],
    ];
    const rest: [Point[], Point[]] = [
      [
        [700, 330],
        [744, 408],
        [790, 480],
        [804, 570],
        [800, 670],
      ],
      [
        [690, 268],
        [780, 290],
        [848, 390],
        [862, 530],
        [832, 690],
      ],
    ];
    const pearls = times(9, (i) => {
      const [x, y] = polar([600, 930], 150, 150 - i * 15);
      return `<circle cx="${n(x)}" cy="${n(y + 10)}" r="16" fill="${grey(0)}" stroke="${grey(0.7)}" stroke-width="5"/>`;
    });
    const cap: Point[] = [
      [400, 640],
      [372, 470],
      [440, 320],
      [600, 270],
      [760, 300],
      [840, 430],
      [820, 640],
      [790, 480],
      [700, 330],
      [560, 420],
      [430, 500],
    ];
    return `<ellipse cx="610" cy="520" rx="210" ry="200" fill="${grey(0.5)}"/>${drawFace(face)}${path(cap, grey(0.25))}<ellipse cx="730" cy="372" rx="80" ry="76" fill="${grey(0.2)}"/>${shoulders(0.95, { width: 0.96, shadow: 0 })}${collar(0.02)}${pearls}${lock(...rest, { count: 16, base: 0.4, tone: [0.1, 0.85], weight: 8, seed: 16 })}${lock(...sweep, { count: 26, base: 0.2, tone: [0, 0.6], weight: 8, seed: 14 })}${glasses(a, { rx: 78, ry: 60, corner: 46, weight: 8 })}`;
  },
};

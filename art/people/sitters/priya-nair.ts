import { random } from '../../draw/random.ts';
import { n, type Point, times } from '../../draw/svg.ts';
import { house } from '../../house.ts';
import { drawFace, grey, lock, path, shoulders } from '../head.ts';
import type { Sitter } from '../sitter.ts';

/** A plait from its top to its end: two strands that cross in turn. */
function plait(from: Point, to: Point, turns: number): string {
  const chance = random(71);
  return times(turns, (i) => {
    const t = i / (turns - 1);
    const side = i % 2 === 0 ? -1 : 1;
    const r = 74 - t * 24;
    const x = from[0] + (to[0] - from[0]) * t + side * r * 0.4;
    const y = from[1] + (to[1] - from[1]) * t;
    const strands = times(
      4,
      (k) =>
        `<path d="M${n(-r * 0.78)} ${n((k - 1.5) * r * 0.24)}Q0 ${n((k - 1.5) * r * 0.34 - 10)} ${n(r * 0.78)} ${n((k - 1.5) * r * 0.24)}" fill="none" stroke="${grey(chance.between(0.25, 0.65))}" stroke-width="6" stroke-linecap="round"/>`,
    );
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${side * -38})"><ellipse rx="${n(r)}" ry="${n(r * 0.58)}" fill="${grey(0.98)}" stroke="${grey(0)}" stroke-width="8"/>${strands}</g>`;
  });
}

export const priyaNair: Sitter = {
  slug: 'priya-nair',
  ground: 'mist',
  disc: 'blue',
  discAt: [600, 600],
  discR: 480,
  face: {
    skin: 0.22,
    width: 0.95,
    jaw: 0.92,
    chin: 0.9,
    turn: 0.24,
    tilt: 9,
    teeth: true,
    smile: 1,
    lips: 1.2,
    lipTone: 0.5,
    brow: { weight: 1.05, arch: 0.5, tone: 1 },
    eye: { open: 0.9, lash: 0.9 },
    nose: { length: 0.98, width: 1.02 },
  },
  accents: [
    { at: [390, 752], r: 15, colour: house.yellow },
    { at: [390, 790], r: 22, colour: house.yellow },
    { at: [571, 724], r: 7, colour: house.yellow },
  ],
  draw: (face) => {
    const back: Point[] = [
      [610, 280],
      [450, 300],
      [366, 420],
      [352, 600],
      [384, 760],
      [430, 880],
      [600, 930],
      [770, 880],
      [824, 760],
      [852, 600],
      [840, 420],
      [756, 300],
    ];
    const left: [Point[], Point[]] = [
      [
        [600, 356],
        [500, 384],
        [436, 450],
        [410, 540],
        [398, 640],
        [396, 720],
      ],
      [
        [610, 276],
        [460, 288],
        [372, 400],
        [346, 540],
        [350, 680],
        [376, 790],
      ],
    ];
    const right: [Point[], Point[]] = [
      [
        [600, 356],
        [700, 390],
        [766, 456],
        [794, 548],
        [804, 640],
        [802, 720],
      ],
      [
        [610, 276],
        [756, 288],
        [838, 400],
        [860, 540],
        [856, 680],
        [824, 800],
      ],
    ];
    const hem = times(
      9,
      (i) =>
        `<circle cx="${n(478 + i * 30.5)}" cy="${n(1052 + Math.sin(((i + 0.5) / 9) * Math.PI) * 44)}" r="11" fill="${grey(0)}"/>`,
    );
    return `${path(back, grey(0.98))}${drawFace(face, { ears: false })}${shoulders(0.9, { width: 0.98, shadow: 0.1 })}<path d="M462 1030C520 1092 680 1092 738 1030" fill="none" stroke="${grey(0)}" stroke-width="9"/><path d="M440 1048C510 1132 690 1132 760 1048" fill="none" stroke="${grey(0)}" stroke-width="9"/>${hem}${lock(...left, { count: 16, base: 0.98, tone: [0.4, 1], weight: 8, seed: 73 })}${lock(...right, { count: 16, base: 0.98, tone: [0.5, 1], weight: 8, seed: 74 })}${plait([812, 908], [786, 1390], 12)}`;
  },
};

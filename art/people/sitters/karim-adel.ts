import { beard, curls } from '../hair.ts';
import { drawFace, grey, path, shoulders } from '../head.ts';
import type { Sitter } from '../sitter.ts';

export const karimAdel: Sitter = {
  slug: 'karim-adel',
  ground: 'ink',
  disc: 'yellow',
  discAt: [600, 640],
  discR: 480,
  face: {
    skin: 0.2,
    width: 1.02,
    jaw: 1.04,
    turn: 0.2,
    tilt: 7,
    smile: 1,
    teeth: true,
    lips: 0.95,
    lipTone: 0.6,
    brow: { weight: 1.2, arch: 0.25, tone: 0.98, lift: 0.5 },
    eye: { open: 0.62, lash: 0.25 },
    nose: { length: 1.1, width: 1.06 },
    age: 0.2,
  },
  draw: (face) =>
    `${drawFace(face)}${beard(face, { length: 22, tone: 0.86, cheek: 4, seed: 21 })}${shoulders(0.12, { width: 1.06, shadow: 0.62 })}<path d="M462 1030C520 1092 680 1092 738 1030" fill="none" stroke="${grey(0.5)}" stroke-width="12"/>${path(
      [
        [400, 560],
        [392, 480],
        [420, 400],
        [520, 356],
        [640, 348],
        [740, 380],
        [800, 450],
        [806, 560],
        [786, 520],
        [760, 452],
        [660, 410],
        [520, 414],
        [440, 456],
        [416, 520],
      ],
      grey(0.94),
    )}${curls({ count: 130, seed: 6, r: [19, 34], tone: [0.72, 0.98] }, (t, chance) => {
      const angle = 196 + t * 148;
      const far = chance.between(172, 268);
      return [
        600 + Math.cos((angle * Math.PI) / 180) * far * 0.86,
        520 + Math.sin((angle * Math.PI) / 180) * far,
      ];
    })}`,
};

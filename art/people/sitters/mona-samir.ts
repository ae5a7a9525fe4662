import { times } from '../../draw/svg.ts';
import { house } from '../../house.ts';
import { curls } from '../hair.ts';
import { drawFace, glasses, grey, shoulders, toAnchors } from '../head.ts';
import type { Sitter } from '../sitter.ts';

export const monaSamir: Sitter = {
  slug: 'mona-samir',
  ground: 'mist',
  disc: 'blue',
  discAt: [660, 560],
  discR: 500,
  face: {
    skin: 0.14,
    width: 0.95,
    jaw: 0.9,
    chin: 0.9,
    turn: -0.18,
    tilt: -7,
    teeth: true,
    smile: 0.85,
    lips: 1,
    lipTone: 0.5,
    freckles: true,
    brow: { weight: 1, arch: 0.4, tone: 0.9, lift: 0.5 },
    eye: { open: 0.95, lash: 0.6 },
    nose: { length: 0.94, width: 0.96 },
  },
  accents: [
    { at: [388, 748], r: 15, colour: house.yellow },
    { at: [806, 748], r: 15, colour: house.yellow },
  ],
  draw: (face) => {
    const a = toAnchors(face);
    const cloud = (
      seed: number,
      count: number,
      near: number,
      far: number,
      from: number,
      to: number,
    ) =>
      curls({ count, seed, r: [26, 52], tone: [0.62, 0.98] }, (t, chance) => {
        const angle = ((from + (to - from) * t) * Math.PI) / 180;
        const reach = chance.between(near, far);
        return [600 + Math.cos(angle) * reach, 610 + Math.sin(angle) * reach * 1.06];
      });
    return `${cloud(31, 190, 150, 352, 140, 400)}${drawFace(face, { ears: false })}${shoulders(0.03, { width: 0.98, shadow: 0.3 })}<g clip-path="url(#garment)" fill="none" stroke="${grey(1)}" stroke-width="22">${times(8, (i) => `<path d="M100 ${1160 + i * 62}Q600 ${1230 + i * 62} 1100 ${1160 + i * 62}"/>`)}</g><path d="M462 1030C520 1092 680 1092 738 1030" fill="none" stroke="${grey(0.7)}" stroke-width="20"/>${cloud(7, 64, 244, 330, 196, 344)}${cloud(12, 30, 236, 330, 146, 198)}${cloud(15, 30, 236, 330, 342, 394)}${glasses(a, { rx: 84, ry: 78, corner: 78, weight: 13 })}`;
  },
};

import { curve, type Point } from '../../draw/svg.ts';
import { collar } from '../clothes.ts';
import { beard } from '../hair.ts';
import { drawFace, glasses, grey, shoulders, toAnchors } from '../head.ts';
import type { Sitter } from '../sitter.ts';

export const marcusBell: Sitter = {
  slug: 'marcus-bell',
  ground: 'paper',
  disc: 'yellow',
  discAt: [620, 620],
  discR: 480,
  face: {
    skin: 0.27,
    width: 1.04,
    jaw: 1.04,
    turn: 0.18,
    tilt: -1,
    smile: 0.5,
    lips: 1.1,
    lipTone: 0.4,
    brow: { weight: 0.9, arch: 0.35, tone: 0.1, lift: 0.2 },
    eye: { open: 0.92, lash: 0.2 },
    nose: { length: 1.04, width: 1.2 },
    age: 0.8,
    gaze: 0.55,
  },
  draw: (face) => {
    const { skin } = face;
    const skull: Point[] = [
      [390, 560],
      [394, 440],
      [460, 320],
      [600, 272],
      [740, 320],
      [808, 440],
      [812, 560],
      [740, 520],
      [600, 500],
      [460, 520],
    ];
    const light = `<g filter="url(#b18)"><path d="M380 250H820V420H380Z" fill="${grey(skin)}"/><path d="M690 250Q770 380 780 560H860V250Z" fill="${grey(skin + 0.42)}"/><ellipse cx="520" cy="356" rx="84" ry="38" fill="#fff" opacity=".5" transform="rotate(-18 520 356)"/></g>`;
    const crown = `<clipPath id="skull"><path d="${curve(skull, true)}"/></clipPath><path d="${curve(skull, true)}" fill="${grey(skin)}"/>`;
    return `${crown}${drawFace(face, { hairline: false })}<g clip-path="url(#skull)">${light}</g>${beard(face, { length: 40, tone: 0.14, cheek: 16, seed: 52 })}${shoulders(0.8, { width: 1.1, shadow: 0.2 })}${collar(0.3)}${glasses(toAnchors(face), { rx: 82, ry: 74, corner: 74, weight: 11 })}`;
  },
};

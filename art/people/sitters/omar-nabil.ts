import type { Point } from '../../draw/svg.ts';
import { drawFace, glasses, grey, lock, path, shoulders, toAnchors } from '../head.ts';
import type { Sitter } from '../sitter.ts';

export const omarNabil: Sitter = {
  slug: 'omar-nabil',
  ground: 'mist',
  disc: 'yellow',
  discAt: [590, 590],
  discR: 460,
  face: {
    skin: 0.1,
    width: 0.96,
    jaw: 0.97,
    chin: 1.05,
    turn: 0.34,
    tilt: 1,
    smile: 0.12,
    lips: 0.95,
    lipTone: 0.46,
    brow: { weight: 1.05, arch: 0.3, tone: 0.95, lift: 1.1 },
    eye: { open: 1, lash: 0.15 },
    nose: { length: 1.12, width: 1 },
  },
  draw: (face) => {
    const a = toAnchors(face);
    const stubble = `<path d="M396 690Q420 790 510 790L560 762H690L720 790Q790 780 806 690L800 960H400Z" fill="${grey(0.4)}" filter="url(#b18)" opacity=".9"/>`;
    const hair: Point[] = [
      [396, 560],
      [376, 470],
      [404, 350],
      [520, 276],
      [680, 270],
      [800, 330],
      [838, 440],
      [808, 570],
      [792, 500],
      [772, 440],
      [700, 420],
      [600, 408],
      [520, 372],
      [470, 420],
      [428, 470],
      [414, 520],
    ];
    const hood = `<path d="M300 1120Q360 960 470 930Q430 1040 600 1130Q770 1040 730 930Q840 960 900 1120L860 1230Q600 1330 340 1230Z" fill="${grey(0.66)}"/><path d="M470 930Q420 1060 600 1136Q780 1060 730 930" fill="none" stroke="${grey(0.95)}" stroke-width="14"/><path d="M540 1160V1330M664 1160V1300" stroke="${grey(0.02)}" stroke-width="12" stroke-linecap="round"/>`;
    const sweep: [Point[], Point[]] = [
      [
        [470, 420],
        [540, 384],
        [640, 400],
        [730, 430],
        [790, 500],
        [806, 580],
      ],
      [
        [450, 330],
        [540, 270],
        [680, 262],
        [800, 320],
        [842, 430],
        [820, 570],
      ],
    ];
    return `${drawFace(face, { under: stubble })}${path(hair, grey(0.94))}${lock(...sweep, { count: 22, base: 0.94, tone: [0.35, 1], weight: 9, seed: 2 })}${shoulders(0.62, { width: 1.04, shadow: 0.34 })}${hood}${glasses(a, { rx: 82, ry: 62, corner: 22, weight: 14 })}`;
  },
};

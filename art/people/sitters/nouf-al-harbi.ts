import { curve, type Point } from '../../draw/svg.ts';
import { shadow } from '../clothes.ts';
import { drawFace, grey, path, strokes } from '../head.ts';
import type { Sitter } from '../sitter.ts';

export const noufAlHarbi: Sitter = {
  slug: 'nouf-al-harbi',
  ground: 'paper',
  disc: 'blue',
  discAt: [560, 620],
  discR: 480,
  face: {
    skin: 0.1,
    width: 0.95,
    jaw: 0.9,
    chin: 0.92,
    turn: -0.26,
    tilt: 5,
    smile: 0.3,
    lips: 1,
    lipTone: 0.5,
    brow: { weight: 0.95, arch: 0.5, tone: 0.95 },
    eye: { open: 1.08, lash: 1, crease: 1.2 },
    nose: { length: 1.02, width: 0.92 },
    gaze: -0.6,
  },
  draw: (face) => {
    const outer: Point[] = [
      [586, 262],
      [430, 300],
      [342, 440],
      [326, 640],
      [352, 830],
      [330, 1000],
      [210, 1150],
      [150, 1500],
      [1050, 1500],
      [1000, 1170],
      [850, 1010],
      [838, 840],
      [868, 640],
      [846, 430],
      [744, 296],
    ];
    const wrap: Point[] = [
      [372, 830],
      [470, 930],
      [600, 962],
      [740, 920],
      [824, 824],
      [866, 930],
      [800, 1080],
      [640, 1150],
      [460, 1120],
      [344, 1010],
    ];
    const opening: Point[] = [
      [586, 372],
      [480, 404],
      [416, 500],
      [404, 640],
      [424, 770],
      [486, 874],
      [590, 926],
      [690, 884],
      [762, 780],
      [786, 640],
      [774, 500],
      [706, 404],
    ];
    const folds = strokes(
      [
        [
          [452, 336],
          [380, 460],
          [366, 640],
          [396, 820],
        ],
        [
          [420, 350],
          [352, 520],
          [350, 700],
        ],
        [
          [380, 960],
          [520, 1040],
          [700, 1030],
          [816, 930],
        ],
        [
          [356, 1010],
          [520, 1104],
          [700, 1096],
          [838, 990],
        ],
        [
          [300, 1180],
          [420, 1240],
          [520, 1400],
        ],
        [
          [260, 1280],
          [340, 1340],
          [380, 1500],
        ],
      ],
      0.36,
      15,
      'filter="url(#b4)"',
    );
    return `${path(outer, grey(0.9))}${drawFace(face, { ears: false, neck: false })}<path d="M0 0H1200V1500H0Z ${curve(opening, true)}" fill="${grey(0.9)}" fill-rule="evenodd" clip-path="url(#veil)"/><clipPath id="veil"><path d="${curve(outer, true)}"/></clipPath><path d="${curve(opening, true)}" fill="none" stroke="${grey(1)}" stroke-width="16" filter="url(#b4)"/><path d="${curve(
      [
        [586, 366],
        [480, 398],
        [410, 500],
        [398, 640],
        [418, 772],
        [482, 880],
      ],
    )}" fill="none" stroke="${grey(0.4)}" stroke-width="9"/>${path(wrap, grey(0.84))}${folds}<g clip-path="url(#veil)">${shadow('M760 320Q900 520 850 860Q880 1000 1060 1200V300Z', 1, 'b18')}</g>`;
  },
};

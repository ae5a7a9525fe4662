import { random } from '../../draw/random.ts';
import { curve, n, type Point, times } from '../../draw/svg.ts';
import { house } from '../../house.ts';
import { shadow } from '../clothes.ts';
import { drawFace, glasses, grey, path, strokes, toAnchors } from '../head.ts';
import type { Sitter } from '../sitter.ts';

const scarf: Point[] = [
  [590, 246],
  [430, 282],
  [340, 420],
  [322, 640],
  [352, 830],
  [316, 990],
  [206, 1120],
  [140, 1500],
  [1060, 1500],
  [1004, 1140],
  [866, 1000],
  [842, 840],
  [876, 640],
  [852, 420],
  [752, 280],
];

const opening: Point[] = [
  [600, 396],
  [484, 424],
  [414, 516],
  [402, 640],
  [424, 770],
  [486, 876],
  [600, 930],
  [700, 884],
  [766, 780],
  [790, 640],
  [776, 512],
  [712, 424],
];

const wrap: Point[] = [
  [368, 826],
  [470, 934],
  [600, 966],
  [744, 920],
  [830, 820],
  [880, 930],
  [812, 1090],
  [640, 1164],
  [450, 1130],
  [336, 1010],
];

/** The print of the scarf: dots that lie in rows, as cloth is printed, a little moved by its folds. */
function print(): string {
  const chance = random(91);
  return times(20, (row) =>
    times(
      15,
      (column) =>
        `<circle cx="${n(130 + column * 68 + (row % 2) * 34 + chance.between(-5, 5))}" cy="${n(230 + row * 62 + chance.between(-5, 5))}" r="17" fill="${grey(0.98)}"/>`,
    ),
  );
}

export const hodaMansour: Sitter = {
  slug: 'hoda-mansour',
  ground: 'ink',
  disc: 'blue',
  discAt: [640, 590],
  discR: 480,
  face: {
    skin: 0.26,
    width: 1,
    jaw: 1.02,
    turn: 0.2,
    tilt: -7,
    teeth: true,
    smile: 1,
    lips: 0.9,
    lipTone: 0.7,
    brow: { weight: 1, arch: 0.45, tone: 1, lift: 0.9 },
    eye: { open: 0.7, lash: 0.8 },
    nose: { length: 1.02, width: 1.08 },
    age: 0.55,
  },
  accents: [{ at: [470, 1090], r: 24, colour: house.yellow }],
  draw: (face) => {
    const folds = strokes(
      [
        [
          [470, 320],
          [392, 440],
          [366, 620],
          [388, 790],
        ],
        [
          [380, 950],
          [520, 1046],
          [700, 1034],
          [830, 920],
        ],
        [
          [352, 1010],
          [520, 1110],
          [700, 1100],
          [856, 980],
        ],
        [
          [720, 1150],
          [760, 1280],
          [760, 1490],
        ],
        [
          [330, 1120],
          [280, 1260],
          [270, 1490],
        ],
      ],
      0.9,
      13,
      'filter="url(#b4)"',
    );
    return `${path(scarf, grey(0.06))}${drawFace(face, { ears: false, neck: false })}<clipPath id="scarf"><path d="${curve(scarf, true)}"/></clipPath><g clip-path="url(#scarf)"><path d="M0 0H1200V1500H0Z ${curve(opening, true)}" fill="${grey(0.06)}" fill-rule="evenodd"/><clipPath id="cloth"><path d="M0 0H1200V1500H0Z ${curve(opening, true)}" clip-rule="evenodd"/></clipPath><g clip-path="url(#cloth)">${print()}${shadow('M760 260Q900 520 850 860Q880 1000 1000 1500H1200V260Z', 0.5, 'b34')}</g></g><path d="${curve(opening, true)}" fill="none" stroke="${grey(1)}" stroke-width="17"/>${path(wrap, grey(0.02))}<clipPath id="wrap"><path d="${curve(wrap, true)}"/></clipPath><g clip-path="url(#wrap)">${print()}</g><path d="${curve(wrap, true)}" fill="none" stroke="${grey(1)}" stroke-width="14"/>${folds}${glasses(toAnchors(face), { rx: 80, ry: 64, corner: 34, weight: 13 })}`;
  },
};

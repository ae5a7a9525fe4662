import { curve, n, type Point, times } from '../../draw/svg.ts';
import { shadow } from '../clothes.ts';
import { beard } from '../hair.ts';
import { drawFace, grey, path, shoulders, strokes } from '../head.ts';
import type { Sitter } from '../sitter.ts';

export const faisalAlOtaibi: Sitter = {
  slug: 'faisal-al-otaibi',
  ground: 'ink',
  disc: 'blue',
  discAt: [640, 640],
  discR: 490,
  face: {
    skin: 0.2,
    width: 1,
    jaw: 1.02,
    turn: 0.3,
    tilt: 0,
    smile: 0.35,
    lips: 0.9,
    lipTone: 0.62,
    brow: { weight: 1.15, arch: 0.3, tone: 1 },
    eye: { open: 0.88, lash: 0.2 },
    nose: { length: 1.14, width: 1.04 },
    age: 0.45,
    gaze: -0.45,
  },
  draw: (face) => {
    const cloth: Point[] = [
      [600, 250],
      [450, 280],
      [360, 390],
      [330, 560],
      [318, 760],
      [270, 960],
      [190, 1180],
      [180, 1500],
      [520, 1500],
      [500, 1260],
      [452, 1060],
      [412, 900],
      [398, 720],
      [398, 560],
      [430, 430],
      [520, 380],
      [600, 372],
      [690, 380],
      [776, 430],
      [806, 560],
      [806, 720],
      [792, 900],
      [780, 1060],
      [850, 1260],
      [900, 1500],
      [1020, 1500],
      [1000, 1180],
      [930, 960],
      [880, 760],
      [872, 560],
      [842, 390],
      [752, 280],
    ];
    const check = times(8, (i) =>
      times(12, (j) => {
        const x = 250 + i * 26;
        const y = 760 + j * 64 + i * 12;
        return `<path d="M${n(x - j * 5)} ${n(y)}l16 8l-5 18l-16 -8Z" fill="${grey(0.62)}"/>`;
      }),
    );
    const agal = (y: number) =>
      `<path d="M362 ${y}Q600 ${y - 66} 842 ${y}" fill="none" stroke="${grey(1)}" stroke-width="31" stroke-linecap="round"/><path d="M372 ${y - 8}Q600 ${y - 74} 700 ${y - 48}" fill="none" stroke="${grey(0.45)}" stroke-width="5" stroke-linecap="round"/>`;
    const folds = strokes(
      [
        [
          [430, 470],
          [376, 640],
          [366, 820],
          [300, 1060],
        ],
        [
          [402, 760],
          [380, 940],
          [300, 1200],
          [280, 1490],
        ],
        [
          [440, 1060],
          [420, 1240],
          [420, 1490],
        ],
        [
          [810, 760],
          [830, 940],
          [920, 1200],
          [950, 1490],
        ],
        [
          [500, 300],
          [470, 340],
          [440, 400],
        ],
        [
          [580, 372],
          [600, 330],
          [600, 280],
        ],
      ],
      0.5,
      11,
      'filter="url(#b4)"',
    );
    const thobe = `<path d="M468 960Q600 1040 732 960L746 1040Q600 1120 454 1040Z" fill="${grey(0.03)}"/><path d="M600 1076V1500" stroke="${grey(0.4)}" stroke-width="7"/>${times(3, (i) => `<circle cx="600" cy="${1140 + i * 110}" r="10" fill="${grey(0.5)}"/>`)}`;
    return `<ellipse cx="600" cy="560" rx="216" ry="200" fill="${grey(0.5)}"/>${drawFace(face, { ears: false })}${beard(face, { length: 14, tone: 0.84, cheek: 12, seed: 40 })}${shoulders(0.06, { width: 1.08, shadow: 0.5 })}${thobe}<path d="${curve(
      [
        [398, 560],
        [400, 640],
        [404, 760],
      ],
    )}" stroke="${grey(0.8)}" stroke-width="30" fill="none" filter="url(#b9)"/><clipPath id="ghutra"><path d="${curve(cloth, true)}"/></clipPath>${path(cloth, grey(0.04))}<g clip-path="url(#ghutra)">${check}${folds}${shadow('M806 300Q900 600 850 900Q900 1100 940 1500H1100V300Z', 0.62)}</g><path d="M414 470Q600 380 790 470" fill="none" stroke="${grey(0.6)}" stroke-width="20" filter="url(#b9)"/>${agal(376)}${agal(336)}`;
  },
};

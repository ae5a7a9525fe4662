import { random } from '../draw/random.ts';
import { curve, n, type Point, polar, times } from '../draw/svg.ts';
import { house } from '../house.ts';
import {
  drawFace,
  type Face,
  glasses,
  grey,
  lock,
  path,
  shoulders,
  strokes,
  toAnchors,
} from './head.ts';

/** One member of the sample team, as a drawing on a transparent ground. */
export type Sitter = {
  /** File name of the portrait. */
  slug: string;
  face: Face;
  ground: 'mist' | 'paper' | 'ink';
  disc: 'blue' | 'yellow';
  /** Middle and radius of the disc, in the picture. */
  discAt: Point;
  discR: number;
  /** Dots of jewellery, in the drawing's own coordinates. */
  accents?: readonly { at: Point; r: number; colour: string }[];
  draw: (face: Face) => string;
};

const shadow = (d: string, tone: number, filter = 'b18') =>
  `<path d="${d}" fill="${grey(tone)}" filter="url(#${filter})"/>`;

/** A head of curls: discs, each with its own light. */
function curls(
  options: {
    count: number;
    seed: number;
    r: readonly [number, number];
    tone: readonly [number, number];
  },
  place: (t: number, chance: ReturnType<typeof random>) => Point,
): string {
  const chance = random(options.seed);
  return times(options.count, (i) => {
    const [x, y] = place(i / options.count, chance);
    const r = chance.between(options.r[0], options.r[1]);
    const tone = chance.between(options.tone[0], options.tone[1]) + (x > 640 ? 0.12 : 0);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${grey(tone)}"/><path d="M${n(x - r * 0.6)} ${n(y + r * 0.1)}A${n(r * 0.6)} ${n(r * 0.6)} 0 0 1 ${n(x + r * 0.2)} ${n(y - r * 0.58)}" fill="none" stroke="${grey(Math.max(0.12, tone - 0.52))}" stroke-width="${n(r * 0.24)}" stroke-linecap="round"/>`;
  });
}

/** Beard along the jaw, with the mouth left free. */
function beard(
  face: Face,
  options: { length: number; tone: number; cheek: number; seed: number; moustache?: boolean },
): string {
  const a = toAnchors(face);
  const x = a.middle + a.turn * 16;
  const { length, tone, cheek, seed, moustache = true } = options;
  const outer: Point[] = [
    [600 - a.cheek * 0.99, 650],
    [600 - a.jaw * 1.1, 790],
    [600 - a.chin * 1.8, 880 + length * 0.4],
    [600 - a.chin * 0.7 + a.turn * 22, a.chinY + length],
    [600 + a.chin * 0.7 + a.turn * 22, a.chinY + length],
    [600 + a.chin * 1.8, 880 + length * 0.4],
    [600 + a.jaw * 1.1, 790],
    [600 + a.cheek * 0.99, 650],
    [600 + a.cheek * 0.86, 690 + cheek],
    [x + 128, 752 + cheek],
    [x + 92, 764],
    [x + 56, 752],
    [x, 760],
    [x - 56, 752],
    [x - 92, 764],
    [x - 128, 752 + cheek],
    [600 - a.cheek * 0.86, 690 + cheek],
  ];
  const d = curve(outer, true);
  const hole = `<ellipse cx="${n(x)}" cy="${n(a.mouthY + 2)}" rx="${n(84 + (face.smile ?? 0.4) * 12)}" ry="${n(face.teeth ? 36 : 28)}" fill="#000"/>`;
  const mask = `<mask id="beard-${seed}" maskUnits="userSpaceOnUse" x="300" y="500" width="600" height="640"><path d="${d}" fill="#fff" filter="url(#b4)"/>${hole}<ellipse cx="${n(x)}" cy="${n(a.mouthY + 42)}" rx="34" ry="9" fill="#000" opacity=".6"/></mask>`;
  const chance = random(seed);
  const hair = times(150, () => {
    const t = chance.between(-1, 1);
    const from: Point = [600 + t * a.cheek, chance.between(680, 830)];
    const fall = chance.between(50, 110);
    return `<path d="M${n(from[0])} ${n(from[1])}q${n(t * 6)} ${n(fall * 0.5)} ${n(-t * 30)} ${n(fall)}" fill="none" stroke="${grey(chance.between(tone - 0.42, tone + 0.1))}" stroke-width="${n(chance.between(3, 7))}" stroke-linecap="round"/>`;
  });
  return `${mask}<g mask="url(#beard-${seed})"><rect x="300" y="500" width="600" height="640" fill="${grey(tone)}"/>${hair}<path d="M690 600H900V1140H650Q720 860 690 600Z" fill="${grey(tone + 0.3)}" filter="url(#b18)" opacity=".85"/></g>${moustache ? `<path d="M${n(x)} ${n(a.noseY + 26)}C${n(x - 40)} ${n(a.noseY + 24)} ${n(x - 84)} ${n(a.noseY + 48)} ${n(x - 108)} ${n(a.mouthY + 6)}C${n(x - 70)} ${n(a.mouthY - 18)} ${n(x - 26)} ${n(a.mouthY - 16)} ${n(x)} ${n(a.mouthY - 16)}C${n(x + 26)} ${n(a.mouthY - 16)} ${n(x + 70)} ${n(a.mouthY - 18)} ${n(x + 108)} ${n(a.mouthY + 6)}C${n(x + 84)} ${n(a.noseY + 48)} ${n(x + 40)} ${n(a.noseY + 24)} ${n(x)} ${n(a.noseY + 26)}Z" fill="${grey(tone + 0.06)}"/>` : ''}`;
}

const collar = (tone: number) =>
  `<path d="M470 1010L600 1176L548 1252L410 1064Z" fill="${grey(tone)}"/><path d="M730 1010L600 1176L652 1252L790 1064Z" fill="${grey(tone + 0.26)}"/><path d="M470 1010L600 1176L548 1252" fill="none" stroke="${grey(0.8)}" stroke-width="6"/><path d="M730 1010L600 1176L652 1252" fill="none" stroke="${grey(0.9)}" stroke-width="6"/>`;

const lapels = `<path d="M452 1044L560 1500H300L330 1200Z" fill="${grey(0.82)}"/><path d="M748 1044L640 1500H900L880 1200Z" fill="${grey(0.97)}"/><path d="M452 1044L470 1210L420 1222L560 1500" fill="none" stroke="${grey(0.35)}" stroke-width="6"/><path d="M748 1044L730 1210L780 1222L640 1500" fill="none" stroke="${grey(0.6)}" stroke-width="6"/>`;

/** The nine, in the order the team page lists them. */
export const cast: readonly Sitter[] = [
  {
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
      smile: 0.9,
      teeth: true,
      lips: 0.95,
      lipTone: 0.5,
      brow: { weight: 0.95, arch: 0.6, tone: 0.85 },
      eye: { open: 0.92, lash: 0.55 },
      nose: { length: 1.05 },
      age: 0.5,
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
  },
  {
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
      tilt: 3,
      smile: 0.6,
      lips: 1.1,
      lipTone: 0.55,
      brow: { weight: 1.15, arch: 0.55, tone: 1 },
      eye: { open: 1.08, lash: 1, crease: 1.2 },
      nose: { length: 1.02, width: 0.92 },
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
  },
  {
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
      tilt: 2,
      smile: 0.9,
      teeth: true,
      lips: 0.95,
      lipTone: 0.6,
      brow: { weight: 1.4, arch: 0.25, tone: 0.98 },
      eye: { open: 0.92, lash: 0.25 },
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
  },
  {
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
      tilt: -3,
      smile: 1,
      teeth: true,
      lips: 1,
      lipTone: 0.5,
      freckles: true,
      brow: { weight: 1, arch: 0.4, tone: 0.9 },
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
  },
  {
    slug: 'daniel-osei',
    ground: 'paper',
    disc: 'yellow',
    discAt: [560, 600],
    discR: 490,
    face: {
      skin: 0.34,
      width: 1.02,
      jaw: 1.05,
      turn: -0.24,
      tilt: -3,
      smile: 0.85,
      teeth: true,
      lips: 1.35,
      lipTone: 0.36,
      brow: { weight: 1.2, arch: 0.25, tone: 1 },
      eye: { open: 0.95, lash: 0.3 },
      nose: { length: 0.98, width: 1.28 },
      age: 0.25,
    },
    draw: (face) => {
      const chance = random(18);
      const twists = times(120, () => {
        const angle = (chance.between(204, 336) * Math.PI) / 180;
        const far = chance.between(196, 262);
        const [x, y] = [600 + Math.cos(angle) * far * 0.9, 560 + Math.sin(angle) * far];
        const [dx, dy] = [Math.cos(angle) * 26 + chance.between(-9, 9), Math.sin(angle) * 34];
        return `<path d="M${n(x)} ${n(y)}l${n(dx)} ${n(dy)}" stroke="${grey(chance.between(0.8, 1))}" stroke-width="22" stroke-linecap="round"/><path d="M${n(x - 4)} ${n(y)}l${n(dx * 0.8)} ${n(dy * 0.8)}" stroke="${grey(chance.between(0.35, 0.75))}" stroke-width="5" stroke-linecap="round"/>`;
      });
      const a = toAnchors(face);
      const x = a.middle + a.turn * 16;
      const fade = `<g clip-path="url(#face)"><path d="M390 560Q400 420 480 390L430 640L404 720Z" fill="${grey(0.85)}" filter="url(#b18)"/><path d="M810 560Q800 420 720 390L776 640L800 720Z" fill="${grey(1)}" filter="url(#b18)"/></g>`;
      const goatee = `<g filter="url(#b4)"><path d="M${n(x - 92)} ${n(a.mouthY - 6)}C${n(x - 100)} ${n(a.mouthY + 60)} ${n(x - 60)} 918 ${n(x)} 924C${n(x + 60)} 918 ${n(x + 100)} ${n(a.mouthY + 60)} ${n(x + 92)} ${n(a.mouthY - 6)}" fill="none" stroke="${grey(0.95)}" stroke-width="24"/><path d="M${n(x - 40)} 888Q${n(x)} 940 ${n(x + 40)} 888Q${n(x)} 872 ${n(x - 40)} 888Z" fill="${grey(1)}"/></g>`;
      const roll = `<path d="M456 940Q600 1046 744 940L812 1096Q600 1166 388 1096Z" fill="${grey(0.9)}"/><path d="M456 1010Q600 1100 744 1010" fill="none" stroke="${grey(0.45)}" stroke-width="8"/>`;
      return `${twists}${drawFace(face)}${fade}${goatee}${path(
        [
          [404, 540],
          [398, 470],
          [430, 390],
          [520, 346],
          [660, 342],
          [760, 384],
          [802, 470],
          [798, 540],
          [772, 462],
          [700, 418],
          [600, 404],
          [500, 418],
          [428, 462],
        ],
        grey(0.98),
      )}${twists}${shoulders(0.86, { width: 1.08, neckline: 'L738 1030', shadow: 0.3 })}${roll}`;
    },
  },
  {
    slug: 'omar-nabil',
    ground: 'mist',
    disc: 'yellow',
    discAt: [590, 590],
    discR: 460,
    face: {
      skin: 0.16,
      width: 0.96,
      jaw: 0.97,
      chin: 1.05,
      turn: 0.34,
      tilt: 4,
      smile: 0.7,
      lips: 0.95,
      lipTone: 0.46,
      brow: { weight: 1.25, arch: 0.15, tone: 0.95, lift: 0.3 },
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
  },
  {
    slug: 'faisal-al-otaibi',
    ground: 'ink',
    disc: 'blue',
    discAt: [640, 640],
    discR: 490,
    face: {
      skin: 0.2,
      width: 1,
      jaw: 1.02,
      turn: 0.22,
      tilt: 0,
      smile: 0.75,
      lips: 0.9,
      lipTone: 0.62,
      brow: { weight: 1.3, arch: 0.3, tone: 1 },
      eye: { open: 0.88, lash: 0.2 },
      nose: { length: 1.14, width: 1.04 },
      age: 0.55,
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
      return `${drawFace(face, { ears: false })}${beard(face, { length: 14, tone: 0.84, cheek: 12, seed: 40 })}${shoulders(0.06, { width: 1.08, shadow: 0.5 })}${thobe}<path d="${curve(
        [
          [398, 560],
          [400, 640],
          [404, 760],
        ],
      )}" stroke="${grey(0.8)}" stroke-width="30" fill="none" filter="url(#b9)"/><clipPath id="ghutra"><path d="${curve(cloth, true)}"/></clipPath>${path(cloth, grey(0.04))}<g clip-path="url(#ghutra)">${check}${folds}${shadow('M806 300Q900 600 850 900Q900 1100 940 1500H1100V300Z', 0.62)}</g><path d="M414 470Q600 380 790 470" fill="none" stroke="${grey(0.6)}" stroke-width="20" filter="url(#b9)"/>${agal(376)}${agal(336)}`;
    },
  },
  {
    slug: 'grace-whitfield',
    ground: 'paper',
    disc: 'blue',
    discAt: [540, 640],
    discR: 470,
    face: {
      skin: 0.05,
      width: 0.96,
      jaw: 0.95,
      chin: 0.98,
      turn: 0.24,
      tilt: 3,
      smile: 0.85,
      teeth: true,
      lips: 0.8,
      lipTone: 0.42,
      brow: { weight: 0.7, arch: 0.45, tone: 0.55 },
      eye: { open: 0.84, lash: 0.35 },
      nose: { length: 1.02, width: 0.92 },
      age: 0.75,
    },
    accents: [{ at: [414, 722], r: 17, colour: house.yellow }],
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
      return `${drawFace(face)}${path(cap, grey(0.25))}<ellipse cx="730" cy="372" rx="80" ry="76" fill="${grey(0.2)}"/>${shoulders(0.95, { width: 0.96, shadow: 0 })}${collar(0.02)}${pearls}${lock(...rest, { count: 16, base: 0.4, tone: [0.1, 0.85], weight: 8, seed: 16 })}${lock(...sweep, { count: 26, base: 0.2, tone: [0, 0.6], weight: 8, seed: 14 })}${glasses(a, { rx: 78, ry: 60, corner: 46, weight: 8 })}`;
    },
  },
  {
    slug: 'elena-marquez',
    ground: 'ink',
    disc: 'yellow',
    discAt: [560, 620],
    discR: 480,
    face: {
      skin: 0.16,
      width: 0.96,
      jaw: 0.93,
      chin: 0.92,
      turn: -0.3,
      tilt: -5,
      smile: 0.75,
      lips: 1.15,
      lipTone: 0.58,
      brow: { weight: 1.2, arch: 0.5, tone: 0.95 },
      eye: { open: 1, lash: 0.85 },
      nose: { length: 1, width: 0.96 },
    },
    accents: [{ at: [806, 764], r: 26, colour: house.blue }],
    draw: (face) => {
      const back: Point[] = [
        [590, 266],
        [440, 300],
        [350, 430],
        [322, 640],
        [300, 860],
        [290, 1080],
        [330, 1300],
        [470, 1330],
        [600, 1200],
        [740, 1330],
        [880, 1290],
        [910, 1070],
        [890, 850],
        [868, 630],
        [846, 430],
        [744, 298],
      ];
      const right: [Point[], Point[]] = [
        [
          [566, 322],
          [690, 384],
          [768, 474],
          [798, 590],
          [800, 740],
          [790, 900],
          [776, 1100],
          [770, 1300],
        ],
        [
          [566, 288],
          [700, 264],
          [830, 380],
          [874, 560],
          [894, 760],
          [914, 960],
          [926, 1150],
          [890, 1320],
        ],
      ];
      const left: [Point[], Point[]] = [
        [
          [566, 322],
          [470, 380],
          [414, 476],
          [398, 590],
          [398, 740],
          [406, 900],
          [424, 1100],
          [432, 1310],
        ],
        [
          [556, 288],
          [430, 288],
          [346, 420],
          [322, 600],
          [304, 780],
          [288, 960],
          [280, 1150],
          [320, 1320],
        ],
      ];
      return `${path(back, grey(0.98))}<path d="M440 980H760V1340H440Z" fill="${grey(0.98)}"/>${drawFace(face, { ears: false })}${shoulders(0.1, { width: 0.98, neckline: 'L600 1300L738 1030', shadow: 0.5 })}<path d="M462 1030L600 1300L738 1030" fill="none" stroke="${grey(0.9)}" stroke-width="10"/>${lock(...left, { count: 4, base: 1, tone: [0.4, 0.7], weight: 20, seed: 61 })}${lock(...right, { count: 3, base: 1, tone: [0.6, 0.8], weight: 20, seed: 63 })}`;
    },
  },
];

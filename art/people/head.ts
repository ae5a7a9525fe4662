import { toPoints } from '../draw/marks.ts';
import type { Mark, Part } from './sitter.ts';

/** What is seen of an eye from the side, all of it shadow; measured from the root of the nose. */
const eyes = {
  open: [
    ['36 18 48 11 68 14 94 30', 6.5, 0.95],
    ['43 20 44 34', 10.5, 0.95],
    ['48 45 64 45 80 38', 5, 0.25],
  ],
  lowered: [['32 24 46 38 68 40 96 26', 7, 0.95]],
  laughing: [
    ['34 34 52 18 72 18 98 34', 7, 0.95],
    ['48 40 84 42', 5, 0.25],
  ],
} as const;

/** From under the chin down the throat, and up the nape. */
const necks = {
  slender:
    '470 880 520 926 546 1000 536 1080 500 1150 440 1300 900 1300 900 1110 846 1010 812 910 806 810 820 740 790 640 560 760',
  middle:
    '470 880 505 930 522 1000 514 1080 490 1150 440 1300 900 1300 910 1100 868 1000 842 900 838 810 840 740 800 640 560 760',
  strong:
    '470 880 494 930 508 1000 498 1080 490 1150 440 1300 930 1300 930 1100 886 1000 858 900 848 810 840 740 800 640 560 760',
};

/** From the chin along the jaw, up the nape and over the crown to the hairline. */
const skull =
  '470 922 560 880 640 836 716 800 790 790 846 756 884 690 908 590 904 490 862 388 780 312 680 280 560 288 460 326';

interface Head {
  /**
   * From the hairline down: hairline, forehead, brow, root of the nose, its bridge, its tip, under the tip, its base
   * (twice), upper lip, its edge, between the lips (twice), lower lip, the fold under it, chin, under the chin.
   */
  profile: string;
  tone: number;
  neck?: keyof typeof necks;
  /** 0 for a young face, 1 for an old one. */
  age?: number;
  eye?: keyof typeof eyes;
  /** How dark the hair of the brows is; lighter than the skin below 0. */
  brows?: number;
  marks?: readonly Mark[];
}

/** A head with its neck. What is the same in every face is measured from the places of the profile. */
export function head({ profile, tone, neck = 'middle', age = 0.3, ...face }: Head): Part {
  const { eye = 'open', brows = 0.7, marks = [] } = face;
  const [, , brow, root, , , , base, , , , mouth, , , fold, chin] = toPoints(profile);
  const at = (place: typeof chin | undefined, line: string) => {
    if (!place) throw new Error(`An unfinished profile: ${profile}`);
    return toPoints(line)
      .map(([x, y]) => `${x + place[0]} ${y + place[1]}`)
      .join(' ');
  };
  return {
    outline: [necks[neck], `${profile} ${skull}`],
    tone,
    depth: 0.72,
    marks: [
      // The socket of the eye under the ridge of the brow, and the ball of the eye in it.
      [at(root, '34 -2 70 -4 110 16'), 22, -20],
      [at(brow, '20 2 70 -14 130 4'), 22, 9],
      [at(root, '54 22 72 22'), 20, 10],
      [at(root, '30 52 60 60 100 50'), 9, -4 - age * 5],
      // The wing of the nose, the nostril, the fold from wing to mouth.
      [at(base, '6 -22'), 20, 13],
      [at(base, '34 -34 40 -14 34 4'), 8, -6],
      [at(base, '-18 -4 -4 -8'), 6, -7],
      [at(base, '44 -10 64 30 70 66'), 16, -3 - age * 9],
      // The cheek, the corner of the mouth, the chin.
      [at(base, '120 -66 220 -86'), 62, 15],
      [at(base, '150 50 130 90'), 56, -4 - age * 12],
      [at(mouth, '20 2 56 6'), 8, -9],
      [at(mouth, '66 14'), 18, -6],
      [at(fold, '26 0'), 16, -7],
      // The jaw and the temple.
      [at(chin, '110 -6 220 -50 300 -110'), 24, 9],
      [at(brow, '190 -20 190 30'), 46, -8],
      ...marks,
    ],
    shades: [
      [at(brow, '12 4 62 -14 124 8'), 9, brows],
      ...eyes[eye].map(([line, width, dark]): Mark => [at(root, line), width, dark]),
      [at(mouth, '4 0 36 4 62 4'), 5, 0.6],
      [at(mouth, '-6 -9 20 -8 46 -1'), 8, 0.28],
      [at(mouth, '-6 13 20 14 42 6'), 9, 0.28],
    ],
  };
}

/** An ear, between brow and base of the nose. */
export const ear = (tone: number): Part => ({
  outline:
    '664 610 672 576 704 558 738 566 752 600 744 640 722 672 712 706 690 728 670 716 666 680 672 650',
  tone,
  depth: 0.9,
  cast: 12,
  marks: [
    ['676 600 700 582 728 594 728 630 708 664', 10, -12],
    ['686 640 700 656 690 684', 12, -14],
    ['704 610 712 626 702 642', 8, 8],
  ],
});

const lenses = {
  round: '404 556 430 574 437 612 424 650 402 662 382 646 376 608 384 570 404 556',
  square: '386 562 386 562 440 562 450 580 446 640 436 652 392 654 378 638 376 576 386 562',
};

/** Glasses from the side: one lens, one arm. White where the face is in the shade. */
export function glasses(
  lens: keyof typeof lenses,
  {
    colour = 'ink',
    arm = '440 586 560 578 690 592',
  }: { colour?: 'ink' | 'paper'; arm?: string } = {},
): Part {
  const width = colour === 'ink' ? 10 : 8;
  return {
    cast: 0,
    wires: [
      [lenses[lens], width, colour],
      [arm, width, colour],
    ],
  };
}

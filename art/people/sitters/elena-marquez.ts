import { head } from '../head.ts';
import { combed } from '../line.ts';
import type { Sitter } from '../sitter.ts';
import { body } from '../wear.ts';

export const elenaMarquez: Sitter = {
  slug: 'elena-marquez',
  ground: 'ink',
  disc: 'yellow',
  faces: 'right',
  raised: -7,
  sits: [-10, 20],
  parts: [
    head({
      tone: 0.72,
      age: 0.15,
      eye: 'lowered',
      neck: 'slender',
      profile:
        '426 376 388 440 374 530 390 578 366 634 324 684 332 708 372 716 372 716 364 738 354 756 369 774 369 774 359 792 376 818 366 858 400 900',
    }),
    body(
      '480 1130 530 1100 610 1200 730 1150 830 1040 862 1010 950 1070 1060 1150 1110 1320 1130 1700 290 1700 320 1420 370 1270 430 1160',
      0.85,
    ),
    // The hair.
    {
      outline:
        '418 400 420 362 450 312 530 260 640 240 770 258 870 320 930 430 950 580 960 760 980 940 1000 1120 990 1300 960 1480 900 1600 800 1560 700 1460 660 1300 650 1140 680 1000 690 880 660 780 650 680 630 590 580 500 490 430',
      on: true,
      tone: 0.3,
      depth: 0.6,
      ...combed(
        '424 360 560 266 740 270 900 440 944 760 976 1080 900 1560',
        '480 430 590 500 640 620 670 760 696 900 676 1100 720 1460',
        11,
        12,
      ),
    },
  ],
  accent: { at: [664, 790], r: 18, colour: 'blue' },
};

import { ear, glasses, head } from '../head.ts';
import { combed, toLine } from '../line.ts';
import type { Sitter, Wire } from '../sitter.ts';
import { body } from '../wear.ts';

export const graceWhitfield: Sitter = {
  slug: 'grace-whitfield',
  ground: 'paper',
  disc: 'yellow',
  faces: 'left',
  raised: 2,
  sits: [-6, 26],
  parts: [
    head({
      tone: 0.7,
      age: 1,
      brows: 0.35,
      neck: 'slender',
      profile:
        '420 376 386 444 376 532 390 580 364 634 322 690 334 712 376 720 376 720 370 742 360 760 374 776 374 776 364 794 382 820 372 860 406 902',
    }),
    body(
      '480 1130 530 1100 610 1150 730 1120 830 1040 862 1010 950 1070 1060 1150 1110 1320 1130 1700 290 1700 320 1420 370 1270 430 1160',
      0.16,
    ),
    // The hair.
    {
      outline:
        '430 414 396 400 404 350 440 290 520 238 640 222 760 242 856 304 912 400 924 510 906 610 876 700 838 770 806 792 776 760 760 700 754 620 742 570 700 548 668 562 634 560 590 520 530 470 480 436',
      on: true,
      tone: 0.95,
      locks: [96, 5],
      cast: 14,
      ...combed(
        '410 356 540 246 700 246 880 380 900 560 850 760',
        '450 420 560 490 650 545 740 556 772 640 800 770',
        12,
        8,
        0.5,
      ),
    },
    ear(0.7),
    // The pearls.
    {
      still: true,
      cast: 0,
      wires: toLine('516 1108 600 1140 720 1110 836 1030').flatMap((at, i): Wire[] =>
        i % 2 === 0 ? [[[at, at], 22, 'paper']] : [],
      ),
    },
    glasses('square'),
  ],
  accent: { at: [690, 742], r: 15, colour: 'blue' },
};

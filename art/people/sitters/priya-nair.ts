import { ear, head } from '../head.ts';
import { combed, plait } from '../line.ts';
import type { Mark, Sitter } from '../sitter.ts';
import { body } from '../wear.ts';

const braid = plait('850 640 806 800 770 900 740 1010 690 1120 640 1240 620 1380 640 1560', 62, 8);

export const priyaNair: Sitter = {
  slug: 'priya-nair',
  ground: 'mist',
  disc: 'blue',
  faces: 'left',
  raised: 6,
  sits: [0, 24],
  parts: [
    head({
      tone: 0.43,
      age: 0,
      eye: 'laughing',
      brows: 0.8,
      neck: 'slender',
      profile:
        '430 378 392 442 380 530 395 580 372 634 332 682 340 706 378 714 378 714 368 736 356 755 372 773 372 773 360 791 378 818 369 857 404 898',
    }),
    body(
      '480 1140 530 1110 610 1160 730 1130 830 1050 862 1020 950 1070 1060 1150 1110 1320 1130 1700 290 1700 320 1420 370 1270 430 1160',
      0.2,
    ),
    // The plait.
    {
      outline: [braid.outline],
      tone: 0.3,
      still: true,
      depth: 1,
      marks: braid.strands.map((it): Mark => [it, 9, -13]),
    },
    // The hair.
    {
      outline:
        '422 400 424 366 452 318 534 266 640 244 770 262 866 326 918 430 930 560 910 680 870 760 800 770 744 744 736 680 728 570 690 548 650 560 610 570 560 500 490 440',
      on: true,
      tone: 0.22,
      depth: 0.8,
      ...combed(
        '424 360 560 270 740 286 904 440 880 700',
        '484 440 570 530 690 556 750 610 800 750',
        11,
      ),
    },
    ear(0.43),
  ],
  accent: { at: [692, 752], r: 18, colour: 'yellow' },
};

import { glasses, head } from '../head.ts';
import { comb, curls } from '../line.ts';
import type { Mark, Sitter, Wire } from '../sitter.ts';
import { body } from '../wear.ts';

export const monaSamir: Sitter = {
  slug: 'mona-samir',
  ground: 'mist',
  disc: 'blue',
  faces: 'right',
  raised: -5,
  sits: [-10, 34],
  parts: [
    head({
      tone: 0.66,
      age: 0.1,
      neck: 'slender',
      profile:
        '430 380 390 444 378 532 394 580 378 638 340 684 344 704 380 714 380 714 368 735 352 754 371 773 371 773 358 792 378 820 370 858 404 898',
    }),
    body(
      '480 1120 530 1090 610 1130 730 1110 830 1040 862 1010 960 1060 1080 1140 1140 1320 1160 1700 260 1700 290 1420 350 1260 420 1150',
      0.95,
      {
        wires: comb(
          '240 1230 600 1270 900 1190 1180 1240',
          '240 1640 600 1680 900 1600 1180 1650',
          6,
        ).map((it): Wire => [it, 40]),
      },
    ),
    // The curls.
    {
      outline:
        '428 406 396 330 430 236 530 166 670 136 806 156 920 222 1000 326 1030 460 1020 606 972 740 884 836 780 874 690 850 650 790 640 700 620 620 590 540 540 470 480 420',
      tone: 0.24,
      depth: 0.6,
      locks: [52, 20],
      marks: curls(5, 420, 32, [380, 110, 1070, 920]).map((it): Mark => [it, 9, 11]),
    },
    glasses('round', { colour: 'paper', arm: '440 586 560 578 610 584' }),
  ],
};

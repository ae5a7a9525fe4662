import { ear, glasses, head } from '../head.ts';
import { combed, ridges, scatter } from '../line.ts';
import type { Mark, Sitter } from '../sitter.ts';
import { body } from '../wear.ts';

export const omarNabil: Sitter = {
  slug: 'omar-nabil',
  ground: 'mist',
  disc: 'yellow',
  faces: 'right',
  raised: -4,
  sits: [-40, 24],
  parts: [
    head({
      tone: 0.7,
      age: 0,
      neck: 'slender',
      profile:
        '412 372 384 450 372 535 386 580 362 634 320 686 330 710 368 720 368 720 360 742 350 760 365 777 365 777 354 795 372 822 362 864 396 908',
    }),
    body(
      '440 1140 520 1110 620 1150 740 1120 850 1040 900 1020 990 1080 1090 1160 1140 1320 1160 1700 240 1700 270 1420 330 1260 390 1170',
      0.3,
    ),
    // The hood, with its strings.
    {
      outline:
        '440 1180 470 1090 520 1076 600 1120 700 1110 800 1050 856 970 900 940 980 960 1030 1030 1020 1120 940 1200 820 1240 680 1260 560 1250 480 1230',
      tone: 0.4,
      still: true,
      depth: 0.7,
      marks: ridges(
        '460 1140 620 1180 800 1110 900 980',
        '480 1200 640 1230 860 1180 990 1060',
        3,
        12,
        -12,
      ),
      wires: [
        ['520 1220 520 1330 526 1440', 9, 'paper'],
        ['580 1240 586 1330 590 1400', 9, 'paper'],
      ],
      loose: true,
    },
    // The shaved sides.
    {
      outline:
        '480 400 640 300 800 300 906 372 930 470 922 570 896 660 858 730 826 772 790 740 752 640 744 580 700 548 664 556 652 620 650 690 636 690 634 590 610 510 550 450',
      on: true,
      tone: 0.32,
      shades: scatter(3, 500, 15, [470, 290, 930, 780]).map((at): Mark => [[at], 5, 0.5]),
      cast: 8,
    },
    // The hair above them.
    {
      outline:
        '424 404 396 380 384 326 424 262 520 222 650 214 780 240 874 310 916 400 924 450 900 500 820 470 720 462 620 470 550 446 476 416',
      on: true,
      tone: 0.24,
      cast: 8,
      ...combed(
        '394 360 440 270 600 234 780 262 890 380 910 470',
        '450 404 540 426 640 456 760 452 850 478 890 496',
        10,
        10,
      ),
    },
    ear(0.7),
    glasses('square', { colour: 'paper' }),
  ],
};

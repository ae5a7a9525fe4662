import { ear, glasses, head } from '../head.ts';
import { combed, ridges } from '../line.ts';
import type { Sitter } from '../sitter.ts';
import { body, collar } from '../wear.ts';

const beard = combed(
  '650 620 650 760 590 900 500 990',
  '376 816 360 850 352 890 360 950',
  11,
  7,
  0.5,
);

export const marcusBell: Sitter = {
  slug: 'marcus-bell',
  ground: 'paper',
  disc: 'yellow',
  faces: 'left',
  sits: [-14, 14],
  parts: [
    head({
      tone: 0.5,
      neck: 'strong',
      age: 0.8,
      brows: -0.7,
      profile:
        '410 372 376 450 362 535 374 576 352 634 310 688 322 712 360 722 360 722 352 744 340 762 356 778 356 778 344 796 364 824 354 866 386 912',
    }),
    body(
      '450 1110 500 1090 600 1140 740 1110 850 1030 884 1000 970 1060 1090 1150 1140 1320 1160 1700 240 1700 270 1420 330 1260 400 1150',
      0.22,
    ),
    collar(
      '452 1080 520 1070 620 1110 740 1080 846 996 880 970 896 1010 850 1070 740 1150 610 1190 500 1150 440 1130',
      0.34,
      '446 1100 620 1140 888 990',
      '446 1130 620 1170 890 1012',
      3,
    ),
    // The beard, with the fall of the moustache.
    {
      outline:
        '640 592 666 690 664 780 648 860 606 930 540 984 460 1006 390 986 350 936 338 872 342 826 334 802 344 786 334 768 342 744 362 727 396 728 440 742 470 760 524 752 584 700 616 640',
      tone: 0.95,
      depth: 0.5,
      cast: 14,
      locks: [34, 3],
      marks: [
        ...beard.marks,
        ...ridges('352 746 390 752 430 776 466 820', '342 772 380 776 416 790 452 826', 3, 6, 5),
        ['342 788 396 792 440 808 476 840', 9, -11],
      ],
      shades: beard.shades,
    },
    ear(0.5),
    glasses('round'),
  ],
};

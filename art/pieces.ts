import { blogPictures } from './blogs/pictures.ts';
import { monoAndCo } from './identities/mono-and-co.ts';
import { serenita } from './identities/serenita.ts';
import { zaytona } from './identities/zaytona.ts';
import type { Piece } from './render/piece.ts';
import { monoAndCoScene } from './scenes/mono-and-co.ts';
import { serenitaScene } from './scenes/serenita.ts';
import { zaytonaScene } from './scenes/zaytona.ts';
import { tiles } from './tiles.ts';

/** Every picture the project makes, in the order they are drawn. */
export const pieces: readonly Piece[] = [
  ...tiles(serenita, {
    tile: (page) =>
      serenitaScene({ ...page, sun: [600, 510], radius: 262, shore: 945, name: [600, 1356] }),
    wide: (page) =>
      serenitaScene({ ...page, sun: [1060, 340], radius: 212, shore: 690, name: [380, 850] }),
    small: (page) => serenitaScene({ ...page, sun: [500, 395], radius: 205, shore: 745 }),
  }),
  ...tiles(zaytona, {
    tile: (page) =>
      zaytonaScene({
        ...page,
        at: [588, 880],
        size: 410,
        flag: [905, 190],
        sprigs: [
          [1130, 1520, -28, 400],
          [60, 1180, 38, 330],
        ],
        loose: [
          [250, 1240, 'blush', 30],
          [770, 1330, 'green', 64],
        ],
      }),
    wide: (page) =>
      zaytonaScene({
        ...page,
        at: [800, 690],
        size: 380,
        flag: [1150, 70],
        sprigs: [
          [1560, 1010, -40, 330],
          [-20, 420, 70, 330],
        ],
        loose: [
          [330, 840, 'green', 30],
          [640, 900, 'black', -20],
        ],
      }),
    small: (page) =>
      zaytonaScene({
        ...page,
        at: [500, 500],
        size: 1500,
        only: 'olives',
        sprigs: [[520, 880, -14, 620]],
        loose: [
          [350, 560, 'green', -35],
          [640, 640, 'black', 20, 0.92],
        ],
      }),
  }),
  ...tiles(monoAndCo, {
    tile: (page) =>
      monoAndCoScene({
        ...page,
        floor: 1040,
        words: [
          ['mono', 52, 404, 424],
          ['co', 694, 1036, 424],
        ],
        ampersand: { at: [368, 1040], size: 800 },
        chair: { at: [112, 1392], scale: 0.9 },
      }),
    wide: (page) =>
      monoAndCoScene({
        ...page,
        floor: 690,
        words: [
          ['mono', 60, 687, 330],
          ['co', 1205, 687, 330],
        ],
        ampersand: { at: [1010, 690], size: 560 },
        chair: { at: [760, 930], scale: 0.66 },
      }),
    small: (page) =>
      monoAndCoScene({
        ...page,
        floor: 640,
        words: [],
        ampersand: { at: [590, 640], size: 620 },
        chair: { at: [240, 860], scale: 0.9 },
      }),
  }),
  ...blogPictures,
];

import { blogPictures } from './blogs/pictures.ts';
import { busts } from './busts/pieces.ts';
import { galleries } from './compositions/gallery.ts';
import { housePieces } from './house-pieces.ts';
import { waggingTails } from './identities/101-wagging-tails.ts';
import { afifiOffice } from './identities/afifi-office.ts';
import { biancaAndBloom } from './identities/bianca-and-bloom.ts';
import { chaosCulture } from './identities/chaos-culture.ts';
import { four } from './identities/four.ts';
import { gammaZone } from './identities/gamma-zone.ts';
import { gsms } from './identities/gsms.ts';
import { lupin } from './identities/lupin.ts';
import { lwoniti } from './identities/lwoniti.ts';
import { microcare } from './identities/microcare.ts';
import { monoAndCo } from './identities/mono-and-co.ts';
import { musaAndPalm } from './identities/musa-and-palm.ts';
import { naturals } from './identities/naturals.ts';
import { rka } from './identities/rka.ts';
import { serenita } from './identities/serenita.ts';
import { steakanji } from './identities/steakanji.ts';
import { tacitApp } from './identities/tacit-app.ts';
import { wecomm } from './identities/wecomm.ts';
import { wise } from './identities/wise.ts';
import { zaytona } from './identities/zaytona.ts';
import { portraits } from './people/portraits.ts';
import { cairoPictures } from './photographs/people-of-cairo.ts';
import type { Piece } from './render/piece.ts';
import { waggingTailsScene } from './scenes/101-wagging-tails.ts';
import { afifiOfficeScene } from './scenes/afifi-office.ts';
import { biancaAndBloomScene } from './scenes/bianca-and-bloom.ts';
import { chaosCultureScene } from './scenes/chaos-culture.ts';
import { fourScene } from './scenes/four.ts';
import { gammaZoneScene } from './scenes/gamma-zone.ts';
import { gsmsScene } from './scenes/gsms.ts';
import { lupinScene } from './scenes/lupin.ts';
import { lwonitiScene } from './scenes/lwoniti.ts';
import { microcareScene } from './scenes/microcare.ts';
import { monoAndCoScene } from './scenes/mono-and-co.ts';
import { musaAndPalmScene } from './scenes/musa-and-palm.ts';
import { naturalsScene } from './scenes/naturals.ts';
import { rkaScene } from './scenes/rka.ts';
import { serenitaScene } from './scenes/serenita.ts';
import { steakanjiScene } from './scenes/steakanji.ts';
import { tacitAppScene } from './scenes/tacit-app.ts';
import { wecommScene } from './scenes/wecomm.ts';
import { wiseScene } from './scenes/wise.ts';
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
  ...tiles(lwoniti, {
    tile: (page) => lwonitiScene({ ...page, at: [600, 610], scale: 1, name: [614, 1330] }),
    wide: (page) => lwonitiScene({ ...page, at: [1080, 440], scale: 0.84, name: [390, 640] }),
    small: (page) => lwonitiScene({ ...page, at: [500, 420], scale: 0.82 }),
  }),
  ...tiles(lupin, {
    tile: (page) =>
      lupinScene({ ...page, foot: [730, 1180], scale: 1, name: { at: [70, 214], size: 172 } }),
    wide: (page) =>
      lupinScene({ ...page, foot: [1080, 820], scale: 0.74, name: { at: [90, 220], size: 170 } }),
    small: (page) => lupinScene({ ...page, foot: [560, 830], scale: 0.74 }),
  }),
  ...tiles(steakanji, {
    tile: (page) =>
      steakanjiScene({
        ...page,
        at: [560, 640],
        radius: 490,
        handle: -52,
        chopsticks: { at: [1112, 720], turn: 3 },
        name: { at: [600, 1318], size: 142 },
      }),
    wide: (page) =>
      steakanjiScene({
        ...page,
        at: [1100, 510],
        radius: 430,
        handle: -38,
        chopsticks: { at: [596, 300], turn: -8 },
        name: { at: [360, 840], size: 84 },
      }),
    small: (page) => steakanjiScene({ ...page, at: [500, 500], radius: 440, handle: -45 }),
  }),
  ...tiles(biancaAndBloom, {
    tile: (page) =>
      biancaAndBloomScene({
        ...page,
        knot: [600, 1176],
        scale: 0.93,
        name: { at: [600, 176], size: 152, anchor: 'middle' },
      }),
    wide: (page) =>
      biancaAndBloomScene({
        ...page,
        knot: [1180, 810],
        scale: 0.74,
        name: { at: [80, 540], size: 104, anchor: 'start' },
      }),
    small: (page) => biancaAndBloomScene({ ...page, knot: [500, 808], scale: 0.66 }),
  }),
  ...tiles(naturals, {
    tile: (page) =>
      naturalsScene({ ...page, foot: [540, 1150], scale: 1, name: { at: [600, 1398], size: 232 } }),
    wide: (page) =>
      naturalsScene({
        ...page,
        foot: [1090, 950],
        scale: 0.8,
        name: { at: [430, 600], size: 190 },
      }),
    small: (page) => naturalsScene({ ...page, foot: [430, 900], scale: 0.76 }),
  }),
  ...tiles(microcare, {
    tile: (page) =>
      microcareScene({ ...page, at: [600, 740], scale: 1.04, turn: -24, lettering: true }),
    wide: (page) =>
      microcareScene({ ...page, at: [800, 500], scale: 1.04, turn: -14, lettering: true }),
    small: (page) =>
      microcareScene({ ...page, at: [500, 500], scale: 0.84, turn: -24, lettering: false }),
  }),
  ...tiles(
    wise,
    {
      tile: (page) => wiseScene({ ...page, note: { at: [584, 744], scale: 0.97, turn: -7 } }),
      wide: (page) => wiseScene({ ...page, note: { at: [840, 690], scale: 1.02, turn: 6 } }),
      small: (page) => wiseScene({ ...page, owl: { at: [500, 480], scale: 1.2 } }),
    },
    200,
  ),
  ...tiles(gsms, {
    tile: (page) =>
      gsmsScene({
        ...page,
        at: [600, 640],
        scale: 1,
        names: { latin: [76, 1392], arabic: [1124, 1392], size: 150 },
      }),
    wide: (page) =>
      gsmsScene({
        ...page,
        at: [1040, 528],
        scale: 0.8,
        lean: [-120, 60],
        names: { latin: [84, 432], arabic: [530, 640], size: 158 },
      }),
    small: (page) => gsmsScene({ ...page, at: [500, 500], scale: 0.77 }),
  }),
  ...tiles(rka, {
    tile: (page) =>
      rkaScene({
        ...page,
        at: [600, 1010],
        scale: 1.06,
        names: { latin: [76, 1412], arabic: [1124, 1412], size: 168 },
      }),
    wide: (page) =>
      rkaScene({
        ...page,
        at: [1030, 770],
        scale: 0.92,
        names: { latin: [84, 470], arabic: [424, 660], size: 184 },
      }),
    small: (page) => rkaScene({ ...page, at: [500, 720], scale: 0.8 }),
  }),
  ...tiles(four, {
    tile: (page) =>
      fourScene({
        ...page,
        radius: 272,
        thick: 84,
        bars: [
          { phase: 'wine', at: [400, 372], lift: 0 },
          { phase: 'rose', at: [758, 404], lift: 20 },
          { phase: 'blush', at: [726, 762], lift: 44 },
          { phase: 'apricot', at: [368, 730], lift: 64 },
        ],
        names: { latin: [64, 1400], arabic: [1126, 1400], size: 330 },
      }),
    wide: (page) =>
      fourScene({
        ...page,
        radius: 232,
        thick: 72,
        bars: [
          { phase: 'wine', at: [326, 318], lift: 0 },
          { phase: 'rose', at: [622, 350], lift: 20 },
          { phase: 'apricot', at: [918, 314], lift: 36 },
          { phase: 'blush', at: [1214, 346], lift: 54 },
        ],
        names: { latin: [84, 922], arabic: [1520, 922], size: 290 },
      }),
    small: (page) =>
      fourScene({
        ...page,
        radius: 212,
        thick: 64,
        bars: [
          { phase: 'wine', at: [348, 332], lift: 0 },
          { phase: 'rose', at: [626, 358], lift: 16 },
          { phase: 'blush', at: [600, 636], lift: 34 },
          { phase: 'apricot', at: [322, 610], lift: 50 },
        ],
      }),
  }),
  ...tiles(wecomm, {
    tile: (page) =>
      wecommScene({
        ...page,
        foot: [548, 850],
        scale: 1.02,
        name: { at: [70, 150], size: 124, arabic: [1130, 150] },
      }),
    wide: (page) =>
      wecommScene({
        ...page,
        foot: [1020, 560],
        scale: 0.78,
        name: { at: [80, 268], size: 152, arabic: [598, 398] },
      }),
    small: (page) => wecommScene({ ...page, foot: [480, 500], scale: 0.61 }),
  }),
  ...tiles(tacitApp, {
    tile: (page) =>
      tacitAppScene({
        ...page,
        at: [600, 590],
        bubble: [980, 640],
        text: 19,
        tip: 136,
        lean: 56,
        strokes: [
          [-256, -520, 520],
          [-128, -520, 520],
          [0, -520, 520],
          [128, -520, 190],
        ],
        names: { latin: [0, 172], size: 340, arabic: [0, -122], arabicSize: 216 },
      }),
    wide: (page) =>
      tacitAppScene({
        ...page,
        at: [800, 410],
        bubble: [1240, 500],
        text: 17,
        tip: 128,
        lean: 52,
        strokes: [
          [-190, -640, 640],
          [-70, -640, 640],
          [50, -640, 30],
        ],
        names: { latin: [-298, 72], size: 228, arabic: [304, 62], arabicSize: 200 },
      }),
    small: (page) =>
      tacitAppScene({
        ...page,
        at: [500, 420],
        bubble: [620, 430],
        text: 22,
        tip: 112,
        lean: 50,
        strokes: [
          [-162, -330, 330],
          [-56, -330, 330],
          [50, -330, 60],
        ],
      }),
  }),
  ...tiles(chaosCulture, {
    tile: (page) =>
      chaosCultureScene({
        ...page,
        at: [690, 560],
        radius: 700,
        tape: { at: [530, 1296], turn: -5, size: 98 },
        lid: [-190, 1705],
      }),
    wide: (page) =>
      chaosCultureScene({
        ...page,
        at: [1090, 440],
        radius: 640,
        tape: { at: [450, 830], turn: -4, size: 84 },
        lid: [-140, -90],
      }),
    small: (page) => chaosCultureScene({ ...page, at: [500, 500], radius: 460 }),
  }),
  ...tiles(afifiOffice, {
    tile: (page) =>
      afifiOfficeScene({
        ...page,
        at: [560, 1372],
        scale: 1.18,
        horizon: 1230,
        lettered: true,
      }),
    wide: (page) =>
      afifiOfficeScene({
        ...page,
        at: [730, 1330],
        scale: 1.2,
        horizon: 1230,
        lettered: true,
      }),
    small: (page) =>
      afifiOfficeScene({
        ...page,
        at: [476, 880],
        scale: 0.72,
        horizon: 790,
        lettered: false,
      }),
  }),
  ...tiles(gammaZone, {
    tile: (page) =>
      gammaZoneScene({
        ...page,
        at: [600, 1446],
        key: 134,
        columns: 15,
        rows: 13,
        path: [
          [-4, 1],
          [-3, 1],
          [-2, 2],
          [-1, 2],
          [0, 3],
          [1, 4],
          [2, 5],
          [3, 6],
          [4, 8],
        ],
        lettered: true,
        bar: { column: 1, half: 2 },
      }),
    wide: (page) =>
      gammaZoneScene({
        ...page,
        at: [800, 964],
        key: 126,
        columns: 21,
        rows: 10,
        path: [
          [-5, 1],
          [-4, 1],
          [-3, 1],
          [-2, 2],
          [-1, 2],
          [0, 3],
          [1, 4],
          [2, 5],
          [3, 6],
        ],
        lettered: true,
        bar: { column: 3, half: 2 },
      }),
    small: (page) =>
      gammaZoneScene({
        ...page,
        at: [500, 950],
        key: 160,
        columns: 11,
        rows: 8,
        path: [
          [-2, 1],
          [-1, 1],
          [0, 2],
          [1, 3],
          [2, 4],
        ],
        lettered: false,
        bar: { column: 0.5, half: 1.5 },
      }),
  }),
  ...tiles(musaAndPalm, {
    tile: (page) =>
      musaAndPalmScene({
        ...page,
        foot: [500, 1040],
        scale: 1.02,
        slice: { at: [350, -96], r: 236 },
        name: { at: [600, 1350], size: 148, anchor: 'middle', arabic: [600, 1444] },
      }),
    wide: (page) =>
      musaAndPalmScene({
        ...page,
        foot: [1052, 830],
        scale: 0.86,
        slice: { at: [350, -96], r: 236 },
        name: { at: [76, 500], size: 102, anchor: 'start', arabic: [80, 584] },
      }),
    small: (page) =>
      musaAndPalmScene({
        ...page,
        foot: [412, 800],
        scale: 0.74,
        slice: { at: [330, -110], r: 220 },
      }),
  }),
  ...tiles(waggingTails, {
    tile: (page) =>
      waggingTailsScene({
        ...page,
        table: 950,
        at: [600, 584],
        scale: 1,
        apart: 412,
        name: { at: [600, 1216], size: 138, anchor: 'middle', arabic: [600, 1342] },
      }),
    wide: (page) =>
      waggingTailsScene({
        ...page,
        table: 742,
        at: [800, 412],
        scale: 0.92,
        apart: 500,
        name: { at: [90, 908], size: 122, anchor: 'start', arabic: [1082, 908] },
      }),
    small: (page) =>
      waggingTailsScene({ ...page, table: 726, at: [500, 450], scale: 0.74, apart: 392 }),
  }),
  ...galleries,
  ...portraits,
  ...busts,
  ...cairoPictures,
  ...blogPictures,
  ...housePieces,
];

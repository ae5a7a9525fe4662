import { circle, clip, rect } from '../../../draw/marks.ts';
import type { Scene } from '../scene.ts';
import {
  type Block,
  block,
  felucca,
  minaret,
  mosque,
  palm,
  pyramid,
  reflection,
  ripples,
  tower,
} from './landmarks.ts';
import { cairo } from './palette.ts';

const { sand, wheat, clay, umber, brick, rust, nile, deep, mint, cream, rose } = cairo;

const wideBlocks: Omit<Block, 'floor' | 'seed'>[] = [
  { x: 470, width: 64, height: 108, front: rose, side: '#d98f72', pane: cream },
  { x: 556, width: 82, height: 262, front: clay, side: umber, pane: cream },
  { x: 640, width: 74, height: 190, front: nile, side: deep, pane: mint },
  { x: 716, width: 110, height: 318, front: brick, side: rust, pane: cream },
  { x: 1118, width: 60, height: 168, front: rose, side: '#d98f72', pane: cream },
  { x: 1150, width: 96, height: 272, front: clay, side: umber, pane: cream },
  { x: 1250, width: 82, height: 380, front: nile, side: deep, pane: mint },
  { x: 1336, width: 118, height: 228, front: brick, side: rust, pane: cream },
];

/** The city from the river: pyramids to the west, the tower, a mosque before the sun, flats with lit windows. */
export function panorama(): Scene {
  const [width, height, bank] = [1440, 760, 560];
  return {
    width,
    height,
    marks: [
      rect(0, 0, width, height, sand),
      pyramid(250, bank, 262, 196),
      pyramid(40, bank, 330, 258),
      pyramid(428, bank, 150, 104),
      clip('sky', `<path d="M0,0h${width}v${bank}h${-width}z"/>`, circle(936, 432, 288, brick)),
      ...wideBlocks.map((one, seed) => block({ ...one, floor: bank, seed })),
      tower(676, bank, 530),
      palm(544, bank, 292),
      palm(516, bank, 208),
      minaret(782, bank, 372, 46, brick),
      mosque(936, bank, 1.06, brick),
      minaret(1084, bank, 532, 66, brick),
      palm(1392, bank, 322),
      rect(0, bank, width, height - bank, nile),
      rect(0, bank, width, 6, deep),
      reflection(936, bank + 16, 580, 7, 22, brick),
      ripples([
        [4, 596, 70],
        [38, 604, 40],
        [128, 690, 88],
        [396, 706, 74],
        [440, 630, 60],
        [1270, 690, 64],
        [1290, 718, 60],
        [1392, 654, 48],
        [1330, 600, 90],
      ]),
      felucca(486, 620, 92, wheat),
      felucca(292, 690, 230),
      felucca(1212, 636, 146),
    ].join(''),
  };
}

/** The same city for a phone: closer, and taller. */
export function panoramaTall(): Scene {
  const [width, height, bank] = [620, 760, 566];
  return {
    width,
    height,
    marks: [
      rect(0, 0, width, height, sand),
      pyramid(34, bank, 220, 172),
      pyramid(150, bank, 140, 104),
      clip('sky', `<path d="M0,0h${width}v${bank}h${-width}z"/>`, circle(362, 424, 214, brick)),
      block({
        x: 148,
        width: 76,
        height: 244,
        floor: bank,
        front: nile,
        side: deep,
        pane: mint,
        seed: 2,
      }),
      block({
        x: 470,
        width: 84,
        height: 300,
        floor: bank,
        front: clay,
        side: umber,
        pane: cream,
        seed: 5,
      }),
      block({
        x: 548,
        width: 96,
        height: 212,
        floor: bank,
        front: brick,
        side: rust,
        pane: cream,
        seed: 9,
      }),
      tower(214, bank, 500),
      palm(120, bank, 214),
      minaret(262, bank, 330, 42, brick),
      mosque(372, bank, 0.84, brick),
      minaret(482, bank, 500, 60, brick),
      palm(586, bank, 262),
      rect(0, bank, width, height - bank, nile),
      rect(0, bank, width, 6, deep),
      reflection(352, bank + 18, 400, 7, 21, brick),
      ripples([
        [20, 612, 60],
        [60, 720, 70],
        [520, 706, 64],
        [548, 640, 50],
      ]),
      felucca(136, 690, 176),
      felucca(520, 640, 106, wheat),
    ].join(''),
  };
}

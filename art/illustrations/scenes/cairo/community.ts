import { dots } from '../../../draw/dots.ts';
import {
  circle,
  clip,
  count,
  group,
  type Point,
  rect,
  repeat,
  ring,
  shape,
  stroke,
} from '../../../draw/marks.ts';
import type { Scene } from '../scene.ts';
import { block, chance, felucca, minaret, mosque, reflection, ripples } from './landmarks.ts';
import { cairo } from './palette.ts';

const { sand, wheat, clay, ink, brick, rust, nile, deep, sun, cream, rose } = cairo;

const CARD = { width: 400, height: 500 } as const;

/** The old city at night. */
export function night(): Scene {
  return {
    ...CARD,
    marks: [
      rect(0, 0, 400, 500, deep),
      dots(
        count(26).map((index): Point => [chance(index, 1) * 400, chance(2, index) * 270]),
        1.6,
        cream,
      ),
      circle(282, 152, 84, sun),
      ...[0, 62, 296, 346].map((x, seed) =>
        block({
          x,
          width: 60,
          height: 96 + chance(x, 4) * 54,
          floor: 500,
          front: '#0f4c4a',
          side: '#08302f',
          pane: '#1f6d66',
          seed: seed + 20,
        }),
      ),
      group(
        'translate(0 0)',
        mosque(176, 500, 1.08, sun).replaceAll(ink, wheat).replaceAll('#33241a', clay),
      ),
      minaret(300, 500, 410, 54, deep).replaceAll(ink, wheat),
    ].join(''),
  };
}

/** A street corner: a wall of stone, a door, a cat. The name of the street is lettering from outside. */
export function street(name: {
  path: string;
  box: { x: number; y: number; width: number; height: number };
}): Scene {
  const scale = 166 / name.box.width;
  const stones = repeat(13, (row) =>
    repeat(6, (column) => {
      const luck = chance(row, column + 40);
      const x = column * 82 - (row % 2) * 41;
      return luck > 0.42 ? rect(x + 2, row * 40 + 2, 78, 36, luck > 0.72 ? wheat : '#f1dfbe') : '';
    }),
  );
  return {
    ...CARD,
    marks: [
      rect(0, 0, 400, 500, sand),
      stones,
      group(
        'translate(200 138) rotate(-3)',
        rect(-144, -70, 288, 146, ink),
        rect(-138, -64, 276, 134, nile),
        stroke('M-128,-54h256v114h-256z', cream, 3),
        ...[
          [-120, -46],
          [120, -46],
          [-120, 52],
          [120, 52],
        ].map(([x = 0, y = 0]) => circle(x, y, 4, cream)),
        group(
          `translate(${(-(name.box.x + name.box.width / 2) * scale).toFixed(1)} ${(3 - (name.box.y + name.box.height / 2) * scale).toFixed(1)}) scale(${scale.toFixed(4)})`,
          shape(name.path, cream),
        ),
      ),
      shape('M118,500V352Q118,296 196,262Q274,296 274,352V500z', brick),
      shape('M134,500V356Q134,310 196,282Q258,310 258,356V500z', rust),
      rect(194, 284, 4, 216, ink),
      dots(
        count(30).flatMap((index): Point[] => {
          const [column, row] = [index % 5, Math.floor(index / 5)];
          return column === 2 ? [] : [[150 + column * 23, 356 + row * 24]];
        }),
        4,
        sun,
      ),
      ring(180, 430, 7, sun, 3),
      rect(104, 494, 184, 6, ink),
      shape('M300,500l8,-58h60l8,58z', nile),
      ...[
        [338, 408, 36],
        [312, 426, 24],
        [364, 420, 26],
      ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, deep)),
      // The cat.
      shape('M34,496Q30,434 52,420L50,396L62,408H78L90,396L88,420Q112,440 106,496z', ink),
      stroke('M104,490Q134,486 124,456', ink, 8, 'round'),
      circle(62, 418, 2.6, sun),
      circle(79, 418, 2.6, sun),
    ].join(''),
  };
}

/** Two sails and a sun that is going down behind the other bank. */
export function sails(): Scene {
  const [width, height, bank] = [824, 1024, 630];
  return {
    width,
    height,
    marks: [
      rect(0, 0, width, height, rose),
      clip('evening', `<path d="M0,0h${width}v${bank}h${-width}z"/>`, circle(420, 610, 300, sun)),
      shape(`M0,${bank}v-44h60v-54h44v54h50v44zM620,${bank}v-26h48v-44h54v30h60v-18h42v58z`, rust),
      rect(0, bank, width, height - bank, nile),
      reflection(420, bank + 22, 600, 9, 36, sun),
      ripples([
        [40, 700, 110],
        [20, 860, 90],
        [640, 760, 120],
        [690, 930, 80],
      ]),
      felucca(664, 690, 146),
      felucca(330, 870, 500),
    ].join(''),
  };
}

/** A strip of river that the sun of 'Our Vision' sets behind. */
export function river(): Scene {
  const [width, height] = [1440, 270];
  return {
    width,
    height,
    marks: [
      rect(0, 84, width, height - 84, nile),
      rect(0, 84, width, 6, deep),
      reflection(1008, 104, 900, 6, 24, rust),
      ripples([
        [80, 144, 120],
        [420, 232, 80],
        [180, 214, 60],
      ]),
      felucca(330, 196, 124),
    ].join(''),
  };
}

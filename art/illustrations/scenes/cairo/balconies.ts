import { circle, group, rect, repeat, shape, stroke } from '../../../draw/marks.ts';
import type { Scene } from '../scene.ts';
import { chance } from './landmarks.ts';
import { cairo } from './palette.ts';

const { clay, umber, ink, brick, rust, nile, deep, mint, sun, cream, rose } = cairo;

/** A shuttered window with its frame and lintel. `open` shows the room. */
function window(x: number, y: number, open: string | undefined): string {
  const leaf = (left: number, w: number) =>
    rect(left, y, w, 300, nile) +
    repeat(15, (row) => rect(left + 7, y + 12 + row * 19, w - 14, 8, deep));
  return (
    rect(x - 18, y - 18, 252, 318, cream) +
    rect(x - 34, y - 34, 284, 22, cream) +
    rect(x, y, 216, 300, open ?? deep) +
    (open ? leaf(x, 54) + leaf(x + 162, 54) : leaf(x, 107) + leaf(x + 109, 107))
  );
}

function balcony(x: number, y: number, width: number): string {
  return (
    rect(x, y, width, 6, ink) +
    repeat(Math.floor(width / 21), (index) => rect(x + 6 + index * 21, y + 6, 5, 78, ink)) +
    rect(x - 10, y + 84, width + 20, 16, cream) +
    [0.06, 0.42, 0.58, 0.94]
      .map((share) => shape(`M${x + width * share - 14},${y + 100}h28l-7,26h-14z`, cream))
      .join('')
  );
}

/** Something on the line, pegged at its top. */
const washing = (x: number, y: number, w: number, h: number, colour: string) =>
  shape(`M${x},${y}h${w}v${h}l${-w / 2},-9l${-w / 2},9z`, colour) +
  rect(x + 3, y - 5, 3, 9, umber) +
  rect(x + w - 6, y - 5, 3, 9, umber);

/** Two floors of a house downtown: laundry, a rubber tree, a basket on its way up. */
export function balconies(): Scene {
  const [width, height] = [720, 900];
  const bricks = repeat(26, (index) => {
    const x = Math.floor(chance(index, 3) * 17) * 44;
    const y = Math.floor(chance(7, index) * 30) * 30 + 4;
    return rect(x, y, 44, 11, rust);
  });
  return {
    width,
    height,
    marks: [
      rect(0, 0, width, height, brick),
      bricks,
      window(78, 84, undefined),
      window(404, 84, '#0e2a2b'),
      window(78, 506, sun),
      window(404, 506, '#0e2a2b'),
      // Somebody is at home: a lamp, a chair back and a cat on the sill.
      group(
        'translate(512 506)',
        stroke('M0,0v66', cream, 3),
        shape('M-34,66h68l-16,-34h-36z', sun),
      ),
      shape('M438,384q4,-52 30,-58l4,-20l12,12h14l12,-12l4,22q22,20 16,56z', ink),
      circle(478, 326, 2.6, sun),
      circle(498, 326, 2.6, sun),
      balcony(28, 276, 664),
      balcony(28, 698, 664),
      shape('M78,372l10,-96h56l10,96z', clay),
      rect(80, 268, 72, 16, umber),
      ...[
        [116, 236, 40],
        [84, 214, 30],
        [150, 208, 34],
        [112, 180, 32],
        [140, 160, 20],
      ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, r > 32 ? nile : '#1d7f74')),
      stroke('M396,262Q548,280 706,260', ink, 2.4),
      washing(408, 266, 46, 110, sun),
      washing(468, 270, 62, 128, cream),
      washing(544, 272, 40, 92, rose),
      washing(596, 270, 52, 120, mint),
      washing(660, 266, 40, 104, cream),
      stroke('M286,372V716', ink, 3),
      circle(268, 728, 22, mint),
      circle(290, 720, 20, rose),
      circle(308, 730, 18, cream),
      stroke('M244,742Q286,690 328,742', umber, 5),
      shape('M244,742h84l-12,66h-60z', sun),
      rect(240, 736, 92, 12, clay),
    ].join(''),
  };
}

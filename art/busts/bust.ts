import { type Traits, toFace } from './face.ts';
import { type Cut, cutGarment } from './garments.ts';
import { growBeard, growHair, type Hair } from './hair.ts';
import { sculptHead } from './head.ts';
import { earrings, type Headwear, makeGlasses, wear } from './headwear.ts';
import { bounded, melted, type Solid, toUnit, type Vector } from './solid.ts';

/** The shape of a person. */
export interface Figure {
  traits: Traits;
  /** Not drawn under a scarf or a cap. */
  hair: Hair;
  headwear?: Headwear;
  beard?: boolean;
  glasses?: boolean;
  earring?: boolean;
  garment: Cut;
  /** How the head is held, degrees: turned to the right of the picture, chin down, tilted to the right. */
  turn: number;
  nod?: number;
  tilt?: number;
}

/** What a figure is made of, in the order it is printed: each covers those before it. */
export const parts = [
  'ground',
  'garment',
  'skin',
  'lip',
  'white',
  'iris',
  'hair',
  'frame',
  'ink',
] as const;
export type Part = (typeof parts)[number];

/** A figure as a signed distance field, and the part at each point. */
export interface Bust {
  solid: Solid;
  identify(x: number, y: number, z: number): Part;
}

/** The pivot of the head: the top of the spine. */
const PIVOT: Vector = [0, -0.55, -0.15];
const MIDDLE: Vector = [0, 0, 0];

/** The transformation from scene coordinates to those of a turned head. */
function pose({ turn, nod = 0, tilt = 0 }: Pick<Figure, 'turn' | 'nod' | 'tilt'>) {
  const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
  const [ct, st] = [Math.cos(toRadians(turn)), Math.sin(toRadians(turn))];
  const [cn, sn] = [Math.cos(toRadians(nod)), Math.sin(toRadians(nod))];
  const [cl, sl] = [Math.cos(toRadians(tilt)), Math.sin(toRadians(tilt))];
  const rows: readonly [Vector, Vector, Vector] = [
    [ct * cl + st * sn * sl, -ct * sl + st * sn * cl, -st * cn],
    [cn * sl, cn * cl, sn],
    [st * cl - ct * sn * sl, -st * sl - ct * sn * cl, ct * cn],
  ];
  const [toX, toY, toZ] = rows.map(([a, b, c], axis): Solid => {
    const from = PIVOT[axis] ?? 0;
    return (x, y, z) => a * (x - PIVOT[0]) + b * (y - PIVOT[1]) + c * (z - PIVOT[2]) + from;
  }) as [Solid, Solid, Solid];
  return {
    at: (x: number, y: number, z: number): Vector => [toX(x, y, z), toY(x, y, z), toZ(x, y, z)],
    held:
      (solid: Solid): Solid =>
      (x, y, z) =>
        solid(toX(x, y, z), toY(x, y, z), toZ(x, y, z)),
    /** The direction towards the viewer, as the head sees it. */
    viewer: [rows[0][2], rows[1][2], rows[2][2]] as const,
  };
}

/** How far the eyes follow the viewer, 0 to 1. */
const FOLLOWING = 0.6;

/** Combines the parts of a figure. */
export function buildBust({ traits, garment, ...figure }: Figure): Bust {
  const face = toFace(traits);
  const head = sculptHead(face);
  const { at, held, viewer } = pose(figure);
  const body = pose({ turn: figure.turn * 0.45 });
  const onHead = figure.headwear ? wear[figure.headwear](head) : growHair[figure.hair](head);
  const hair = figure.beard ? melted(0.02, onHead, growBeard(head)) : onHead;
  const solids: [Part, Solid][] = [
    ['skin', bounded([0, -0.3, 0], 1.5, held(head.skin))],
    ['hair', bounded([0, 0, -0.1], 1.75, held(hair))],
    ['garment', body.held(cutGarment[garment])],
  ];
  if (figure.glasses) solids.push(['frame', bounded(MIDDLE, 1, held(makeGlasses(face.width)))]);
  if (figure.earring) solids.push(['frame', bounded(MIDDLE, 1, held(earrings))]);
  const gaze = toUnit([viewer[0] * FOLLOWING, viewer[1] * FOLLOWING, viewer[2]]);
  return {
    solid(x, y, z) {
      let nearest = 9;
      for (const [, solid] of solids) nearest = Math.min(nearest, solid(x, y, z));
      return nearest;
    },
    identify(x, y, z) {
      let [nearest, part]: [number, Part] = [9, 'skin'];
      for (const [name, solid] of solids) {
        const distance = solid(x, y, z);
        if (distance < nearest) [nearest, part] = [distance, name];
      }
      return part === 'skin' ? head.paint(...at(x, y, z), gaze) : part;
    },
  };
}

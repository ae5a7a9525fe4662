import { circle, count, gradedDots, group, type Point, rect, type Scene, stroke } from './draw.ts';
import { drawFeatures } from './features.ts';

/** The shape of somebody. */
export interface Figure {
  hair: 'bun' | 'afro' | 'bob' | 'short' | 'scarf' | 'shaved' | 'waves' | 'cap';
  beard?: boolean;
  glasses?: boolean;
  /** How far the head is turned, degrees; positive looks to the right of the picture. */
  turn: number;
}

/** A figure and its colours. */
export interface Look extends Figure {
  /** Whether the picture is turned round, as a print from the other side of the film. */
  mirrored?: boolean;
  colours: {
    ground: string;
    disc: string;
    skin: string;
    hair: string;
    garment: string;
    frame?: string;
  };
}

type Vector = readonly [x: number, y: number, z: number];
type Material = 'skin' | 'hair' | 'garment' | 'frame';
/** Distance to the nearest surface and what it is made of. Lengths are in heads: 1 is about half a face. */
type Surface = { distance: number; material: Material };
type Solid = (point: Vector) => number;

const SHADE = '#17110d';

// Math.hypot guards against overflow and is several times slower; lengths here are near 1.
const lengthOf = (x: number, y: number, z: number) => Math.sqrt(x * x + y * y + z * z);

function ellipsoid(centre: Vector, radii: Vector): Solid {
  const smallest = Math.min(...radii);
  return (p) =>
    (lengthOf(
      (p[0] - centre[0]) / radii[0],
      (p[1] - centre[1]) / radii[1],
      (p[2] - centre[2]) / radii[2],
    ) -
      1) *
    smallest;
}

function capsule(from: Vector, to: Vector, r: number): Solid {
  const axis: Vector = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = axis[0] ** 2 + axis[1] ** 2 + axis[2] ** 2;
  return (p) => {
    const q: Vector = [p[0] - from[0], p[1] - from[1], p[2] - from[2]];
    const dot = q[0] * axis[0] + q[1] * axis[1] + q[2] * axis[2];
    const t = Math.min(Math.max(dot / length, 0), 1);
    return lengthOf(q[0] - axis[0] * t, q[1] - axis[1] * t, q[2] - axis[2] * t) - r;
  };
}

/** A ring that faces the viewer. */
function hoop(centre: Vector, radius: number, r: number): Solid {
  return (p) =>
    Math.hypot(Math.hypot(p[0] - centre[0], p[1] - centre[1]) - radius, p[2] - centre[2]) - r;
}

/** Everything on one side of a plane through a point. */
function half(point: Vector, normal: Vector): Solid {
  const size = Math.hypot(...normal);
  return (p) =>
    ((p[0] - point[0]) * normal[0] +
      (p[1] - point[1]) * normal[1] +
      (p[2] - point[2]) * normal[2]) /
    size;
}

// These run some millions of times a portrait: plain loops, nothing allocated.

/** Several solids as one, their seams melted over `melt`. */
function melted(melt: number, ...solids: Solid[]): Solid {
  return (p) => {
    let distance = 9;
    for (const solid of solids) {
      const other = solid(p);
      const h = melt - Math.abs(distance - other);
      distance = Math.min(distance, other) - (h > 0 ? (h * h) / (4 * melt) : 0);
    }
    return distance;
  };
}

const both =
  (one: Solid, other: Solid): Solid =>
  (p) =>
    Math.max(one(p), other(p));
const without =
  (solid: Solid, hole: Solid): Solid =>
  (p) =>
    Math.max(solid(p), -hole(p));
const rough =
  (solid: Solid, depth: number, pitch: number): Solid =>
  (p) =>
    solid(p) +
    depth *
      Math.sin(p[0] * pitch + 1.3) *
      Math.sin(p[1] * pitch * 1.1) *
      Math.sin(p[2] * pitch + 0.6);
const pairOf = (make: (side: 1 | -1) => Solid): Solid => {
  const [right, left] = [make(1), make(-1)];
  return (p) => Math.min(right(p), left(p));
};

/** Spares the sum where the point is far from everything inside a ball. */
const bounded =
  (centre: Vector, r: number, solid: Solid): Solid =>
  (p) => {
    const distance = lengthOf(p[0] - centre[0], p[1] - centre[1], p[2] - centre[2]) - r;
    return distance > 0.25 ? distance : solid(p);
  };

const face: Solid = (() => {
  const bones = melted(
    0.16,
    ellipsoid([0, 0.2, -0.06], [0.6, 0.68, 0.7]),
    ellipsoid([0, -0.26, 0.1], [0.44, 0.52, 0.5]),
    ellipsoid([0, -0.66, 0.34], [0.2, 0.16, 0.2]),
    pairOf((side) => ellipsoid([side * 0.3, -0.12, 0.38], [0.17, 0.18, 0.17])),
  );
  const brow = melted(0.1, bones, ellipsoid([0, 0.24, 0.54], [0.4, 0.08, 0.12]));
  const sockets = pairOf((side) => ellipsoid([side * 0.23, 0.1, 0.72], [0.15, 0.1, 0.16]));
  const lids = pairOf((side) => ellipsoid([side * 0.23, 0.09, 0.53], [0.115, 0.07, 0.075]));
  const nose = melted(
    0.06,
    capsule([0, 0.14, 0.6], [0, -0.12, 0.74], 0.06),
    ellipsoid([0, -0.16, 0.73], [0.1, 0.08, 0.085]),
    pairOf((side) => ellipsoid([side * 0.09, -0.18, 0.66], [0.07, 0.06, 0.08])),
  );
  const mouth = ellipsoid([0, -0.46, 0.5], [0.22, 0.12, 0.16]);
  const ears = pairOf((side) => ellipsoid([side * 0.6, 0.02, -0.08], [0.07, 0.17, 0.11]));
  return melted(0.08, melted(0.07, without(brow, sockets), nose), lids, mouth, ears);
})();
const neck = capsule([0, -0.5, -0.12], [0, -1.5, -0.2], 0.29);

const crown = ellipsoid([0, 0.3, -0.1], [0.68, 0.72, 0.76]);
const behindTheHairline = half([0, 0.6, 0.42], [0, -0.62, 0.78]);

const hairs: Record<Figure['hair'], Solid> = {
  bun: melted(
    0.08,
    both(rough(crown, 0.012, 26), behindTheHairline),
    rough(ellipsoid([0, 1.2, -0.28], [0.3, 0.26, 0.3]), 0.014, 24),
  ),
  afro: both(
    rough(ellipsoid([0, 0.5, -0.22], [1.06, 1, 0.98]), 0.05, 15),
    half([0, 0.5, 0.36], [0, -0.4, 0.9]),
  ),
  bob: without(
    both(
      rough(ellipsoid([0, 0.08, -0.12], [0.84, 0.98, 0.84]), 0.014, 22),
      half([0, -0.72, 0], [0, -1, 0.1]),
    ),
    ellipsoid([0.08, -0.16, 0.8], [0.52, 0.74, 0.78]),
  ),
  short: both(
    rough(ellipsoid([0, 0.38, -0.12], [0.68, 0.7, 0.74]), 0.026, 24),
    half([0, 0.56, 0.4], [0, -0.72, 0.7]),
  ),
  scarf: melted(
    0.16,
    without(
      ellipsoid([0, 0.1, -0.12], [0.8, 0.98, 0.86]),
      ellipsoid([0, -0.04, 0.85], [0.5, 0.66, 0.72]),
    ),
    ellipsoid([0.06, -1.02, 0], [0.62, 0.42, 0.5]),
    capsule([-0.36, -0.86, 0.22], [0.34, -1.14, 0.36], 0.2),
  ),
  shaved: both(
    ellipsoid([0, 0.22, -0.07], [0.61, 0.69, 0.71]),
    half([0, 0.7, 0.3], [0, -0.6, 0.8]),
  ),
  waves: without(
    melted(
      0.12,
      both(
        rough(ellipsoid([0, 0.3, -0.16], [0.82, 0.86, 0.86]), 0.05, 11),
        half([0, 0.5, 0.4], [0, -0.5, 0.86]),
      ),
      pairOf((side) =>
        rough(capsule([side * 0.68, 0.1, -0.16], [side * 0.74, -1.06, -0.02], 0.22), 0.05, 11),
      ),
    ),
    ellipsoid([0, -0.2, 0.9], [0.5, 0.8, 0.7]),
  ),
  cap: melted(
    0.05,
    ellipsoid([0.05, 0.72, -0.08], [0.84, 0.3, 0.82]),
    both(ellipsoid([0, 0.3, -0.12], [0.66, 0.7, 0.72]), half([0, 0.5, 0.3], [0, -0.7, 0.7])),
  ),
};

const beard = without(
  both(
    rough(ellipsoid([0, -0.4, 0.14], [0.53, 0.56, 0.56]), 0.026, 26),
    half([0, -0.2, 0.3], [0, 1, 0.34]),
  ),
  ellipsoid([0, -0.45, 0.72], [0.22, 0.13, 0.24]),
);
const garment = melted(
  0.2,
  ellipsoid([0, -1.95, -0.2], [1.42, 0.72, 0.62]),
  capsule([0, -1.12, -0.16], [0, -1.5, -0.18], 0.38),
);
const glasses = melted(
  0.02,
  pairOf((side) => hoop([side * 0.25, 0.08, 0.8], 0.2, 0.03)),
  capsule([-0.06, 0.1, 0.82], [0.06, 0.1, 0.82], 0.026),
  pairOf((side) => capsule([side * 0.45, 0.1, 0.78], [side * 0.62, 0.1, 0], 0.022)),
);

function toModel(look: Figure): (point: Vector) => Surface {
  const middle: Vector = [0, 0, 0];
  const hair = hairs[look.hair];
  const solids: [Material, Solid][] = [
    ['skin', bounded(middle, 1.15, melted(0.08, face, neck))],
    ['hair', bounded([0, 0.1, -0.1], 1.55, look.beard ? melted(0.04, hair, beard) : hair)],
    ['garment', bounded([0, -1.75, -0.2], 1.6, garment)],
  ];
  if (look.glasses) solids.push(['frame', bounded(middle, 0.95, glasses)]);
  return (point) => {
    let nearest: Surface = { distance: Number.POSITIVE_INFINITY, material: 'skin' };
    for (const [material, solid] of solids) {
      const distance = solid(point);
      if (distance < nearest.distance) nearest = { distance, material };
    }
    return nearest;
  };
}

/** Light from above and from one side, as photographs of the fifties have it. */
const LIGHT: Vector = [-0.62, 0.5, 0.6];

/** Looks at the model straight from the front: what is seen at a point of the picture, and how lit it is. */
function createCamera(look: Figure) {
  const model = toModel(look);
  const angle = (look.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = (x: number, y: number, z: number) =>
    model([x * cos - z * sin, y, x * sin + z * cos]);
  return {
    see(x: number, y: number): { material: Material; z: number } | undefined {
      let z = 1.7;
      for (let step = 0; step < 44 && z > -1.3; step++) {
        const { distance, material } = turned(x, y, z);
        if (distance < 0.006) return { material, z };
        z -= Math.max(distance * 0.85, 0.004);
      }
      return undefined;
    },
    /** 0 in the dark, 1 in full light. */
    light(x: number, y: number, z: number): number {
      const e = 0.012;
      const here = turned(x, y, z).distance;
      const normal: Vector = [
        turned(x + e, y, z).distance - here,
        turned(x, y + e, z).distance - here,
        turned(x, y, z + e).distance - here,
      ];
      const size = lengthOf(...normal) || 1;
      const facing =
        (normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2]) /
        (size * Math.hypot(...LIGHT));
      // What the room gives back, so that the side in shadow keeps its features.
      const fill = 0.3 * Math.max(0, normal[0] / size) + 0.38 * Math.max(0, -normal[1] / size);
      if (facing <= 0) return fill;
      // A short walk towards the light finds the shadow of the nose, the brow and the hair.
      for (let walk = 0.06; walk < 0.8; walk += 0.07) {
        const shade = turned(x + LIGHT[0] * walk, y + LIGHT[1] * walk, z + LIGHT[2] * walk);
        if (shade.distance < -0.004) return Math.max(facing * 0.5, fill);
      }
      return facing;
    },
  };
}

export interface PortraitFrame {
  width: number;
  height: number;
  /** Where the middle of the face lies. */
  centre: Point;
  /** Units of the frame, a head. */
  scale: number;
  /** Distance of the screen's dots. */
  pitch: number;
  /** Radius of the disc behind the head; none when 0. */
  disc: number;
}

/** 4:5, as the team is shown. */
export const portraitFrame: PortraitFrame = {
  width: 400,
  height: 500,
  centre: [200, 236],
  scale: 148,
  pitch: 6,
  disc: 158,
};

/** Distance at which a strip is looked at before its edges are found exactly. */
const STRIDE = 4;

/** Where, between two points of a strip, the one material ends. */
function findEdge(look: (x: number) => Material | undefined, from: number, to: number): number {
  const first = look(from);
  let [near, far] = [from, to];
  while (far - near > 0.6) {
    const middle = (near + far) / 2;
    if (look(middle) === first) near = middle;
    else far = middle;
  }
  return Math.round(far * 2) / 2;
}

/** What a figure looks like before it has colours. */
interface Plate {
  /** Path of each material's surface, in strips of this height. */
  strip: number;
  strips: Record<Material, string>;
  shade: { at: Point; r: number }[];
  /** The shade of the hair, which falls over the face. */
  hair: { at: Point; r: number }[];
}

const plates = new Map<string, Plate>();

/** A figure is seen once, whoever wears it in which colours. */
function getPlate(figure: Figure, frame: PortraitFrame): Plate {
  const { hair, beard, glasses, turn } = figure;
  const key = JSON.stringify([hair, beard, glasses, turn, frame]);
  const plate = plates.get(key) ?? toPlate(figure, frame);
  plates.set(key, plate);
  return plate;
}

function toPlate(figure: Figure, { width, height, centre, scale, pitch }: PortraitFrame): Plate {
  const camera = createCamera(figure);
  const strip = Math.min(width / 160, 2.5);
  const toWorld = (x: number, y: number): [number, number] => [
    (x - centre[0]) / scale,
    (centre[1] - y) / scale,
  ];

  const strips: Record<Material, string> = { skin: '', hair: '', garment: '', frame: '' };
  for (let y = strip / 2; y < height; y += strip) {
    const look = (x: number) => camera.see(...toWorld(x, y))?.material;
    let from = 0;
    let material = look(0);
    for (let x = STRIDE; x < width + STRIDE; x += STRIDE) {
      const next = x < width ? look(x) : undefined;
      if (next === material) continue;
      const edge = x < width ? findEdge(look, x - STRIDE, x) : width;
      if (material) strips[material] += `M${from},${y}h${edge - from}`;
      [from, material] = [edge, next];
    }
  }

  const shade: Plate['shade'] = [];
  const hair: Plate['hair'] = [];
  const row = pitch * Math.sqrt(0.75);
  for (const line of count(Math.ceil(height / row))) {
    const y = line * row;
    for (let x = line % 2 === 0 ? 0 : pitch / 2; x < width; x += pitch) {
      const at = toWorld(x, y);
      const seen = camera.see(...at);
      if (!seen || seen.material === 'frame') continue;
      const lit = camera.light(...at, seen.z);
      const skin = seen.material === 'skin';
      const dark = skin ? 0.84 - lit / 0.6 : 0.94 - lit / 0.95;
      if (dark > 0.06)
        (seen.material === 'hair' ? hair : shade).push({
          at: [x, y],
          r: pitch * 0.6 * Math.min(dark, 1) ** 0.62,
        });
    }
  }
  return { strip, strips, shade, hair };
}

/** Where a place on the head lies in the picture. */
function toProjection({ turn }: Figure, { centre, scale }: PortraitFrame) {
  const angle = (turn * Math.PI) / 180;
  return ([x, y, z]: Vector): Point => [
    centre[0] + scale * (x * Math.cos(angle) + z * Math.sin(angle)),
    centre[1] - scale * y,
  ];
}

/** Somebody as a halftone: flat colours for what they wear and are, black dots for the shade. */
export function toPortrait(look: Look, frame: PortraitFrame = portraitFrame): Scene {
  const { width, height, centre, disc } = frame;
  const { strip, strips, shade, hair } = getPlate(look, frame);
  const { colours, mirrored } = look;
  const flat = (material: Material, colour: string) =>
    stroke(strips[material], colour, strip + 0.4);
  const figure = [
    flat('garment', colours.garment),
    flat('skin', colours.skin),
    gradedDots(shade, SHADE, 7),
    drawFeatures(toProjection(look, frame), frame.scale, { line: SHADE, white: '#fffdf8' }),
    flat('hair', colours.hair),
    gradedDots(hair, SHADE, 7),
    flat('frame', colours.frame ?? SHADE),
  ];
  return {
    width,
    height,
    marks: [
      rect(0, 0, width, height, colours.ground),
      disc > 0 ? circle(centre[0], centre[1] + 10, disc, colours.disc) : '',
      mirrored ? group(`matrix(-1 0 0 1 ${width} 0)`, ...figure) : figure.join(''),
    ].join(''),
  };
}

/** People nobody is, for the founder, the crowd and the magazine. */
export const looks = {
  beard: {
    hair: 'short',
    beard: true,
    turn: -22,
    colours: {
      ground: '#efe7d8',
      disc: '#e4563a',
      skin: '#f4e3d0',
      hair: '#7c746c',
      garment: '#2b49c8',
    },
  },
  bob: {
    hair: 'bob',
    turn: 16,
    colours: {
      ground: '#dbe3ea',
      disc: '#ffd400',
      skin: '#f6e9dc',
      hair: '#d8603f',
      garment: '#f3efe8',
    },
  },
  afro: {
    hair: 'afro',
    glasses: true,
    turn: -12,
    colours: {
      ground: '#f4d9d2',
      disc: '#1f3bff',
      skin: '#b4764f',
      hair: '#6d4637',
      garment: '#f2b632',
      frame: '#2a1b12',
    },
  },
  bun: {
    hair: 'bun',
    turn: -24,
    colours: {
      ground: '#cfdcd2',
      disc: '#f08f7a',
      skin: '#f3d3b3',
      hair: '#7d5438',
      garment: '#17685a',
    },
  },
  scarf: {
    hair: 'scarf',
    turn: 20,
    colours: {
      ground: '#cfe3d6',
      disc: '#12645e',
      skin: '#e9bd95',
      hair: '#ffd400',
      garment: '#2f2f37',
    },
  },
  waves: {
    hair: 'waves',
    turn: -18,
    colours: {
      ground: '#f3e3c4',
      disc: '#9e2e19',
      skin: '#eec6a2',
      hair: '#7d5238',
      garment: '#cfe3da',
    },
  },
} as const satisfies Record<string, Look>;

const short: Figure = { hair: 'short', turn: -20 };
const curls: Figure = { hair: 'afro', glasses: true, turn: -12 };
const cropped: Figure = { hair: 'shaved', glasses: true, turn: 14 };
const capped: Figure = { hair: 'cap', turn: 24 };

/**
 * Eight who stand in for whoever has no portrait yet. They could be anybody: no beard, no long hair, so that no name
 * ends up under a face that contradicts it.
 */
export const standIns: readonly Look[] = [
  {
    ...short,
    colours: {
      ground: '#efe7d8',
      disc: '#e4563a',
      skin: '#f4e3d0',
      hair: '#7c746c',
      garment: '#2b49c8',
    },
  },
  {
    ...capped,
    colours: {
      ground: '#e6e6e6',
      disc: '#ffd400',
      skin: '#d79f74',
      hair: '#12645e',
      garment: '#9e2e19',
    },
  },
  {
    ...curls,
    colours: {
      ground: '#f4d9d2',
      disc: '#1f3bff',
      skin: '#b4764f',
      hair: '#6d4637',
      garment: '#f2b632',
    },
  },
  {
    ...cropped,
    colours: {
      ground: '#cfdcd2',
      disc: '#f08f7a',
      skin: '#a76d49',
      hair: '#5b4233',
      garment: '#17685a',
    },
  },
  {
    ...curls,
    mirrored: true,
    colours: {
      ground: '#2b1417',
      disc: '#7a2a2c',
      skin: '#e9bd95',
      hair: '#c4512f',
      garment: '#efe7d8',
    },
  },
  {
    ...short,
    mirrored: true,
    colours: {
      ground: '#15181d',
      disc: '#1f3bff',
      skin: '#dfe4ea',
      hair: '#8492a8',
      garment: '#e4563a',
    },
  },
  {
    ...cropped,
    mirrored: true,
    colours: {
      ground: '#0f2f2a',
      disc: '#12645e',
      skin: '#e6cfa6',
      hair: '#b99d68',
      garment: '#8fd0bd',
    },
  },
  {
    ...capped,
    mirrored: true,
    colours: {
      ground: '#122043',
      disc: '#ffd400',
      skin: '#c9d3e6',
      hair: '#f2b632',
      garment: '#6c93ea',
    },
  },
];

/** The looks of people without a portrait: each after their name, moved on while it was just worn by somebody. */
export function decideStandIns(names: readonly string[]): number[] {
  const worn: number[] = [];
  for (const name of names) {
    let look = Math.abs(
      [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) | 0, 7),
    );
    look %= standIns.length;
    const recent = worn.slice(1 - standIns.length);
    while (recent.includes(look)) look = (look + 1) % standIns.length;
    worn.push(look);
  }
  return worn;
}

import {
  circle,
  clip,
  count,
  dots,
  group,
  type Point,
  polygon,
  rect,
  repeat,
  ring,
  type Scene,
  shape,
  stroke,
} from './draw.ts';

/** The magazine's own colours; the page sets the same ones. */
export const cairo = {
  sand: '#f7ead3',
  wheat: '#ead3a8',
  clay: '#d8a063',
  umber: '#b98245',
  ink: '#17110d',
  brick: '#d2452a',
  rust: '#9e2e19',
  nile: '#12645e',
  deep: '#0b3b3b',
  mint: '#cfe3d6',
  sun: '#ffb71b',
  cream: '#fff8ea',
  rose: '#eba98b',
} as const;
const { sand, wheat, clay, umber, ink, brick, rust, nile, deep, mint, sun, cream, rose } = cairo;

/** The same choice for the same place, so that a picture never changes between builds. */
const chance = (x: number, y: number) => {
  const mixed = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
};

interface Block {
  x: number;
  width: number;
  height: number;
  floor: number;
  front: string;
  side: string;
  pane: string;
  seed: number;
}

/** A block of flats: rows of windows, some lit, water tanks and a dish on the roof, one side in shade. */
function block({ x, width, height, floor, front, side, pane, seed }: Block): string {
  const top = floor - height;
  const depth = width * 0.22;
  const columns = Math.max(3, Math.round((width - depth) / 19));
  const gap = (width - depth) / (columns + 0.4);
  const rows = Math.floor((height - 26) / 27);
  const windows = repeat(rows * columns, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const luck = chance(column + seed, row * 3 + seed);
    const [left, above] = [x + gap * 0.45 + column * gap, top + 17 + row * 27];
    if (luck > 0.93) return '';
    const colour = luck > 0.74 ? sun : luck > 0.6 ? side : pane;
    const balcony = luck < 0.22 ? rect(left - 3, above + 13, 15, 3.4, side) : '';
    return rect(left, above, 9, 14, colour) + balcony;
  });
  const roof =
    rect(x + width * 0.12, top - 9, 12, 9, side) +
    rect(x + width * 0.5, top - 13, 3, 13, side) +
    group(
      `translate(${(x + width * 0.5 + 2).toFixed(1)} ${(top - 13).toFixed(1)}) rotate(-34)`,
      shape('M-8,0A8,8 0 0 0 8,0z', side),
    );
  return (
    roof +
    rect(x, top, width, height, front) +
    rect(x + width - depth, top, depth, height, side) +
    windows
  );
}

/** A date palm, `size` tall. */
function palm(x: number, floor: number, size: number): string {
  const top = floor - size;
  const reach = size * 0.34;
  const frond = (angle: number, length: number) =>
    group(
      `translate(${x.toFixed(1)} ${top.toFixed(1)}) rotate(${angle})`,
      shape(
        `M0,0Q${(length * 0.5).toFixed(1)},${(-length * 0.42).toFixed(1)} ${length.toFixed(1)},${(length * 0.16).toFixed(1)}Q${(length * 0.5).toFixed(1)},${(-length * 0.14).toFixed(1)} 0,0z`,
        deep,
      ),
    );
  return (
    shape(
      `M${x - size * 0.028},${floor}Q${x - size * 0.012},${top + size * 0.4} ${x - size * 0.014},${top}h${size * 0.03}Q${x + size * 0.03},${top + size * 0.4} ${x + size * 0.032},${floor}z`,
      deep,
    ) +
    [-152, -118, -80, -40, -6, 26, 156, 190]
      .map((angle) => frond(angle, reach * (0.86 + chance(angle, size) * 0.3)))
      .join('') +
    circle(x - 4, top + 7, size * 0.026, rust) +
    circle(x + 6, top + 9, size * 0.026, rust)
  );
}

/** A felucca with its lateen sail; `size` is the length of the boat. */
function felucca(x: number, y: number, size: number, sail: string = cream): string {
  return group(
    `translate(${x} ${y}) scale(${(size / 200).toFixed(3)})`,
    shape('M52,-210C10,-150 -18,-80 -14,-30Q24,-22 64,-34C82,-96 78,-160 52,-210z', sail),
    shape('M52,-210C62,-150 58,-88 34,-27Q50,-29 64,-34C82,-96 78,-160 52,-210z', wheat),
    stroke('M56,-236L-18,-14M4,-92L2,0', ink, 6, 'round'),
    shape('M-100,-14Q0,18 100,-26Q92,28 60,28H-58Q-94,28 -100,-14z', ink),
    rect(-86, 7, 156, 3, brick),
  );
}

/** A minaret of three storeys, narrower each time, with its balconies and crescent. */
function minaret(x: number, floor: number, height: number, width: number, window: string): string {
  const storey = (share: number) => floor - height * share;
  const neck = width * 0.62;
  const arch = (cx: number, base: number, w: number, h: number) =>
    shape(`M${cx - w},${base}v${-h}a${w},${w} 0 0 1 ${2 * w},0v${h}z`, window);
  const balcony = (y: number, w: number) =>
    polygon(
      [
        [x - w * 0.62, y + 12],
        [x - w * 0.95, y],
        [x + w * 0.95, y],
        [x + w * 0.62, y + 12],
      ],
      ink,
    ) + repeat(7, (index) => rect(x - w * 0.92 + index * ((w * 1.84 - 4) / 6), y - 9, 4, 9, ink));
  return (
    rect(x - width / 2, storey(0.5), width, height * 0.5, ink) +
    arch(x, floor - height * 0.3, width * 0.16, height * 0.07) +
    arch(x, floor - height * 0.12, width * 0.16, height * 0.07) +
    balcony(storey(0.5), width * 0.86) +
    rect(x - neck / 2, storey(0.75), neck, height * 0.25, ink) +
    repeat(3, (index) =>
      arch(x + (index - 1) * neck * 0.3, floor - height * 0.55, neck * 0.09, height * 0.09),
    ) +
    balcony(storey(0.75), neck * 0.92) +
    repeat(4, (index) =>
      rect(x - neck * 0.36 + index * neck * 0.2, storey(0.84), neck * 0.12, height * 0.1, ink),
    ) +
    rect(x - neck * 0.42, storey(0.845), neck * 0.84, height * 0.018, ink) +
    shape(
      `M${x - neck * 0.34},${storey(0.845)}C${x - neck * 0.6},${storey(0.9)} ${x - neck * 0.1},${storey(0.93)} ${x},${storey(0.955)}C${x + neck * 0.1},${storey(0.93)} ${x + neck * 0.6},${storey(0.9)} ${x + neck * 0.34},${storey(0.845)}z`,
      ink,
    ) +
    stroke(`M${x},${storey(0.95)}V${storey(0.985)}`, ink, 3) +
    group(`translate(${x} ${storey(1)})`, shape('M-7,-6A9,9 0 1 0 7,-6A7,7 0 1 1 -7,-6z', ink))
  );
}

/** A mosque of the old city: two domes, a parapet and a row of arches that let the light through. */
function mosque(x: number, floor: number, scale: number, light: string): string {
  const ribs = (cx: number, base: number, r: number, height: number) =>
    [-0.55, 0, 0.55]
      .map((lean) =>
        stroke(
          `M${cx + lean * r},${base}Q${cx + lean * r * 1.15},${base - height * 0.6} ${cx},${base - height}`,
          '#33241a',
          2.4,
        ),
      )
      .join('');
  const dome = (cx: number, base: number, r: number, height: number) =>
    shape(
      `M${cx - r},${base}C${cx - r * 1.12},${base - height * 0.5} ${cx - r * 0.5},${base - height * 0.8} ${cx},${base - height}C${cx + r * 0.5},${base - height * 0.8} ${cx + r * 1.12},${base - height * 0.5} ${cx + r},${base}z`,
      ink,
    ) +
    ribs(cx, base, r, height) +
    stroke(`M${cx},${base - height}v-22`, ink, 3.4) +
    circle(cx, base - height - 8, 4.6, ink) +
    group(
      `translate(${cx} ${base - height - 28})`,
      shape('M-6,-5A8,8 0 1 0 6,-5A6,6 0 1 1 -6,-5z', ink),
    );
  const arches = (y: number, from: number, step: number, times: number, w: number, h: number) =>
    repeat(times, (index) => {
      const cx = from + index * step;
      return shape(
        `M${cx - w},${y}v${-h}q0,${-w} ${w},${-w * 1.5}q${w},${w * 0.5} ${w},${w * 1.5}v${h}z`,
        light,
      );
    });
  const crenels = (y: number, from: number, to: number) =>
    repeat(Math.floor((to - from) / 12), (index) =>
      shape(`M${from + index * 12},${y}v-7l4.5,-6l4.5,6v7z`, ink),
    );
  return group(
    `translate(${x} ${floor}) scale(${scale})`,
    dome(20, -136, 92, 150),
    dome(-82, -92, 34, 56),
    rect(-72, -138, 186, 60, ink),
    crenels(-138, -72, 112),
    rect(-128, -94, 268, 94, ink),
    crenels(-94, -128, 138),
    arches(-104, -48, 34, 5, 8, 14),
    arches(0, -102, 44, 6, 14, 40),
    rect(-128, -78, 268, 2.4, light),
  );
}

/** The tower on the island: a lotus of lattice. */
function tower(x: number, floor: number, height: number): string {
  const at = (share: number) => floor - height * share;
  const w = height * 0.062;
  const lattice = repeat(8, (row) =>
    repeat(3, (column) => {
      const [cx, cy] = [x + (column - 1) * w * 0.52, at(0.06 + row * 0.066)];
      return polygon(
        [
          [cx, cy - 11],
          [cx + 5, cy],
          [cx, cy + 11],
          [cx - 5, cy],
        ],
        sand,
      );
    }),
  );
  return (
    polygon(
      [
        [x - w, floor],
        [x - w * 0.68, at(0.62)],
        [x - w * 1.5, at(0.78)],
        [x + w * 1.5, at(0.78)],
        [x + w * 0.68, at(0.62)],
        [x + w, floor],
      ],
      rust,
    ) +
    lattice +
    rect(x - w * 1.55, at(0.8), w * 3.1, height * 0.025, brick) +
    rect(x - w * 0.9, at(0.84), w * 1.8, height * 0.03, rust) +
    rect(x - w * 0.5, at(0.875), w, height * 0.035, rust) +
    rect(x - 2.4, at(1.02), 4.8, height * 0.16, rust)
  );
}

/** A pyramid, one face in the light and one in the shade. */
function pyramid(x: number, floor: number, width: number, height: number): string {
  const top: Point = [x, floor - height];
  const ridge: Point = [x + width * 0.09, floor];
  return (
    polygon([[x - width / 2, floor], top, ridge], wheat) +
    polygon([ridge, top, [x + width / 2, floor]], clay)
  );
}

/** Long strokes of light on water, shorter as they come nearer. */
function reflection(
  x: number,
  from: number,
  width: number,
  rows: number,
  step: number,
  colour: string,
) {
  return repeat(rows, (row) => {
    const w = width * (1 - row * 0.09) * (0.82 + chance(row, x) * 0.3);
    const shift = (chance(x, row) - 0.5) * width * 0.16;
    return rect(x - w / 2 + shift, from + row * step + row * row * 0.8, w, 6 + row * 0.5, colour);
  });
}

const ripples = (marks: readonly [x: number, y: number, w: number][]) =>
  marks.map(([x, y, w]) => rect(x, y, w, 2.4, '#8fbcb0')).join('');

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

/** One hundred productions, a dot each, and one more on its way. */
export function productions(): Scene {
  const grid = count(100).map(
    (index): Point => [22 + (index % 10) * 40, 22 + Math.floor(index / 10) * 40],
  );
  return { width: 440, height: 404, marks: dots(grid, 14.5, rust) + circle(422, 382, 14.5, sun) };
}

/** The river cuts the city in two; the west bank is solid. */
export function westBank(): Scene {
  const course = 'M214,0C190,60 244,120 214,200C186,268 236,330 212,404';
  return {
    width: 440,
    height: 404,
    marks: [
      clip('west', `<path d="${course}H0V0z"/>`, circle(202, 202, 200, rust)),
      clip(
        'east',
        `<path d="${course.replace('M214,0', 'M230,0').replace('212,404', '228,404')}H440V0z"/>`,
        ...count(6).map((index) => ring(202, 202, 36 + index * 32, rust, 8 * 0.76 ** index + 0.8)),
      ),
    ].join(''),
  };
}

/** Ten people, eight of whom remember. */
export function recall(): Scene {
  return {
    width: 440,
    height: 404,
    marks: count(10)
      .map((index) => {
        const angle = ((index - 0.5) / 10) * 2 * Math.PI - Math.PI / 2;
        const [x, y] = [202 + 148 * Math.cos(angle), 202 + 148 * Math.sin(angle)];
        return index === 0 || index === 9 ? ring(x, y, 42, rust, 4) : circle(x, y, 44, rust);
      })
      .join(''),
  };
}

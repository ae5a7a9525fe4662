import type { Ink, Mark, Score } from './score.ts';
import { toRandom } from './score.ts';

const WIDTH = 1440;
const HEIGHT = 900;

function dots<Item>(
  items: Item[],
  toDot: (item: Item, index: number) => Omit<Extract<Mark, { kind: 'dot' }>, 'kind'>,
): Mark[] {
  return items.map((item, index) => ({ kind: 'dot', ...toDot(item, index) }));
}

const count = (length: number) => Array.from({ length }, (_, index) => index);

/** Each dot 1.72 times the last, all standing on one line. */
function growth(): Mark[] {
  const ratio = 1.72;
  const floor = 632;
  const marks: Mark[] = [];
  let r = 4;
  let edge = 62;
  while (edge < WIDTH) {
    marks.push({ kind: 'dot', x: edge + r, y: floor - r, r, ink: 'yellow' });
    edge += 2 * r + r * 0.36;
    r *= ratio;
  }
  return marks;
}

/** One dot and its fading echoes. */
function memorability(): Mark[] {
  const [x, y, r] = [1060, 318, 286];
  const echoes = count(8).map((index): Mark => {
    const step = index + 1;
    return { kind: 'ring', x: x - 50 * step, y, r, stroke: 14 * 0.68 ** index, ink: 'blue' };
  });
  return [...echoes.reverse(), { kind: 'dot', x, y, r, ink: 'blue' }];
}

/** 31 × 12 identical dots. */
function dedication(): Mark[] {
  const cells = count(31 * 12);
  return dots(cells, (cell) => ({
    x: 536 + (cell % 31) * 28.9,
    y: 44 + Math.floor(cell / 31) * 46,
    r: 9.5,
    ink: 'yellow' as Ink,
  }));
}

/** A burst: rays of dots that grow outward. */
function passion(): Mark[] {
  const [x, y] = [1000, 310];
  const burst = count(17).flatMap((ring) =>
    count(32).map((ray): Mark => {
      const distance = 104 + 22 * ring + ring * ring * 1.1;
      const angle = ((ray + (ring % 2) / 2) / 32) * 2 * Math.PI;
      return {
        kind: 'dot',
        x: x + distance * Math.cos(angle) * 1.08,
        y: y + distance * Math.sin(angle),
        r: 1.6 + 0.095 * ring ** 2,
        ink: 'blue',
      };
    }),
  );
  const free = burst.filter(
    (mark) => mark.kind === 'dot' && mark.y + mark.r < 604 && mark.x - mark.r > 400,
  );
  return [...free, { kind: 'dot', x, y, r: 72, ink: 'blue' }];
}

/** Half dots in four rotations. */
function creativity(): Mark[] {
  const turns = [
    [0, 270, 90, 180, 90, 0],
    [180, 270, 180, 90, 270, 0],
    [270, 180, 0, 90, 90, 270],
    [180, 0, 90, 180, 270, 0],
  ] as const;
  return turns.flatMap((row, rowIndex) =>
    row.map(
      (turn, index): Mark => ({
        kind: 'half',
        x: 604 + index * 152,
        y: 80 + rowIndex * 152,
        r: 76,
        turn,
        ink: 'yellow',
      }),
    ),
  );
}

/** A dot under construction lines. */
function professionalism(): Mark[] {
  const [x, y, r] = [1060, 318, 286];
  const inner = r * Math.SQRT1_2 * 0.874;
  const at = [-r, -inner, 0, inner, r];
  const line = (x1: number, y1: number, x2: number, y2: number): Mark => ({
    kind: 'line',
    x1,
    y1,
    x2,
    y2,
    stroke: 1.2,
    ink: 'black',
  });
  return [
    { kind: 'dot', x, y, r, ink: 'blue' },
    ...at.flatMap((offset) => [
      line(x + offset, 0, x + offset, 604),
      line(459, y + offset, WIDTH, y + offset),
    ]),
    line(x - r, y - r, x + r, y + r),
    line(x - r, y + r, x + r, y - r),
    { kind: 'ring', x, y, r: inner, stroke: 1.2, ink: 'black' },
  ];
}

/** The signature rings. */
function amplification(): Mark[] {
  const [x, y] = [1060, 318];
  return [
    { kind: 'dot', x, y, r: 52, ink: 'yellow' },
    ...count(14).map(
      (index): Mark => ({
        kind: 'ring',
        x,
        y,
        r: 92 + index * 43,
        stroke: 22 * 0.83 ** index,
        ink: 'yellow',
      }),
    ),
  ];
}

/** Packed sizes in three colours. */
function cultures(): Mark[] {
  const random = toRandom(8);
  const inks: Ink[] = ['blue', 'yellow', 'black'];
  const placed: { x: number; y: number; r: number }[] = [];
  const sizes = [
    190, 150, 122, 108, 84, 74, 66, 58, 46, 40, 34, 28, 24, 20, 16, 14, 12, 10, 10, 9, 8, 8, 7, 7,
  ];
  for (const r of sizes) {
    for (let attempt = 0; attempt < 400; attempt++) {
      const x = 500 + random() * 960;
      const y = random() * 620 - 20;
      const clear = placed.every(
        (other) => Math.hypot(other.x - x, other.y - y) > other.r + r + 12,
      );
      const inside = y + r < 604 && x - r > 480;
      if (clear && inside) {
        placed.push({ x, y, r });
        break;
      }
    }
  }
  return dots(placed, (dot, index) => ({ ...dot, ink: inks[index % 3] as Ink }));
}

/** A spiral of dots drawn into one. */
function convergence(): Mark[] {
  const [x, y] = [1020, 318];
  const golden = Math.PI * (3 - Math.sqrt(5));
  const spiral = count(900).map((index): Mark => {
    const distance = 164 + 17.5 * Math.sqrt(index);
    const angle = index * golden;
    return {
      kind: 'dot',
      x: x + distance * Math.cos(angle) * 1.25,
      y: y + distance * Math.sin(angle),
      r: Math.max(15.5 - (distance - 164) * 0.03, 1.4),
      ink: 'yellow',
    };
  });
  const free = spiral.filter(
    (mark) =>
      mark.kind === 'dot' &&
      mark.y + mark.r < 610 &&
      mark.x - mark.r > 420 &&
      mark.x < WIDTH + 20 &&
      mark.y > -20,
  );
  return [...free, { kind: 'dot', x, y, r: 142, ink: 'yellow' }];
}

const players = {
  growth,
  memorability,
  dedication,
  passion,
  creativity,
  professionalism,
  amplification,
  cultures,
  convergence,
};

export type SlideScoreName = keyof typeof players;

/** The nine scores, in the order of the carousel; black and white take turns. */
export const slideScoreNames = Object.keys(players) as SlideScoreName[];

/** Whether a slide is set on black; the others are on white. */
export function isSlideOnBlack(name: SlideScoreName): boolean {
  return slideScoreNames.indexOf(name) % 2 === 0;
}

/** The drawing of one slide of the carousel. */
export function toSlideScore(name: SlideScoreName): Score {
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: isSlideOnBlack(name) ? 'black' : 'white',
    marks: players[name](),
  };
}

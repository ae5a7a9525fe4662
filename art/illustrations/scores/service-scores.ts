import type { Ink, Mark, Score } from './score.ts';
import { toRandom } from './score.ts';

export const serviceScoreNames = [
  'channels',
  'click',
  'narrative',
  'methodology',
  'methodology-noise',
  'methodology-lattice',
  'methodology-dot',
] as const;
export type ServiceScoreName = (typeof serviceScoreNames)[number];

const WIDTH = 1440;
const HEIGHT = 620;
const PITCH = 36;

const count = (length: number) => Array.from({ length }, (_, index) => index);

/** One rhythm in seven volumes, one row each, which all end on the same beat. */
function channels(): Mark[] {
  const rhythm = [8, 3, 3, 6, 2, 0, 5, 3, 8, 2, 2, 0, 6, 4, 8, 3, 3, 0, 5, 2, 7, 3, 0, 10];
  const volumes = count(7).map((row) => 0.1 + 0.9 * (row / 6) ** 1.5);
  const pitch = WIDTH / rhythm.length;
  let floor = 44;
  return volumes.flatMap((volume) => {
    const tallest = 37 * volume;
    const y = floor + tallest;
    floor = y + tallest + 38;
    return rhythm.flatMap((beat, step): Mark[] => {
      const r = beat === 0 ? 0 : Math.max(2, tallest * (beat / 10));
      return r ? [{ kind: 'dot', x: (step + 0.5) * pitch, y, r, ink: 'yellow' }] : [];
    });
  });
}

/** A page set in dots, and the button on it being pressed. */
function click(): Mark[] {
  const line = (y: number, length: number, pitch: number, r: number): Mark[] =>
    count(length).map((step) => ({ kind: 'dot', x: 40 + r + step * pitch, y, r, ink: 'black' }));
  const page = [
    ...line(48, 1, 0, 12),
    ...count(5).map(
      (step): Mark => ({ kind: 'dot', x: 420 + 44 * step, y: 48, r: 4, ink: 'black' }),
    ),
    ...line(152, 12, 46, 20),
    ...line(206, 9, 46, 20),
    ...[30, 32, 27, 31, 19].flatMap((length, row) => line(296 + 30 * row, length, 18, 4)),
    ...[22, 24, 14].flatMap((length, row) => line(490 + 30 * row, length, 18, 4)),
  ];
  const [x, y] = [1090, 330];
  const rings = count(8).map(
    (ring): Mark => ({
      kind: 'ring',
      x,
      y,
      r: 172 + 44 * ring,
      stroke: 20 * 0.74 ** ring,
      ink: 'blue',
    }),
  );
  const clear = page.filter((mark) => mark.kind === 'dot' && mark.x < 640);
  return [...clear, ...rings.slice(0, 6), { kind: 'dot', x, y, r: 118, ink: 'blue' }];
}

/** Scattered dots become a pattern, which grows. */
function narrative(): Mark[] {
  const random = toRandom(11);
  const columns = count(43);
  return columns.flatMap((column) =>
    count(18).map((row): Mark => {
      const x = column * PITCH - PITCH;
      const order = Math.min(Math.max(x, 0) / (0.62 * WIDTH), 1);
      const noise = (1 - order) ** 1.4;
      const still = 4.5 + 11.5 * (Math.max(x, 0) / WIDTH) ** 2.2;
      return {
        kind: 'dot',
        x: x + (random() - 0.5) * 240 * noise,
        y: row * PITCH + 4 + (random() - 0.5) * 240 * noise,
        r: still + (random() - 0.35) * 8 * noise,
        ink: random() < 0.42 * noise ? 'black' : 'blue',
      };
    }),
  );
}

/** Noise becomes a lattice, the lattice becomes one dot: a third of the frame for each. */
function methodology(): Mark[] {
  const random = toRandom(5);
  const lattice = count(27).flatMap((column) =>
    count(17).flatMap((row): Mark[] => {
      const x = column * PITCH + 18;
      const noise = Math.max(0, 1 - x / 450) ** 1.1;
      if (random() < 0.45 * noise) return [];
      return [
        {
          kind: 'dot',
          x: x + (random() - 0.5) * 190 * noise,
          y: row * PITCH + 22 + (random() - 0.5) * 190 * noise,
          r: noise > 0 ? 4 + 13 * noise * random() ** 2 : 4 + 7.5 * ((x - 450) / 504) ** 1.2,
          ink: 'blue',
        },
      ];
    }),
  );
  return [...lattice, { kind: 'dot', x: 1204, y: 310, r: 200, ink: 'blue' }];
}

/** A part of a picture, for a narrow screen: what is drawn between `from` and the part's width. */
function toPart(marks: Mark[], from: number): Score {
  const [width, height] = [560, 437];
  const top = (HEIGHT - height) / 2;
  const moved = marks.flatMap((mark): Mark[] => {
    if (mark.kind === 'line') return [];
    const [x, y] = [mark.x - from, mark.y - top];
    const isSeen = x + mark.r > 0 && x - mark.r < width && y + mark.r > 0 && y - mark.r < height;
    return isSeen ? [{ ...mark, x, y }] : [];
  });
  return { width, height, ground: 'white', marks: moved };
}

const toWhole = (marks: Mark[], ground: Ink = 'white'): Score => ({
  width: WIDTH,
  height: HEIGHT,
  ground,
  marks,
});

const scores: Record<ServiceScoreName, () => Score> = {
  channels: () => toWhole(channels(), 'black'),
  click: () => toWhole(click()),
  narrative: () => toWhole(narrative()),
  methodology: () => toWhole(methodology()),
  'methodology-noise': () => toPart(methodology(), 0),
  'methodology-lattice': () => toPart(methodology(), 400),
  'methodology-dot': () => toPart(methodology(), 880),
};

/** The pictures that stand on the service pages and on Our Savvy. */
export const toServiceScore = (name: ServiceScoreName): Score => scores[name]();

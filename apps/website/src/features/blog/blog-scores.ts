import { type Ink, type Mark, type Score, toRandom } from './score.ts';

/** Where the picture sits: a card (4:3), or the full-bleed opening whose left half belongs to the words. */
export type ScoreFrame = 'card' | 'wide' | 'cover';

/** Size of each frame and where the eye lands in it, as a part of its width. */
export const scoreFrames: Record<ScoreFrame, { width: number; height: number; focus: number }> = {
  card: { width: 960, height: 720, focus: 0.5 },
  wide: { width: 1440, height: 662, focus: 0.69 },
  cover: { width: 1440, height: 480, focus: 0.5 },
};

interface Stage {
  width: number;
  height: number;
  /** Where the eye should land. */
  x: number;
  y: number;
  random: () => number;
}

interface Played {
  ground: Ink;
  marks: Mark[];
}

const count = (length: number) => Array.from({ length }, (_, index) => index);
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** A sun among listening dots. */
function sun({ width, height, x, y, random }: Stage): Played {
  const turn = random() * 6.28;
  const heart = height * (0.27 + random() * 0.06);
  const marks = count(900).flatMap((index): Mark[] => {
    const distance = heart * 1.1 + height * 0.0215 * Math.sqrt(index) + index * 0.18;
    const angle = index * GOLDEN + turn;
    const dot = { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) };
    if (dot.x < -20 || dot.x > width + 20 || dot.y < -20 || dot.y > height + 20) return [];
    return [
      {
        kind: 'dot',
        ...dot,
        r: height * Math.max(0.0145 - ((distance - heart) / height) * 0.009, 0.002),
        ink: 'yellow',
      },
    ];
  });
  return { ground: 'black', marks: [...marks, { kind: 'dot', x, y, r: heart, ink: 'yellow' }] };
}

/** Noise that settles into a lattice. */
function lattice({ width, height, random }: Stage): Played {
  const pitch = 36;
  const marks = count(Math.ceil(width / pitch) * Math.ceil(height / pitch)).map((cell): Mark => {
    const columns = Math.ceil(width / pitch);
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const order = column / columns;
    const stray = (1 - order) ** 2 * 90;
    return {
      kind: 'dot',
      x: (column + 0.5) * pitch + (random() - 0.5) * stray,
      y: (row + 0.5) * pitch + (random() - 0.5) * stray,
      r: 5 + order * 6 * (0.7 + random() * 0.3),
      ink: random() < (1 - order) * 0.12 ? 'white' : 'yellow',
    };
  });
  return { ground: 'black', marks };
}

/** A dot and what is still heard of it. */
function echo({ height, x, y, random }: Stage): Played {
  const r = height * (0.36 + random() * 0.06);
  const away = random() < 0.5 ? -1 : 1;
  const rings = count(9).map(
    (index): Mark => ({
      kind: 'ring',
      x: x + away * r * 0.2 * (index + 1) - away * r * 0.5,
      y,
      r,
      stroke: 13 * 0.7 ** index,
      ink: 'yellow',
    }),
  );
  return {
    ground: 'black',
    marks: [...rings.reverse(), { kind: 'dot', x: x - away * r * 0.5, y, r, ink: 'yellow' }],
  };
}

/** Many sizes, three colours, one crowd. */
function crowd({ width, height, random }: Stage): Played {
  const inks: Ink[] = ['blue', 'yellow', 'black'];
  const placed: { x: number; y: number; r: number }[] = [];
  for (const size of [
    0.2,
    0.16,
    0.14,
    0.12,
    0.1,
    0.09,
    0.075,
    0.07,
    ...count(16).map((i) => 0.06 - i * 0.002),
    ...count(30).map(() => 0.018),
  ]) {
    const r = size * height;
    for (let attempt = 0; attempt < 90; attempt++) {
      const x = random() * width;
      const y = random() * height;
      if (placed.every((other) => Math.hypot(other.x - x, other.y - y) > other.r + r + 9)) {
        placed.push({ x, y, r });
        break;
      }
    }
  }
  return {
    ground: 'white',
    marks: placed.map((dot, index): Mark => ({ kind: 'dot', ...dot, ink: inks[index % 3] as Ink })),
  };
}

/** Half dots, turned until they read. */
function halves({ width, height, random }: Stage): Played {
  const r = height / 8;
  const columns = Math.ceil(width / (2 * r));
  const marks = count(columns * 4).flatMap((cell): Mark[] => {
    if (random() < 0.18) return [];
    const turn = ([0, 90, 180, 270] as const)[Math.floor(random() * 4)] ?? 0;
    const ink: Ink = random() < 0.22 ? 'white' : 'yellow';
    return [
      {
        kind: 'half',
        x: ((cell % columns) * 2 + 1) * r,
        y: (Math.floor(cell / columns) * 2 + 1) * r,
        r,
        turn,
        ink,
      },
    ];
  });
  return { ground: 'black', marks };
}

/** Two voices that meet. */
function interference({ width, height, x, y, random }: Stage): Played {
  const gap = width * (0.15 + random() * 0.05);
  const rings = (cx: number, ink: Ink) =>
    count(15).map(
      (index): Mark => ({
        kind: 'ring',
        x: cx,
        y,
        r: 46 + index * 36,
        stroke: 15 * 0.86 ** index,
        ink,
      }),
    );
  return {
    ground: 'white',
    marks: [
      ...rings(x - gap, 'blue'),
      ...rings(x + gap, 'black'),
      { kind: 'dot', x: x - gap, y, r: height * 0.035, ink: 'blue' },
      { kind: 'dot', x: x + gap, y, r: height * 0.035, ink: 'black' },
    ],
  };
}

/** One signal across a field of small dots. */
function broadcast({ width, height, x, y, random }: Stage): Played {
  const pitch = 24;
  const wave = 150 + random() * 60;
  const columns = Math.ceil(width / pitch);
  const marks = count(columns * Math.ceil(height / pitch)).map((cell): Mark => {
    const cx = ((cell % columns) + 0.5) * pitch;
    const cy = (Math.floor(cell / columns) + 0.5) * pitch;
    const level = 0.5 + 0.5 * Math.cos((Math.hypot(cx - x, cy - y) / wave) * 2 * Math.PI);
    return { kind: 'dot', x: cx, y: cy, r: 1.4 + level ** 2 * 10, ink: 'blue' };
  });
  return { ground: 'white', marks };
}

/** Rows that fill, one step at a time. */
function progress({ width, height, random }: Stage): Played {
  const rows = 5;
  const pitch = height / rows;
  const columns = Math.ceil(width / pitch);
  const marks = count(rows * columns).map((cell): Mark => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const full = column < (row + 0.6 + random() * 0.9) * (columns / (rows + 1));
    const place = { x: (column + 0.5) * pitch, y: (row + 0.5) * pitch };
    const r = pitch * 0.4;
    return full
      ? { kind: 'dot', ...place, r, ink: 'blue' }
      : { kind: 'ring', ...place, r, stroke: 3.2 - (column / columns) * 2.4, ink: 'blue' };
  });
  return { ground: 'white', marks };
}

/** A pointer made of pixels that are dots. */
function pixels({ width, height, x, y, random }: Stage): Played {
  const pitch = 40;
  const phase = random() * 6.28;
  const columns = Math.ceil(width / pitch);
  const marks = count(columns * Math.ceil(height / pitch)).map((cell): Mark => {
    const cx = ((cell % columns) + 0.5) * pitch;
    const cy = (Math.floor(cell / columns) + 0.5) * pitch;
    const angle = Math.atan2(cy - y, cx - x);
    const distance = Math.hypot(cx - x, cy - y);
    const level = 0.5 + 0.5 * Math.sin(angle * 3 + distance / 90 + phase);
    return { kind: 'dot', x: cx, y: cy, r: 2 + level ** 2 * 17, ink: 'yellow' };
  });
  return { ground: 'black', marks };
}

const families = { sun, lattice, echo, crowd, halves, interference, broadcast, progress, pixels };
export type ScoreFamily = keyof typeof families;

/** Which families play which category; a category without an entry is played by all. */
const FAMILIES_OF: Record<string, readonly ScoreFamily[]> = {
  Branding: ['crowd', 'halves'],
  'Integrated Communications': ['interference', 'broadcast'],
  'Public Opinion': ['sun', 'lattice', 'echo'],
  Web: ['progress', 'pixels'],
};

/** Whether a text names a family. */
export function isScoreFamily(name: string): name is ScoreFamily {
  return Object.hasOwn(families, name);
}

/** The family that plays a blog without a cover: its category chooses, its id is the seed. */
export function decideScoreFamily(category: string | undefined, id: number): ScoreFamily {
  const all = Object.keys(families) as ScoreFamily[];
  const choice = FAMILIES_OF[category ?? ''] ?? all;
  return choice[Math.floor(toRandom(id)() * choice.length)] ?? 'sun';
}

/** Marks die away towards the words at the left, so that copy never crosses them. */
function fadeTowardsWords(marks: Mark[], width: number): Mark[] {
  const fade = (x: number) => {
    const t = Math.min(Math.max((x / width - 0.4) / 0.22, 0), 1);
    return t * t * (3 - 2 * t);
  };
  return marks.flatMap((mark): Mark[] => {
    if (mark.kind === 'line') return [mark];
    if (mark.kind === 'ring') return mark.x - mark.r < width * 0.4 ? [] : [mark];
    const r = mark.r * (mark.r > 120 ? 1 : fade(mark.x));
    return r < 0.6 ? [] : [{ ...mark, r }];
  });
}

/** The cover of a blog that has none. */
export function toBlogScore(family: ScoreFamily, seed: number, frame: ScoreFrame): Score {
  const { width, height, focus } = scoreFrames[frame];
  const stage = { width, height, x: width * focus, y: height / 2, random: toRandom(seed) };
  const { ground, marks } = families[family](stage);
  if (frame !== 'wide') return { width, height, ground, marks };
  return {
    width,
    height,
    ground: 'black',
    marks: fadeTowardsWords(marks.map(toBlackGround(ground)), width),
  };
}

/** On the black opening, scores drawn for white change their inks. */
function toBlackGround(ground: Ink): (mark: Mark) => Mark {
  if (ground === 'black') return (mark) => mark;
  return (mark) => ({ ...mark, ink: mark.ink === 'black' ? 'white' : 'yellow' });
}

import { type Ink, type Mark, type Score, toRandom } from './score.ts';

/** A card (4:3), a featured card whose left half holds the text, or the top of an article. */
type Frame = 'card' | 'wide' | 'cover';

/** The size of each frame, and its focus as a part of its width. */
const frames: Record<Frame, { width: number; height: number; focus: number }> = {
  card: { width: 960, height: 720, focus: 0.5 },
  wide: { width: 1440, height: 662, focus: 0.69 },
  cover: { width: 1440, height: 480, focus: 0.5 },
};

interface Stage {
  width: number;
  height: number;
  /** The focus. */
  x: number;
  y: number;
  random: () => number;
}

type Drawing = Pick<Score, 'ground' | 'marks'>;

const count = (length: number) => Array.from({ length }, (_, index) => index);
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** The centres of a grid of square cells that covers the stage, row by row. */
function toGrid({ width, height }: Stage, pitch: number) {
  const columns = Math.ceil(width / pitch);
  return count(columns * Math.ceil(height / pitch)).map((cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    return { x: (column + 0.5) * pitch, y: (row + 0.5) * pitch, row, progress: column / columns };
  });
}

/** A sun among small dots. */
function sun({ width, height, x, y, random }: Stage): Drawing {
  const turn = random() * 6.28;
  const r = height * (0.27 + random() * 0.06);
  const marks = count(900).flatMap((index): Mark[] => {
    const distance = r * 1.1 + height * 0.0215 * Math.sqrt(index) + index * 0.18;
    const angle = index * GOLDEN_ANGLE + turn;
    const dot = { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) };
    if (dot.x < -20 || dot.x > width + 20 || dot.y < -20 || dot.y > height + 20) return [];
    const size = height * Math.max(0.0145 - ((distance - r) / height) * 0.009, 0.002);
    return [{ kind: 'dot', ...dot, r: size, ink: 'yellow' }];
  });
  return { ground: 'black', marks: [...marks, { kind: 'dot', x, y, r, ink: 'yellow' }] };
}

/** Noise that settles into a lattice. */
function lattice(stage: Stage): Drawing {
  const { random } = stage;
  const marks = toGrid(stage, 36).map(({ x, y, progress }): Mark => {
    const stray = (1 - progress) ** 2 * 90;
    return {
      kind: 'dot',
      x: x + (random() - 0.5) * stray,
      y: y + (random() - 0.5) * stray,
      r: 5 + progress * 6 * (0.7 + random() * 0.3),
      ink: random() < (1 - progress) * 0.12 ? 'white' : 'yellow',
    };
  });
  return { ground: 'black', marks };
}

function echo({ height, x, y, random }: Stage): Drawing {
  const r = height * (0.36 + random() * 0.06);
  const shift = (random() < 0.5 ? -1 : 1) * r;
  const start = x - shift * 0.5;
  const rings = count(9).map((index): Mark => {
    const stroke = 13 * 0.7 ** index;
    return { kind: 'ring', x: start + shift * 0.2 * (index + 1), y, r, stroke, ink: 'yellow' };
  });
  const dot: Mark = { kind: 'dot', x: start, y, r, ink: 'yellow' };
  return { ground: 'black', marks: [...rings.reverse(), dot] };
}

const CROWD_SIZES = [
  ...[0.2, 0.16, 0.14, 0.12, 0.1, 0.09, 0.075, 0.07],
  ...count(16).map((index) => 0.06 - index * 0.002),
  ...count(30).map(() => 0.018),
];

/** Dots of many sizes and three colours. */
function crowd({ width, height, random }: Stage): Drawing {
  const inks: Ink[] = ['blue', 'yellow', 'black'];
  const placed: { x: number; y: number; r: number }[] = [];
  for (const size of CROWD_SIZES) {
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

/** Half dots, each turned at random. */
function halves(stage: Stage): Drawing {
  const { height, random } = stage;
  const marks = toGrid(stage, height / 4).flatMap(({ x, y }): Mark[] => {
    if (random() < 0.18) return [];
    const turn = ([0, 90, 180, 270] as const)[Math.floor(random() * 4)] ?? 0;
    const ink: Ink = random() < 0.22 ? 'white' : 'yellow';
    return [{ kind: 'half', x, y, r: height / 8, turn, ink }];
  });
  return { ground: 'black', marks };
}

/** Two waves that meet. */
function interference({ width, height, x, y, random }: Stage): Drawing {
  const gap = width * (0.15 + random() * 0.05);
  const toRings = (center: number, ink: Ink) =>
    count(15).map((index): Mark => {
      const stroke = 15 * 0.86 ** index;
      return { kind: 'ring', x: center, y, r: 46 + index * 36, stroke, ink };
    });
  return {
    ground: 'white',
    marks: [
      ...toRings(x - gap, 'blue'),
      ...toRings(x + gap, 'black'),
      { kind: 'dot', x: x - gap, y, r: height * 0.035, ink: 'blue' },
      { kind: 'dot', x: x + gap, y, r: height * 0.035, ink: 'black' },
    ],
  };
}

/** A signal across a field of small dots. */
function broadcast(stage: Stage): Drawing {
  const wave = 150 + stage.random() * 60;
  const marks = toGrid(stage, 24).map(({ x, y }): Mark => {
    const distance = Math.hypot(x - stage.x, y - stage.y);
    const level = 0.5 + 0.5 * Math.cos((distance / wave) * 2 * Math.PI);
    return { kind: 'dot', x, y, r: 1.4 + level ** 2 * 10, ink: 'blue' };
  });
  return { ground: 'white', marks };
}

/** Rows that fill step by step. */
function progress(stage: Stage): Drawing {
  const rows = 5;
  const pitch = stage.height / rows;
  const columns = Math.ceil(stage.width / pitch);
  const marks = toGrid(stage, pitch).map(({ x, y, row, progress: part }): Mark => {
    const filled = (row + 0.6 + stage.random() * 0.9) * (columns / (rows + 1));
    const mark = { x, y, r: pitch * 0.4, ink: 'blue' } as const;
    return part * columns < filled
      ? { kind: 'dot', ...mark }
      : { kind: 'ring', ...mark, stroke: 3.2 - part * 2.4 };
  });
  return { ground: 'white', marks };
}

/** A pointer made of dots as pixels. */
function pixels(stage: Stage): Drawing {
  const phase = stage.random() * 6.28;
  const marks = toGrid(stage, 40).map(({ x, y }): Mark => {
    const angle = Math.atan2(y - stage.y, x - stage.x);
    const distance = Math.hypot(x - stage.x, y - stage.y);
    const level = 0.5 + 0.5 * Math.sin(angle * 3 + distance / 90 + phase);
    return { kind: 'dot', x, y, r: 2 + level ** 2 * 17, ink: 'yellow' };
  });
  return { ground: 'black', marks };
}

const families = { sun, lattice, echo, crowd, halves, interference, broadcast, progress, pixels };
type Family = keyof typeof families;

/** Variants of each family, as in `blog-cover.ts` of the website. */
const VARIANTS = 5;

/** Removes marks from the left side, where the text is. */
function fadeLeft(marks: Mark[], width: number): Mark[] {
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

export interface CoverScore {
  /** `crowd-2-wide` */
  name: string;
  score: Score;
}

/** The covers of blogs without an image: every variant of each family in each frame. */
export const coverScores: readonly CoverScore[] = (Object.keys(families) as Family[]).flatMap(
  (family) =>
    count(VARIANTS).flatMap((variant) =>
      (Object.keys(frames) as Frame[]).map((frame) => ({
        name: `${family}-${variant + 1}-${frame}`,
        // With these seeds all cards differ.
        score: toCoverScore(family, variant * 5, frame),
      })),
    ),
);

function toCoverScore(family: Family, seed: number, frame: Frame): Score {
  const { width, height, focus } = frames[frame];
  const stage = { width, height, x: width * focus, y: height / 2, random: toRandom(seed) };
  const { ground, marks } = families[family](stage);
  if (frame !== 'wide') return { width, height, ground, marks };
  // The wide frame is black: drawings for white change their inks.
  const onBlack = marks.map((mark): Mark => {
    if (ground === 'black') return mark;
    return { ...mark, ink: mark.ink === 'black' ? 'white' : 'yellow' };
  });
  return { width, height, ground: 'black', marks: fadeLeft(onBlack, width) };
}

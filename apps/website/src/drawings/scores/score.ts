import { dots } from '@agency/drawing/dots';
import { palette } from '@agency/drawing/palette';
import { random } from '@agency/drawing/random';
import { circle, ring, svg, tenths } from '@agency/drawing/svg';

/** Inks of a score: what it is played with. */
export type Ink = 'black' | 'white' | 'blue' | 'yellow';

/** One mark of a score: a dot, a ring, a half dot or a line. Lengths are in units of the frame. */
export type Mark =
  | { kind: 'dot'; x: number; y: number; r: number; ink: Ink }
  | { kind: 'ring'; x: number; y: number; r: number; stroke: number; ink: Ink }
  | { kind: 'half'; x: number; y: number; r: number; turn: 0 | 90 | 180 | 270; ink: Ink }
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; stroke: number; ink: Ink };

/** A picture made of dots only. */
export interface Score {
  width: number;
  height: number;
  ground: Ink;
  marks: Mark[];
}

const COLOURS: Record<Ink, string> = {
  black: palette.ink,
  white: palette.paper,
  blue: palette.cobalt,
  yellow: palette.yellow,
};

/** Numbers from 0 to 1, the same for the same seed; neighbouring seeds have nothing in common. */
export function toRandom(seed: number): () => number {
  return random(Math.imul(seed + 1, 0x9e3779b1)).next;
}

type Dot = Extract<Mark, { kind: 'dot' }>;

const isApart = (one: Dot, other: Dot) =>
  Math.hypot(one.x - other.x, one.y - other.y) > one.r + other.r;

/** Parts of dots that follow each other of which each may be drawn in any order: no two inks of one touch. */
function splitWhereTheyTouch(marks: readonly Dot[]): Dot[][] {
  const parts: Dot[][] = [[]];
  for (const mark of marks) {
    const isFree = parts.at(-1)?.every((one) => one.ink === mark.ink || isApart(one, mark));
    if (isFree) parts.at(-1)?.push(mark);
    else parts.push([mark]);
  }
  return parts;
}

/** Dots as a path for each size and ink: a browser styles all elements of a picture at once, in the middle of a scroll. */
function toDots(marks: readonly Dot[]): string {
  const alike = Map.groupBy(marks, ({ r, ink }) => `${tenths(r)} ${ink}`);
  return [...alike.values()]
    .map((same) => {
      const [{ x, y, r, ink } = { x: 0, y: 0, r: 0, ink: 'black' as const }] = same;
      if (same.length === 1) return circle(x, y, r, COLOURS[ink]);
      return dots(
        same.map((one) => [one.x, one.y]),
        Number(tenths(r)),
        COLOURS[ink],
      );
    })
    .join('');
}

function toElement(mark: Exclude<Mark, Dot>): string {
  const ink = COLOURS[mark.ink];
  switch (mark.kind) {
    case 'ring':
      return ring(mark.x, mark.y, mark.r, ink, mark.stroke);
    case 'half': {
      const r = tenths(mark.r);
      return `<path d="M-${r},0A${r},${r} 0 0 1 ${r},0Z" fill="${ink}" transform="translate(${tenths(mark.x)},${tenths(mark.y)}) rotate(${mark.turn})"/>`;
    }
    case 'line':
      return `<path d="M${tenths(mark.x1)},${tenths(mark.y1)}L${tenths(mark.x2)},${tenths(mark.y2)}" stroke="${ink}" stroke-width="${mark.stroke}"/>`;
  }
}

/** The score as an SVG file: its marks lie on each other in their order. */
export function toSvg({ width, height, ground, marks }: Score): string {
  let content = `<rect width="100%" height="100%" fill="${COLOURS[ground]}"/>`;
  let run: Dot[] = [];
  const endRun = () => {
    content += splitWhereTheyTouch(run).map(toDots).join('');
    run = [];
  };
  for (const mark of marks) {
    if (mark.kind === 'dot') run.push(mark);
    else {
      endRun();
      content += toElement(mark);
    }
  }
  endRun();
  return svg(width, height, content);
}

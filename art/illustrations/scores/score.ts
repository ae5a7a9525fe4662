import { palette } from '@agency/brand/palette';
import { random } from '../../draw/random.ts';

export type Ink = 'black' | 'white' | 'blue' | 'yellow';

/** A shape of a score. Lengths are in units of the frame. */
export type Mark =
  | { kind: 'dot'; x: number; y: number; r: number; ink: Ink }
  | { kind: 'ring'; x: number; y: number; r: number; stroke: number; ink: Ink }
  | { kind: 'half'; x: number; y: number; r: number; turn: 0 | 90 | 180 | 270; ink: Ink }
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; stroke: number; ink: Ink };

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

/** The same random numbers for the same seed. */
export const toRandom = (seed: number): (() => number) =>
  random(Math.imul(seed + 1, 0x9e3779b1)).next;

const tenths = (value: number) => Number(value.toFixed(1)).toString();

type Dot = Extract<Mark, { kind: 'dot' }>;

const isApart = (one: Dot, other: Dot) =>
  Math.hypot(one.x - other.x, one.y - other.y) > one.r + other.r;

/** Groups of dots that may be drawn in any order: dots of different inks do not touch. */
function splitWhereTheyTouch(marks: readonly Dot[]): Dot[][] {
  const parts: Dot[][] = [[]];
  for (const mark of marks) {
    const isFree = parts.at(-1)?.every((one) => one.ink === mark.ink || isApart(one, mark));
    if (isFree) parts.at(-1)?.push(mark);
    else parts.push([mark]);
  }
  return parts;
}

/** One path for each size and ink: browsers style all elements of an SVG at once, during a scroll. */
function toDots(marks: readonly Dot[]): string {
  const alike = Map.groupBy(marks, ({ r, ink }) => `${tenths(r)} ${ink}`);
  return [...alike.values()]
    .map((same) => {
      const [{ x, y, r, ink } = { x: 0, y: 0, r: 0, ink: 'black' as const }] = same;
      if (same.length === 1)
        return `<circle cx="${tenths(x)}" cy="${tenths(y)}" r="${tenths(r)}" fill="${COLOURS[ink]}"/>`;
      // Lines of length 0 with round caps.
      const caps = same.map((dot) => `M${tenths(dot.x)},${tenths(dot.y)}h0`).join('');
      return `<path fill="none" stroke="${COLOURS[ink]}" stroke-width="${tenths(2 * Number(tenths(r)))}" stroke-linecap="round" stroke-linejoin="round" d="${caps}"/>`;
    })
    .join('');
}

function toElement(mark: Exclude<Mark, Dot>): string {
  const ink = COLOURS[mark.ink];
  switch (mark.kind) {
    case 'ring':
      return `<circle cx="${tenths(mark.x)}" cy="${tenths(mark.y)}" r="${tenths(mark.r)}" fill="none" stroke="${ink}" stroke-width="${tenths(mark.stroke)}"/>`;
    case 'half': {
      const r = tenths(mark.r);
      return `<path d="M-${r},0A${r},${r} 0 0 1 ${r},0Z" fill="${ink}" transform="translate(${tenths(mark.x)},${tenths(mark.y)}) rotate(${mark.turn})"/>`;
    }
    case 'line':
      return `<path d="M${tenths(mark.x1)},${tenths(mark.y1)}L${tenths(mark.x2)},${tenths(mark.y2)}" stroke="${ink}" stroke-width="${mark.stroke}"/>`;
  }
}

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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

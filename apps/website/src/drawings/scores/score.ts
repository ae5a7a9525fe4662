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

function toElement(mark: Mark): string {
  const ink = COLOURS[mark.ink];
  switch (mark.kind) {
    case 'dot':
      return circle(mark.x, mark.y, mark.r, ink);
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

/** The score as an SVG file. */
export function toSvg({ width, height, ground, marks }: Score): string {
  const paper = `<rect width="100%" height="100%" fill="${COLOURS[ground]}"/>`;
  return svg(width, height, paper + marks.map(toElement).join(''));
}

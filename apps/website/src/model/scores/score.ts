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
  black: '#000',
  white: '#fff',
  blue: '#1f3bff',
  yellow: '#ffd400',
};

/** Numbers from 0 to 1, the same for the same seed. */
export function toRandom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const short = (value: number) => Number(value.toFixed(1)).toString();

function toElement(mark: Mark): string {
  const ink = COLOURS[mark.ink];
  switch (mark.kind) {
    case 'dot':
      return `<circle cx="${short(mark.x)}" cy="${short(mark.y)}" r="${short(mark.r)}" fill="${ink}"/>`;
    case 'ring':
      return `<circle cx="${short(mark.x)}" cy="${short(mark.y)}" r="${short(mark.r)}" fill="none" stroke="${ink}" stroke-width="${short(mark.stroke)}"/>`;
    case 'half': {
      const r = short(mark.r);
      return `<path d="M-${r},0A${r},${r} 0 0 1 ${r},0Z" fill="${ink}" transform="translate(${short(mark.x)},${short(mark.y)}) rotate(${mark.turn})"/>`;
    }
    case 'line':
      return `<path d="M${short(mark.x1)},${short(mark.y1)}L${short(mark.x2)},${short(mark.y2)}" stroke="${ink}" stroke-width="${mark.stroke}"/>`;
  }
}

/** The score as an SVG file. */
export function toSvg({ width, height, ground, marks }: Score): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${COLOURS[ground]}"/>${marks.map(toElement).join('')}</svg>`;
}

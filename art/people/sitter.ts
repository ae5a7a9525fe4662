import type { Point } from '../draw/svg.ts';
import type { Face } from './head.ts';

/** One member of the sample team, as a drawing on a transparent ground. */
export interface Sitter {
  /** File name of the portrait. */
  slug: string;
  face: Face;
  ground: 'mist' | 'paper' | 'ink';
  disc: 'blue' | 'yellow';
  /** Middle and radius of the disc, in the picture. */
  discAt: Point;
  discR: number;
  /** Dots of jewellery, in the drawing's own coordinates. */
  accents?: readonly { at: Point; r: number; colour: string }[];
  draw: (face: Face) => string;
}

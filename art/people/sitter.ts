import type { Point } from '../draw/marks.ts';

/** A line through points, as text (see `toPoints`; a point that stands there twice is a corner) or as they are. */
export type Line = string | readonly Point[];

/** A soft ridge, or a groove below 0. */
export type Mark = readonly [line: Line, width: number, height: number];

/** A drawn line of even width. */
export type Wire = readonly [line: Line, width: number, colour?: 'ink' | 'paper'];

/** One shape, cut out and modelled. */
export interface Part {
  /** Closed outlines that grow together. Without one there are only wires. */
  outline?: string | readonly Line[];
  /** From black, 0, to white, 1. */
  tone?: number;
  /** How far it stands out, compared with half a ball. */
  depth?: number;
  /** Lies on the head, so it only stands out where the head ends: hair, a scarf. */
  on?: boolean;
  /** Does not turn with the head. */
  still?: boolean;
  /** Locks along the outline. */
  locks?: readonly [length: number, height: number];
  marks?: readonly Mark[];
  /** Darker lines; lighter ones below 0. */
  shades?: readonly Mark[];
  /** How far its shadow falls on what is below. */
  cast?: number;
  /** Drawn over the part and cut along its outline, unless they are `loose`: stripes, spots, a frame of glasses. */
  wires?: readonly Wire[];
  loose?: boolean;
}

/** One member of the sample team. Everybody is drawn facing left on a page of 1200 × 1500. */
export interface Sitter {
  /** File name of the portrait. */
  slug: string;
  ground: 'mist' | 'paper' | 'ink';
  disc: 'blue' | 'yellow';
  faces: 'left' | 'right';
  /** Degrees by which the head is raised; below 0 it is bowed. */
  raised?: number;
  /** Where the head sits on the shoulders: lower, or held forward. */
  sits?: Point;
  /** From the back to the front; the first is the head. */
  parts: readonly Part[];
  /** The one dot of colour: an earring. */
  accent?: { at: Point; r: number; colour: 'blue' | 'yellow' };
}

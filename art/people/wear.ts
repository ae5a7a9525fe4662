import { ridges } from './line.ts';
import type { Mark, Part } from './sitter.ts';

const sleeve: Mark[] = [
  ['1000 1200 930 1400 940 1700', 50, -40],
  ['600 1300 640 1480 600 1700', 40, -18],
];

/** Clothes, from the neck down. */
export const body = (outline: string, tone: number, more: Pick<Part, 'wires'> = {}): Part => ({
  outline,
  tone,
  depth: 0.6,
  still: true,
  cast: 10,
  marks: sleeve,
  ...more,
});

/** A roll or a band about the neck, with a seam. */
export const collar = (
  outline: string,
  tone: number,
  top: string,
  foot: string,
  seams: number,
): Part => ({
  outline,
  tone,
  still: true,
  cast: 18,
  marks: ridges(top, foot, seams, 8, -8),
});

import { isArabic, toArabicLetters } from './arabic.ts';

/** The loudness of a run: 1 is the quietest, `crescendo` rises letter by letter (page headings only). */
export type Volume = 1 | 2 | 3 | 4 | 5 | 6 | 'crescendo';

/** Axes and tracking of the variable font. */
export interface Axes {
  /** Width, in percent. */
  stretch: number;
  weight: number;
  /** Letter spacing, in em. */
  tracking: number;
}

/** The six volumes, as in `styles/type.css`. */
export const volumes: Record<Exclude<Volume, 'crescendo'>, Axes> = {
  1: { stretch: 75, weight: 250, tracking: -0.015 },
  2: { stretch: 80, weight: 350, tracking: -0.02 },
  3: { stretch: 92, weight: 500, tracking: -0.028 },
  4: { stretch: 106, weight: 650, tracking: -0.034 },
  5: { stretch: 118, weight: 800, tracking: -0.04 },
  6: { stretch: 125, weight: 900, tracking: -0.048 },
};

/** A text in one volume. */
export interface Run {
  text: string;
  volume: Volume;
  /** Start of a crescendo, in percent. */
  from?: number;
}

/** The letters of a crescendo with their rise in percent, from `from` to 100. */
export function toRisingLetters(text: string, from = 0): { letter: string; rise: number }[] {
  const letters = toLetters(text);
  const last = Math.max(letters.length - 1, 1);
  return letters.map((letter, index) => ({
    letter,
    rise: Math.round(from + (100 - from) * (index / last) ** 1.15),
  }));
}

export const toGraphemes = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** Splits a text into letters; Arabic ones stay joined. */
export function toLetters(text: string): string[] {
  return isArabic(text) ? toArabicLetters(text) : toGraphemes(text);
}

/** The axes at a rise of 0 to 100 percent. */
export function toAxes(rise: number): Axes {
  const k = rise / 100;
  return { stretch: 76 + 49 * k, weight: 240 + 660 * k, tracking: -0.012 - 0.036 * k };
}

export function toPlainText(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join(' ');
}

/** The end of a page heading: a full stop, an exclamation mark with a dot or a hole, or nothing. */
export type HeadingEnd = 'dot' | 'bang' | 'hole' | 'none';

export interface PageHeadingContent {
  lines: Run[][];
  end: HeadingEnd;
  /** Below 768 px: the same lines, two runs a line, or one run a line. */
  narrow: 'lines' | 'pairs' | 'runs';
}

export function toNarrowLines(heading: PageHeadingContent): Run[][] {
  if (heading.narrow === 'lines') return heading.lines;
  const runs = heading.lines.flat();
  const size = heading.narrow === 'pairs' ? 2 : 1;
  return runs.flatMap((_, at) => (at % size === 0 ? [runs.slice(at, at + size)] : []));
}

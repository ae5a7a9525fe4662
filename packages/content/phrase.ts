import { isArabic, toArabicLetters } from './arabic.ts';
import { toGraphemes } from './graphemes.ts';

/** How loud a run of words is set: 1 whispers, 6 shouts, `crescendo` rises letter by letter (page headings only). */
export type Volume = 1 | 2 | 3 | 4 | 5 | 6 | 'crescendo';

/** The variable font's axes and tracking of one volume. */
export interface Axes {
  /** Width axis, percent. */
  stretch: number;
  /** Weight axis. */
  weight: number;
  /** Letter spacing, em. */
  tracking: number;
}

/** The six volumes; `styles/type.css` sets the same numbers, and a test compares the two. */
export const volumes: Record<Exclude<Volume, 'crescendo'>, Axes> = {
  1: { stretch: 75, weight: 250, tracking: -0.015 },
  2: { stretch: 80, weight: 350, tracking: -0.02 },
  3: { stretch: 92, weight: 500, tracking: -0.028 },
  4: { stretch: 106, weight: 650, tracking: -0.034 },
  5: { stretch: 118, weight: 800, tracking: -0.04 },
  6: { stretch: 125, weight: 900, tracking: -0.048 },
};

/** One run of words in one volume. */
export interface Run {
  text: string;
  volume: Volume;
  /** Where a crescendo begins, in percent of its range; 0 when absent. */
  from?: number;
}

/** A letter of a crescendo and how far it has risen, in whole percent. */
export interface RisingLetter {
  letter: string;
  rise: number;
  /** Whether the Arabic stroke that follows it is drawn out until the heading fills its line. */
  isDrawnOut?: boolean;
}

/** The letters of a crescendo: the first stands at `from` percent, the last at 100. */
export function toRisingLetters(text: string, from = 0): RisingLetter[] {
  const letters = toLetters(text);
  const last = Math.max(letters.length - 1, 1);
  return letters.map((letter, index) => ({
    ...letter,
    rise: Math.round(from + (100 - from) * (index / last) ** 1.15),
  }));
}

/** The letters of a word that is set letter by letter; Arabic ones stay joined. */
export function toLetters(text: string): { letter: string; isDrawnOut?: boolean }[] {
  return isArabic(text) ? toArabicLetters(text) : toGraphemes(text).map((letter) => ({ letter }));
}

/** The font's axes at a rise of 0 to 100 percent. */
export function toAxes(rise: number): Axes {
  const k = rise / 100;
  return { stretch: 76 + 49 * k, weight: 240 + 660 * k, tracking: -0.012 - 0.036 * k };
}

/** The words of a phrase as plain text. */
export function toPlainText(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join(' ');
}

/** What closes a page heading: the full stop, the drawn exclamation mark with its dot or with a hole, or nothing. */
export type HeadingEnd = 'dot' | 'bang' | 'hole' | 'none';

/** A page's fitted heading as content states it. */
export interface PageHeadingContent {
  lines: Run[][];
  end: HeadingEnd;
  /** Below 768 px: keep the lines, put two runs in a line, or give every run a line of its own. */
  narrow: 'lines' | 'pairs' | 'runs';
}

/** The lines of a heading below 768 px. */
export function toNarrowLines(heading: PageHeadingContent): Run[][] {
  if (heading.narrow === 'lines') return heading.lines;
  const runs = heading.lines.flat();
  const size = heading.narrow === 'pairs' ? 2 : 1;
  return runs.flatMap((_, at) => (at % size === 0 ? [runs.slice(at, at + size)] : []));
}

/** A wider heading is smaller than 24 px on a phone of 390 px, too small for what the page is about; em. */
export const WIDEST_ON_PHONE = 14.5;

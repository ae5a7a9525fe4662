import type { Measure } from '@agency/brand/measure';
import * as z from 'zod';
import { isArabic, toArabicAxes } from './arabic.ts';
import { getDrawnWords } from './drawn-words.ts';
import {
  type HeadingEnd,
  type PageHeadingContent,
  type Run,
  toAxes,
  toNarrowLines,
  toPlainText,
  toRisingLetters,
  volumes,
} from './phrase.ts';
import { pageHeadingSchema } from './schemas/shared.ts';

/** A heading with the name that `PageHeading` has on its page: that of the page, or `page/part`. */
export interface NamedHeading {
  name: string;
  heading: PageHeadingContent;
}

/** Space between two runs of a line, in em, as in `ui/PageHeading.module.css` and `styles/arabic.css` of the website. */
const WORD_GAP = 0.17;
const ARABIC_WORD_GAP = 0.3;
/** Width of the dot or exclamation mark with its margin, in em. */
const END_WIDTH: Record<HeadingEnd, number> = { dot: 0.26, bang: 0.335, hole: 0.335, none: 0 };

const headedSchema = z.object({ heading: pageHeadingSchema });
const fileSchema = z.record(z.string(), z.unknown());

/** Measures the widest line of a heading from 768 px and below, its only rising word, and the first run of a single line; in em. */
export function fitHeading(
  heading: PageHeadingContent,
  measure: Measure,
): { wide: number; narrow: number; rise: number; first: number | undefined } {
  const { lines, end } = heading;
  const drawn = getDrawnWords(heading);
  const rising = lines.flat().filter((run) => run.volume === 'crescendo');
  const first = lines.length === 1 ? lines[0]?.[0] : undefined;
  return {
    wide: toWidest(lines, end, measure, drawn?.wide.width),
    narrow: toWidest(toNarrowLines(heading), end, measure, drawn?.narrow.width),
    rise: rising.length === 1 ? toWidest([rising], 'none', measure) : 0,
    first: first && toWidest([[first]], 'none', measure),
  };
}

/** The CSS rule that fits a heading, for the layer `type`. */
export function toHeadingRule({ name, heading }: NamedHeading, measure: Measure): string {
  const { wide, narrow, rise, first } = fitHeading(heading, measure);
  // A drawn word is as wide as its line at the right size.
  const limit = getDrawnWords(heading) ? ';--limit:100cqi' : '';
  const values = Object.entries({ fit: wide, 'fit-narrow': narrow, rise, first }).flatMap(
    ([property, em]) => (em === undefined ? [] : [`--${property}:${em === 0 ? 0 : em.toFixed(3)}`]),
  );
  return `[data-fit='${name}']{${values.join(';')}${limit}}`;
}

/** The headings of a page: its own, and those of its variants (`thank-you/stored`). */
export function findHeadings(page: string, copy: unknown): NamedHeading[] {
  const file = fileSchema.safeParse(copy).data ?? {};
  const parts = Object.entries(file).map(([name, part]) => [`${page}/${name}`, part] as const);
  return [[page, file] as const, ...parts].flatMap(([name, part]) => {
    const headed = headedSchema.safeParse(part);
    return headed.success ? [{ name, heading: headed.data.heading }] : [];
  });
}

/** Width of the widest line in em, with the end of the last line. */
function toWidest(lines: Run[][], end: HeadingEnd, measure: Measure, drawn?: number): number {
  const widths = lines.map(
    (line, index) =>
      line.reduce((sum, run) => sum + toRunWidth(run, measure, drawn), 0) +
      (line.length - 1) * (isArabic(toPlainText(line)) ? ARABIC_WORD_GAP : WORD_GAP) +
      (index === lines.length - 1 ? END_WIDTH[end] : 0),
  );
  return Math.max(...widths);
}

function toRunWidth({ text, volume, from }: Run, measure: Measure, drawn?: number): number {
  const measureAt = (part: string, rise: number, axes = toAxes(rise)) =>
    measure(part, isArabic(part) ? { ...axes, arabic: toArabicAxes(rise) } : axes);
  if (volume !== 'crescendo') return measureAt(text, 20 * (volume - 1), volumes[volume]);
  if (drawn !== undefined) return drawn / 1000;
  const letters = toRisingLetters(text, from);
  return letters.reduce((sum, { letter, rise }) => sum + measureAt(letter, rise), 0);
}

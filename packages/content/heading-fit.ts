import type { Measure, Setting } from '@agency/brand/measure';
import * as z from 'zod';
import { isArabic, toArabicAxes, toArabicVolume } from './arabic.ts';
import {
  type HeadingEnd,
  type PageHeadingContent,
  type Run,
  toAxes,
  toNarrowLines,
  toRisingLetters,
  volumes,
} from './phrase.ts';
import { pageHeadingSchema } from './schemas/shared.ts';

/** How wide a heading is, em of its type. */
export interface HeadingFit {
  /** The widest line from 768 px. */
  wide: number;
  /** The widest line below. */
  narrow: number;
  /** The one word that rises; 0 where none or several do. */
  rise: number;
  /** The first run, where the heading is one line. */
  first: number | undefined;
}

/** A heading, by the name that pages give to `PageHeading`: the page's, or `page/part`. */
export interface NamedHeading {
  name: string;
  heading: PageHeadingContent;
}

/** Space between two runs of a line, em of the heading. `ui/PageHeading.module.css` sets the same gap. */
const WORD_GAP = 0.17;
/** What closes the heading, em: margin and width of the drawn dot or exclamation mark. */
const END_WIDTH: Record<HeadingEnd, number> = { dot: 0.26, bang: 0.335, hole: 0.335, none: 0 };

const headedSchema = z.object({ heading: pageHeadingSchema });
const fileSchema = z.record(z.string(), z.unknown());

/** Measures a heading, so that its mark can land on the margin whatever the words are. */
export function fitHeading(
  { lines, end, narrow }: PageHeadingContent,
  measure: Measure,
): HeadingFit {
  const rising = lines.flat().filter((run) => run.volume === 'crescendo');
  const [quiet] = lines.length === 1 ? (lines[0] ?? []) : [];
  return {
    wide: toWidest(lines, end, measure),
    narrow: toWidest(toNarrowLines({ lines, end, narrow }), end, measure),
    rise: rising.length === 1 ? toWidest([rising], 'none', measure) : 0,
    first: quiet && toWidest([[quiet]], 'none', measure),
  };
}

/** The rule that fits a heading, for the layer `type`. */
export function toHeadingRule({ name, heading }: NamedHeading, measure: Measure): string {
  const { wide, narrow, rise, first } = fitHeading(heading, measure);
  const values = Object.entries({ fit: wide, 'fit-narrow': narrow, rise, first }).flatMap(
    ([property, em]) => (em === undefined ? [] : [`--${property}:${em === 0 ? 0 : em.toFixed(3)}`]),
  );
  return `[data-fit='${name}']{${values.join(';')}}`;
}

/** The headings of a page's words: its own, and those of parts that stand in a page's place (`thank-you/stored`). */
export function findHeadings(page: string, words: unknown): NamedHeading[] {
  const file = fileSchema.safeParse(words).data ?? {};
  const parts = Object.entries(file).map(([name, part]) => [`${page}/${name}`, part] as const);
  return [[page, file] as const, ...parts].flatMap(([name, part]) => {
    const headed = headedSchema.safeParse(part);
    return headed.success ? [{ name, heading: headed.data.heading }] : [];
  });
}

/** Width of the widest line in em, with what closes the last one. */
function toWidest(lines: Run[][], end: HeadingEnd, measure: Measure): number {
  const widths = lines.map(
    (line, index) =>
      line.reduce((sum, run) => sum + toRunWidth(run, measure), 0) +
      (line.length - 1) * WORD_GAP +
      (index === lines.length - 1 ? END_WIDTH[end] : 0),
  );
  return Math.max(...widths);
}

function toRunWidth(run: Run, measure: Measure): number {
  if (run.volume !== 'crescendo') return measure(run.text, toSetting(run.text, run.volume));
  return toRisingLetters(run.text, run.from).reduce(
    (sum, { letter, rise }) => sum + measure(letter, toRisenSetting(letter, rise)),
    0,
  );
}

function toSetting(text: string, volume: Exclude<Run['volume'], 'crescendo'>): Setting {
  return isArabic(text) ? { ...volumes[volume], arabic: toArabicVolume(volume) } : volumes[volume];
}

function toRisenSetting(letter: string, rise: number): Setting {
  return isArabic(letter) ? { ...toAxes(rise), arabic: toArabicAxes(rise) } : toAxes(rise);
}

import { globSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBrand } from '@agency/brand/read-brand';
import { openTypeface } from '@agency/brand/typeface';
import { fillBrand } from '@agency/content/brand-words';
import {
  type Axes,
  type HeadingEnd,
  type PageHeadingContent,
  type Run,
  toAxes,
  toNarrowLines,
  toRisingLetters,
  volumes,
} from '@agency/content/phrase';
import { pageHeadingSchema } from '@agency/content/schemas/shared';
import * as harfbuzz from 'harfbuzzjs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import * as z from 'zod';
import { toClientHeading } from '../src/model/work/case-study.ts';

const CONTENT = fileURLToPath(new URL('../../../packages/content/pages/', import.meta.url));
const CASE_STUDIES = fileURLToPath(
  new URL('../../../packages/content/case-studies/', import.meta.url),
);
const ID = 'virtual:fitted-headings.css';
const contentSchema = z.record(z.string(), z.unknown());
const headedSchema = z.object({ heading: pageHeadingSchema });
const clientSchema = z.object({ client: z.string().min(1) });

/** Space between two runs of a line, em of the heading. `ui/PageHeading.module.css` sets the same gap. */
const WORD_GAP = 0.17;
/** What closes the heading, em: margin and width of the drawn dot or exclamation mark. */
const END_WIDTH: Record<HeadingEnd, number> = { dot: 0.26, bang: 0.335, hole: 0.335, none: 0 };

type MeasureRun = (text: string, axes: Axes) => number;

/** Measures words in the site's typeface, in em. */
export async function getMeasure(): Promise<MeasureRun> {
  const face = await openTypeface();
  return (text, axes) => {
    const font = new harfbuzz.Font(face);
    font.setVariations([
      new harfbuzz.Variation('wdth', axes.stretch),
      new harfbuzz.Variation('wght', axes.weight),
    ]);
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const advance = buffer.getGlyphPositions().reduce((sum, glyph) => sum + glyph.xAdvance, 0);
    return advance / face.upem + [...text].length * axes.tracking;
  };
}

function toRunWidth(run: Run, measure: MeasureRun): number {
  if (run.volume !== 'crescendo') return measure(run.text, volumes[run.volume]);
  return toRisingLetters(run.text, run.from).reduce(
    (sum, { letter, rise }) => sum + measure(letter, toAxes(rise)),
    0,
  );
}

/** Width of the widest line in em, with what closes the last one. */
function toFit(lines: Run[][], end: HeadingEnd, measure: MeasureRun): number {
  const widths = lines.map(
    (line, index) =>
      line.reduce((sum, run) => sum + toRunWidth(run, measure), 0) +
      (line.length - 1) * WORD_GAP +
      (index === lines.length - 1 ? END_WIDTH[end] : 0),
  );
  return Math.max(...widths);
}

/** Headings of pages, and of parts of a page that stand in each other's place: `thank-you/stored`. */
function getHeadings(): { page: string; heading: PageHeadingContent }[] {
  const brand = readBrand();
  return globSync(`${CONTENT}*/en.yaml`).flatMap((file) => {
    const page = relative(CONTENT, dirname(file));
    const content = contentSchema.parse(parse(fillBrand(readFileSync(file, 'utf8'), brand)));
    const parts = Object.entries(content).map(([name, part]) => [`${page}/${name}`, part] as const);
    return [[page, content] as const, ...parts].flatMap(([name, part]) => {
      const parsed = headedSchema.safeParse(part);
      return parsed.success ? [{ page: name, heading: parsed.data.heading }] : [];
    });
  });
}

/** A case study's heading is its client's name; it is known by the folder. */
function getClientHeadings(): { page: string; heading: PageHeadingContent }[] {
  return globSync(`${CASE_STUDIES}*/en.yaml`).map((file) => {
    const { client } = clientSchema.parse(parse(readFileSync(file, 'utf8')));
    return {
      page: `case-studies/${relative(CASE_STUDIES, dirname(file))}`,
      heading: toClientHeading(client),
    };
  });
}

/**
 * Measures every page heading with the real font, so that its dot lands on the margin whatever the words are:
 * `virtual:fitted-headings.css` holds each page's width in em, that of its rising word, and the axes of every letter of it.
 */
export function fittedHeadings(): Plugin {
  return {
    name: 'fitted-headings',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const measure = await getMeasure();
      const headings = [...getHeadings(), ...getClientHeadings()];
      const fits = headings.map(({ page, heading }) => {
        const wide = toFit(heading.lines, heading.end, measure).toFixed(3);
        const narrow = toFit(toNarrowLines(heading), heading.end, measure).toFixed(3);
        const rising = heading.lines.flat().filter((run) => run.volume === 'crescendo');
        const rise = rising.length === 1 ? toFit([rising], 'none', measure).toFixed(3) : '0';
        const [quiet] = heading.lines.length === 1 ? (heading.lines[0] ?? []) : [];
        const first = quiet ? `;--first:${toFit([[quiet]], 'none', measure).toFixed(3)}` : '';
        return `[data-fit='${page}']{--fit:${wide};--fit-narrow:${narrow};--rise:${rise}${first}}`;
      });
      const rises = new Set(
        headings
          .flatMap(({ heading }) => heading.lines.flat())
          .filter((run) => run.volume === 'crescendo')
          .flatMap((run) => toRisingLetters(run.text, run.from).map(({ rise }) => rise)),
      );
      const letters = [...rises].map((rise) => {
        const { stretch, weight, tracking } = toAxes(rise);
        return `[data-rise='${rise}']{font-stretch:${stretch.toFixed(1)}%;font-weight:${weight.toFixed(0)};letter-spacing:${tracking.toFixed(4)}em}`;
      });
      return `@layer type{${fits.join('')}${letters.join('')}}`;
    },
  };
}

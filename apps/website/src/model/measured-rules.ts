import type { Measure } from '@agency/brand/measure';
import { isArabic, toArabicAxes } from '@agency/content/arabic';
import { findHeadings, type NamedHeading, toHeadingRule } from '@agency/content/heading-fit';
import { type Run, toAxes, toRisingLetters } from '@agency/content/phrase';
import * as z from 'zod';
import { toKeywordRule, toNamedRows } from './keyword-rows.ts';
import type { PageRule } from './page-rules.ts';

/** A rule that depends on the width of a text. */
export interface MeasuredRule {
  attribute: string;
  text: unknown;
  toCss(measure: Measure): string;
}

const keywordsSchema = z.object({ keywords: z.array(z.string()).min(1) });
/** The loudest letter of a crescendo. */
const HIGHEST_RISE = 100;

export function findMeasuredRules(page: string, copy: unknown): MeasuredRule[] {
  const { keywords } = keywordsSchema.safeParse(copy).data ?? {};
  return [
    ...findHeadings(page, copy).flatMap(toHeadingRules),
    ...(keywords ? toNamedRows(page, keywords) : []).map((row) => ({
      attribute: `data-keyword-row="${row.name}"`,
      text: row.row,
      toCss: (measure: Measure) => `@layer sections{${toKeywordRule(row, measure)}}`,
    })),
  ];
}

/** The rules that fit one heading to the margins. */
export function toHeadingRules(named: NamedHeading): MeasuredRule[] {
  const fit = {
    attribute: `data-fit="${named.name}"`,
    text: named.heading,
    toCss: (measure: Measure) => `@layer type{${toHeadingRule(named, measure)}}`,
  };
  return [fit, ...named.heading.lines.flat().flatMap(toArabicLetterRules)];
}

/** The rules for Latin letters of rising words, one for each height. */
export const toLetterRules = (): PageRule[] =>
  Array.from({ length: HIGHEST_RISE + 1 }, (_, rise) => ({
    attribute: toRiseAttribute(rise),
    css: `@layer type{${toLatinLetterCss(rise)}}`,
  }));

/** Replaces the rules for Latin letters, so it contains them. */
function toArabicLetterRules({ text, volume, from }: Run): MeasuredRule[] {
  if (volume !== 'crescendo' || !isArabic(text)) return [];
  return toRisingLetters(text, from).map(({ rise }) => {
    const { weight, elongation } = toArabicAxes(rise);
    const axes = `font-weight:${weight.toFixed(0)};font-variation-settings:'HEXP' ${elongation.toFixed(0)}`;
    return {
      attribute: toRiseAttribute(rise),
      text: rise,
      toCss: () => `@layer type{${toLatinLetterCss(rise)}:lang(ar) [data-rise='${rise}']{${axes}}}`,
    };
  });
}

const toRiseAttribute = (rise: number): string => `data-rise="${rise}"`;

function toLatinLetterCss(rise: number): string {
  const { stretch, weight, tracking } = toAxes(rise);
  return `[data-rise='${rise}']{font-stretch:${stretch.toFixed(1)}%;font-weight:${weight.toFixed(0)};letter-spacing:${tracking.toFixed(4)}em}`;
}

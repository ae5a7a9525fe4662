import type { Measure } from '@agency/brand/measure';
import { measureApart } from '@agency/brand/measure-apart';
import { isArabic, toArabicAxes } from '@agency/content/arabic';
import { findHeadings, type NamedHeading, toHeadingRule } from '@agency/content/heading-fit';
import type { Language } from '@agency/content/languages';
import { type Run, toRisingLetters } from '@agency/content/phrase';
import * as z from 'zod';
import { MARKETING_BOX_STYLE } from '../model/marketing-box.ts';
import type { PageRule } from '../model/page-rules.ts';
import { toKeywordRule, toNamedRows } from '../model/services/keyword-rows.ts';

/** A rule before it is measured. */
interface Unmeasured {
  marker: string;
  /** The words it is made for. */
  words: unknown;
  toCss(measure: Measure): string;
}

const keywordsSchema = z.object({ keywords: z.array(z.string()) });
const markedSchema = z.object({ form: z.object({ marketing: z.string() }) });

/**
 * The rules that changed words need and the build does not have: of headings, of rows of keywords, of the box for
 * marketing.
 * @param page key of the words
 * @param known `shipped`: the words as the build knows them, nothing where it has measured none of them; and the language of both
 */
export async function toWordRules(
  page: string,
  words: unknown,
  { shipped, language }: { shipped: unknown; language: Language },
): Promise<PageRule[]> {
  const toText = (rule: Unmeasured) => `${rule.marker} ${JSON.stringify(rule.words)}`;
  const built = new Set(toUnmeasured(page, shipped).map(toText));
  const rules = toUnmeasured(page, words).filter((rule) => !built.has(toText(rule)));
  return measureAll(rules, language);
}

/** The rules of a heading that the build does not know. */
export const toNewHeadingRules = (named: NamedHeading, language: Language): Promise<PageRule[]> =>
  measureAll(toHeadingRules(named), language);

const measureAll = (rules: readonly Unmeasured[], language: Language): Promise<PageRule[]> =>
  measureApart((measure) => rules.map(({ marker, toCss }) => ({ marker, css: toCss(measure) })), {
    hasArabic: language.typeface === 'readex-pro',
  });

function toHeadingRules(named: NamedHeading): Unmeasured[] {
  const fit = {
    marker: `data-fit="${named.name}"`,
    words: named.heading,
    toCss: (measure: Measure) => `@layer type{${toHeadingRule(named, measure)}}`,
  };
  return [fit, ...named.heading.lines.flat().flatMap(toArabicLetterRules)];
}

/** How Arabic letters of a rising word are set: the build knows those of the other typeface alone. */
function toArabicLetterRules({ text, volume, from }: Run): Unmeasured[] {
  if (volume !== 'crescendo' || !isArabic(text)) return [];
  return toRisingLetters(text, from).map(({ rise }): Unmeasured => {
    const { weight, elongation } = toArabicAxes(rise);
    const set = `font-weight:${weight.toFixed(0)};font-variation-settings:'HEXP' ${elongation.toFixed(0)}`;
    return {
      marker: `data-rise="${rise}"`,
      words: rise,
      toCss: () => `@layer type{:lang(ar) [data-rise='${rise}']{${set}}}`,
    };
  });
}

function toUnmeasured(page: string, words: unknown): Unmeasured[] {
  const { keywords = [] } = keywordsSchema.safeParse(words).data ?? {};
  return [
    ...findHeadings(page, words).flatMap(toHeadingRules),
    ...(keywords.length > 0 ? toNamedRows(page, keywords) : []).map((row) => ({
      marker: `data-keyword-row="${row.name}"`,
      words: row.row,
      toCss: (measure: Measure) => `@layer sections{${toKeywordRule(row, measure)}}`,
    })),
    ...(markedSchema.safeParse(words).success
      ? [{ marker: 'data-marketing-box', words: '', toCss: () => MARKETING_BOX_STYLE }]
      : []),
  ];
}

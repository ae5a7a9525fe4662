import type { Measure } from '@agency/brand/measure';
import { volumes } from '@agency/content/phrase';

/** How often each keyword stands in its row (docs/product.md, section 4). */
const REPEATS = 20;
/** What is written between two keywords (docs/product.md, section 4). */
export const KEYWORD_SEPARATOR = ' | ';
/** Room of a drawn separator, em. `KeywordBanner.module.css` draws it that wide. */
const SEPARATOR_WIDTH = 1.1;

/** The two rows of a keyword banner: the first half moves left, the second right. */
export function toKeywordRows(keywords: readonly string[]): [even: string[], odd: string[]] {
  const half = Math.ceil(keywords.length / 2);
  return [keywords.slice(0, half), keywords.slice(half)];
}

/** A row as it passes by: every keyword of it twenty times. */
export function toRepeats(row: readonly string[]): { key: string; keyword: string }[] {
  return Array.from({ length: REPEATS }, (_, repeat) =>
    row.map((keyword) => ({ key: `${keyword} ${repeat}`, keyword })),
  ).flat();
}

/**
 * How wide the keywords of each row are, in em, so that the rows move at the specified speed whatever the words and
 * the size of the type: rules for the layer `sections`, by the name of the row.
 */
export function toKeywordRules(
  page: string,
  keywords: readonly string[],
  measure: Measure,
): { name: string; rule: string }[] {
  return toKeywordRows(keywords).map((row, index) => {
    const axes = volumes[index === 0 ? 1 : 6];
    const cycle = row.reduce((sum, keyword) => sum + measure(keyword, axes) + SEPARATOR_WIDTH, 0);
    const name = `${page}-${index}`;
    return { name, rule: `[data-keyword-row='${name}']{--cycle:${cycle.toFixed(2)}}` };
  });
}

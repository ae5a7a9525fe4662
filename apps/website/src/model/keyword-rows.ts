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

/** A row of a page's banner, by the name that its rule knows it by. */
export interface NamedRow {
  name: string;
  row: string[];
  /** How loud it is set. */
  volume: 1 | 6;
}

/** The rows of a page's banner. */
export function toNamedRows(page: string, keywords: readonly string[]): NamedRow[] {
  return toKeywordRows(keywords).map((row, index) => ({
    name: `${page}-${index}`,
    row,
    volume: index === 0 ? 1 : 6,
  }));
}

/**
 * How wide the keywords of a row are, in em, so that it moves at the specified speed whatever the words and the size of
 * the type: a rule for the layer `sections`.
 */
export function toKeywordRule({ name, row, volume }: NamedRow, measure: Measure): string {
  const cycle = row.reduce(
    (sum, keyword) => sum + measure(keyword, volumes[volume]) + SEPARATOR_WIDTH,
    0,
  );
  return `[data-keyword-row='${name}']{--cycle:${cycle.toFixed(2)}}`;
}

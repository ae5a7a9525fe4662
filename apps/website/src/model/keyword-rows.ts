import type { Measure } from '@agency/brand/measure';
import { volumes } from '@agency/content/phrase';

/** Of each keyword in its row (docs/product.md, section 4). */
const REPEATS = 20;
/** docs/product.md, section 4. */
export const KEYWORD_SEPARATOR = ' | ';
/** Em, the same as in `KeywordBanner.module.css`. */
const SEPARATOR_WIDTH = 1.1;

export function toKeywordRows(keywords: readonly string[]): [even: string[], odd: string[]] {
  const half = Math.ceil(keywords.length / 2);
  return [keywords.slice(0, half), keywords.slice(half)];
}

export function toRepeats(row: readonly string[]): { key: string; keyword: string }[] {
  return Array.from({ length: REPEATS }, (_, repeat) =>
    row.map((keyword) => ({ key: `${keyword} ${repeat}`, keyword })),
  ).flat();
}

export interface NamedRow {
  /** Key of its rule. */
  name: string;
  row: string[];
  volume: 1 | 6;
}

export function toNamedRows(page: string, keywords: readonly string[]): NamedRow[] {
  return toKeywordRows(keywords).map((row, index) => ({
    name: `${page}-${index}`,
    row,
    volume: index === 0 ? 1 : 6,
  }));
}

/** The width of the keywords, in em, so that each row moves at the same speed. */
export function toKeywordRule({ name, row, volume }: NamedRow, measure: Measure): string {
  const cycle = row.reduce(
    (sum, keyword) => sum + measure(keyword, volumes[volume]) + SEPARATOR_WIDTH,
    0,
  );
  return `[data-keyword-row='${name}']{--cycle:${cycle.toFixed(2)}}`;
}

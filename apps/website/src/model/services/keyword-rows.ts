/** How often each keyword stands in its row (docs/product.md, section 4). */
const REPEATS = 20;
/** What is written between two keywords (docs/product.md, section 4). */
export const KEYWORD_SEPARATOR = ' | ';

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

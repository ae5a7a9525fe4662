/**
 * The Our Work grid is made of rows of twelve columns, from a small circle to a plate across the page. A row's pattern has
 * a letter for each of its places; the style sheet knows its columns and shape.
 *
 * c, g: circles, small and giant · s, m, n: upright plates, 3 to 5 columns · l, x, y, w: wide plates, 6 to 12 columns.
 */
export type Slot = 'c' | 's' | 'm' | 'n' | 'l' | 'x' | 'y' | 'g' | 'w';

/** Patterns of the whole portfolio, and of a filtered one; a longer list begins again. */
const WHOLE = ['xsc', 'cml', 'ssss', 'nx', 'csg', 'lmc'] as const;
const FILTERED = ['lmc', 'nx', 'ssss', 'csg', 'xsc'] as const;
/** How a list closes when what is left is too short for the next row, by how many are left. */
const CLOSING = { 1: 'w', 2: 'my', 3: 'lmc' } as const;

/** Rows shown before 'Show more'. */
export const ROWS_BEFORE_MORE = 3;

/** A row of the grid. */
export interface Row<Item> {
  /** The letters of its places. */
  pattern: string;
  items: { slot: Slot; item: Item }[];
}

function toPatterns(count: number, choice: readonly string[]): string[] {
  const patterns: string[] = [];
  let left = count;
  while (left > 0) {
    const next = choice[patterns.length % choice.length] ?? 'w';
    const pattern = next.length <= left ? next : CLOSING[left as keyof typeof CLOSING];
    patterns.push(pattern);
    left -= pattern.length;
  }
  return patterns;
}

/** Sets a list in rows: every item once, in order, and no row with an empty place. */
export function toRows<Item>(items: readonly Item[], { filtered = false } = {}): Row<Item>[] {
  let taken = 0;
  return toPatterns(items.length, filtered ? FILTERED : WHOLE).map((pattern) => {
    const slots = [...pattern] as Slot[];
    const row = items.slice(taken, taken + slots.length);
    taken += slots.length;
    return { pattern, items: row.map((item, index) => ({ slot: slots[index] ?? 'w', item })) };
  });
}

/** How many items the first rows hold, before 'Show more'. */
export function countBeforeMore<Item>(rows: readonly Row<Item>[]): number {
  return rows.slice(0, ROWS_BEFORE_MORE).reduce((count, { items }) => count + items.length, 0);
}

/** The grid on a desk and on a phone, whose order is its own, and how much of it shows before 'Show more'. */
export function toGrid<Item extends { mobileOrder: number }>(
  items: readonly Item[],
  { filtered }: { filtered: boolean },
) {
  const wide = toRows(items, { filtered });
  const narrow = toRows(
    items.toSorted((a, b) => a.mobileOrder - b.mobileOrder),
    { filtered },
  );
  const few = countBeforeMore(wide);
  return { wide, narrow, few, folds: !filtered && few < items.length };
}

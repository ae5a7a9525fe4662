/**
 * A slot in a row of the Our Work grid. Its columns from 768 px; those of a row add up to 12:
 * c 2 and g 7 (circles), s 3, m 4 and n 5 (upright), l 6, x 7, y 8 and w 12 (wide).
 */
export type Slot = 'c' | 's' | 'm' | 'n' | 'l' | 'x' | 'y' | 'g' | 'w';

/** Patterns of the rows; a longer list repeats them. `WorkIndex.module.css` names some of them, too. */
const WHOLE = ['xsc', 'cml', 'ssss', 'nx', 'csg', 'lmc'] as const;
const FILTERED = ['lmc', 'nx', 'ssss', 'csg', 'xsc'] as const;
/** Pattern of the last row, by the number of remaining items. */
const CLOSING = { 1: 'w', 2: 'my', 3: 'lmc' } as const;

/** Rows shown before 'Show more'. */
export const ROWS_BEFORE_MORE = 3;

export interface Row<Item> {
  /** A letter for each slot. */
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

/** Rows with all items in their order and no empty slot. */
export function toRows<Item>(items: readonly Item[], { filtered = false } = {}): Row<Item>[] {
  let taken = 0;
  return toPatterns(items.length, filtered ? FILTERED : WHOLE).map((pattern) => {
    const slots = [...pattern] as Slot[];
    const row = items.slice(taken, taken + slots.length);
    taken += slots.length;
    return { pattern, items: row.map((item, index) => ({ slot: slots[index] ?? 'w', item })) };
  });
}

/** The number of items before 'Show more'. */
export function countBeforeMore<Item>(rows: readonly Row<Item>[]): number {
  return rows.slice(0, ROWS_BEFORE_MORE).reduce((count, { items }) => count + items.length, 0);
}

/** The grid, that of phones in its own order, and the number of items before 'Show more'. */
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
  return { wide, narrow, few, hasMore: !filtered && few < items.length };
}

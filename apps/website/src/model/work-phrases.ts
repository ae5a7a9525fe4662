/**
 * The Our Work grid is composed like a text: each row is a phrase standing on one line, from a whispered circle to a
 * shouted plate. A letter is a place in a phrase; the style sheet knows its columns and shape.
 *
 * c, g: circles, small and giant · s, m, n: upright plates, 3 to 5 columns · l, x, y, w: wide plates, 6 to 12 columns.
 */
export type Slot = 'c' | 's' | 'm' | 'n' | 'l' | 'x' | 'y' | 'g' | 'w';

/** Phrases of the whole portfolio, and of a filtered one; a longer list begins again. */
const WHOLE = ['xsc', 'cml', 'ssss', 'nx', 'csg', 'lmc'] as const;
const FILTERED = ['lmc', 'nx', 'ssss', 'csg', 'xsc'] as const;
/** How a list closes when what is left is too short for the next phrase, by how many are left. */
const CLOSING = { 1: 'w', 2: 'my', 3: 'lmc' } as const;

/** Phrases shown before 'Show more'. */
export const PHRASES_BEFORE_MORE = 3;

/** A row of the grid. */
export interface Phrase<Item> {
  /** The letters of its places. */
  score: string;
  items: { slot: Slot; item: Item }[];
}

function toScores(count: number, phrases: readonly string[]): string[] {
  const scores: string[] = [];
  let left = count;
  while (left > 0) {
    const next = phrases[scores.length % phrases.length] ?? 'w';
    const score = next.length <= left ? next : CLOSING[left as keyof typeof CLOSING];
    scores.push(score);
    left -= score.length;
  }
  return scores;
}

/** Sets a list as phrases: every item once, in order, and no phrase with an empty place. */
export function toPhrases<Item>(items: readonly Item[], { filtered = false } = {}): Phrase<Item>[] {
  let taken = 0;
  return toScores(items.length, filtered ? FILTERED : WHOLE).map((score) => {
    const slots = [...score] as Slot[];
    const phrase = items.slice(taken, taken + slots.length);
    taken += slots.length;
    return { score, items: phrase.map((item, index) => ({ slot: slots[index] ?? 'w', item })) };
  });
}

/** How many items the first phrases hold, before 'Show more'. */
export function countBeforeMore<Item>(phrases: readonly Phrase<Item>[]): number {
  return phrases
    .slice(0, PHRASES_BEFORE_MORE)
    .reduce((count, { items }) => count + items.length, 0);
}

/** The grid on a desk and on a phone, whose order is its own, and how much of it shows before 'Show more'. */
export function toWorkIndex<Item extends { mobileOrder: number }>(
  items: readonly Item[],
  { filtered }: { filtered: boolean },
) {
  const wide = toPhrases(items, { filtered });
  const narrow = toPhrases(
    items.toSorted((a, b) => a.mobileOrder - b.mobileOrder),
    { filtered },
  );
  const few = countBeforeMore(wide);
  return { wide, narrow, few, folds: !filtered && few < items.length };
}

/** Widest row of discs, in multiples: beyond it the smallest disc has no room for its words. */
const WIDEST = 22;

interface Multiple {
  times: number;
}

/** A row of discs that share one scale with the other rows. */
export interface NumberRow<Item extends Multiple> {
  numbers: Item[];
  /** What is left of the widest row, in multiples. */
  rest: number;
}

/** Discs in their order, in one row or broken near the middle into two of one scale. */
export function toNumberRows<Item extends Multiple>(numbers: readonly Item[]): NumberRow<Item>[] {
  const total = toTotal(numbers);
  if (total <= WIDEST) return [{ numbers: [...numbers], rest: 0 }];
  const breaks = numbers.map((_, index) => toTotal(numbers.slice(0, index + 1)));
  const half = breaks.findIndex((sum) => sum >= total / 2) + 1;
  const rows = [numbers.slice(0, half), numbers.slice(half)].filter((row) => row.length > 0);
  const widest = Math.max(...rows.map(toTotal));
  return rows.map((row) => ({ numbers: row, rest: widest - toTotal(row) }));
}

const toTotal = (numbers: readonly Multiple[]) =>
  numbers.reduce((sum, { times }) => sum + times, 0);

/** Widest row, as a sum of `times`: in a wider one the label does not fit into the smallest disc. */
const WIDEST = 22;

interface Multiple {
  times: number;
}

/** A row of discs. All rows have the same scale. */
export interface NumberRow<Item extends Multiple> {
  numbers: Item[];
  /** How much narrower it is than the widest row. */
  rest: number;
}

/** Splits the discs into two rows if one would be too wide. */
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

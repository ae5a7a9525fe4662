import type { Count } from './count-leads.ts';

/** A row of the table: counts by month, and total. */
export interface Line {
  name: string;
  counts: number[];
  total: number;
}

/** Heading of the first column. */
export type Heading = 'Source' | 'Service' | 'Opening';

export interface LeadTable {
  /** Heading of the first column. */
  heading: Heading;
  lines: Line[];
  /** Sum of all rows. */
  sum: Line;
}

/** Rows on the screen; the rest is summed up in one more row. */
const MOST_LINES = 15;

/** Builds a table, largest row first. */
export function toTable(
  heading: Heading,
  counts: Count[],
  months: number,
  toName: (key: string) => string,
): LeadTable {
  const byName = new Map<string, number[]>();
  for (const { key, month, count } of counts) {
    const name = toName(key);
    const line = byName.get(name) ?? Array.from({ length: months }, () => 0);
    line[month] = (line[month] ?? 0) + count;
    byName.set(name, line);
  }
  const lines = [...byName].map(([name, line]) => toLine(name, line));
  lines.sort((a, b) => b.total - a.total || a.name.localeCompare(b.name));
  return { heading, lines, sum: addUp('All', lines, months) };
}

/** Table for the screen: the largest rows, and one for the rest. */
export function toShortTable({ heading, lines, sum }: LeadTable): LeadTable {
  if (lines.length <= MOST_LINES + 1) return { heading, lines, sum };
  const rest = lines.slice(MOST_LINES);
  const others = addUp(`${rest.length} others`, rest, sum.counts.length);
  return { heading, lines: [...lines.slice(0, MOST_LINES), others], sum };
}

const toLine = (name: string, counts: number[]): Line => ({
  name,
  counts,
  total: counts.reduce((total, count) => total + count, 0),
});

const addUp = (name: string, lines: Line[], months: number): Line =>
  toLine(
    name,
    Array.from({ length: months }, (_, month) =>
      lines.reduce((total, { counts }) => total + (counts[month] ?? 0), 0),
    ),
  );

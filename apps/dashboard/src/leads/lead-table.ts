import type { Count } from './count-leads.ts';

/** One line of a table: how many in each month, and in all. */
export interface Line {
  name: string;
  counts: number[];
  total: number;
}

/** What lines may be, and the heading of their column in a file. */
export type Heading = 'Source' | 'Service' | 'Opening';

/** A table of lines by month. */
export interface LeadTable {
  /** What its lines are. */
  heading: Heading;
  lines: Line[];
  /** All lines together. */
  sum: Line;
}

/** Lines of a table on the screen; what is beyond is one line more. */
const MOST_LINES = 15;

/** Puts counts into a table, the largest line first. */
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

/** A table for the screen: the largest lines, and the others as one. */
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

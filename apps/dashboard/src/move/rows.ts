import { createHash } from 'node:crypto';

/** What a column holds, as far as the two databases write it differently. PostgreSQL knows; SQLite does not. */
export type ColumnKind = 'boolean' | 'json' | 'number' | 'text' | 'time';

/** Kind of each column, by its name. */
export type Columns = Record<string, ColumnKind>;

/** A row as both databases mean it: times as ISO 8601 in UTC, JSON as what it stands for. */
export type Row = Record<string, unknown>;

/** How many rows a table has, and one sum of them all that does not depend on their order. */
export interface TableSum {
  rows: number;
  sum: string;
}

const MODULUS = 1n << 256n;

/** Sums up the rows of a table. */
export class RowSum {
  private rows = 0;
  private sum = 0n;

  add(row: Row): void {
    const hash = createHash('sha256')
      .update(JSON.stringify(sortKeys(row)))
      .digest('hex');
    this.rows += 1;
    this.sum = (this.sum + BigInt(`0x${hash}`)) % MODULUS;
  }

  get total(): TableSum {
    return { rows: this.rows, sum: this.sum.toString(16) };
  }
}

// PostgreSQL keeps the fields of JSON in an order of its own.
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sortKeys(field)]));
}

import { createHash } from 'node:crypto';

/** Column types that differ between the databases. Only PostgreSQL has them. */
export type ColumnKind = 'boolean' | 'json' | 'number' | 'text' | 'time';

/** Type by column. */
export type Columns = Record<string, ColumnKind>;

/** A normalised row: times as ISO 8601 in UTC, JSON parsed. */
export type Row = Record<string, unknown>;

/** Row count, and a checksum that does not depend on the order. */
export interface TableSum {
  rows: number;
  sum: string;
}

const MODULUS = 1n << 256n;

/** Checksum of a table. */
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

// PostgreSQL reorders the keys of JSON.
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sortKeys(field)]));
}

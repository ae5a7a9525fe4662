import { createHash } from 'node:crypto';

/** Column types that the two databases store differently. Only PostgreSQL knows them. */
export type ColumnKind = 'boolean' | 'json' | 'number' | 'text' | 'time';

/** Type by column. */
export type Columns = Record<string, ColumnKind>;

/** Values by table. */
export type Tables<Value> = Record<string, Value>;

/** A row in a common form: times as ISO 8601 in UTC, JSON parsed. */
export type Row = Record<string, unknown>;

/** Each database has its own migrations. */
export const MIGRATIONS_TABLE = 'payload_migrations';

/** A database whose rows are copied. Tables are those of Payload without the migrations. */
export interface RowStore {
  /** Column names by table. */
  findTables(): Promise<Tables<string[]>>;
  read(table: string, columns: Columns): AsyncIterable<Row>;
  empty(tables: string[]): Promise<void>;
  write(table: string, columns: Columns, rows: Row[]): Promise<void>;
  /** Last id of each table, also of deleted rows. */
  findLastIds(): Promise<Tables<number>>;
  setLastIds(ids: Tables<number>): Promise<void>;
}

const MODULUS = 1n << 256n;

/** Row count and checksum of a table. Does not depend on the order. */
export class TableSum {
  private rows = 0;
  private sum = 0n;

  add(row: Row): void {
    const hash = createHash('sha256')
      .update(JSON.stringify(sortKeys(row)))
      .digest('hex');
    this.rows += 1;
    this.sum = (this.sum + BigInt(`0x${hash}`)) % MODULUS;
  }

  toString(): string {
    return `${this.rows} ${this.sum.toString(16)}`;
  }
}

// PostgreSQL reorders the keys of JSON.
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sortKeys(field)]));
}

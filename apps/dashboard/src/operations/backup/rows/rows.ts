import { createHash } from 'node:crypto';

/** Column types that the two databases store differently, which only PostgreSQL knows; `plain` for all others. */
export type ColumnKind = 'boolean' | 'json' | 'time' | 'plain';

/** Type by column. */
export type Columns = Record<string, ColumnKind>;

/** Values by table. */
export type Tables<Value> = Record<string, Value>;

/** A row in a common form: times as ISO 8601 in UTC, JSON parsed. */
export type Row = Record<string, unknown>;

/** Rows in one batch. */
export const BATCH = 200;

/** Each database has its own migrations. */
export const MIGRATIONS_TABLE = 'payload_migrations';

/** A database whose rows are copied. Tables are those of Payload without the migrations. */
export interface RowStore {
  /** Reads all rows in batches. */
  read(table: string, columns: Columns): AsyncIterable<Row[]>;
  empty(tables: string[]): Promise<void>;
  write(table: string, columns: Columns, rows: Row[]): Promise<void>;
  /** Last id of each table, also of deleted rows. */
  findLastIds(): Promise<Tables<number>>;
  setLastIds(ids: Tables<number>): Promise<void>;
}

const MODULUS = 1n << 256n;

/** Row count and checksum of a table. Does not depend on the order. */
export async function sumTable(store: RowStore, table: string, columns: Columns): Promise<string> {
  let count = 0;
  let sum = 0n;
  for await (const rows of store.read(table, columns)) {
    count += rows.length;
    for (const row of rows) {
      const text = JSON.stringify(sortKeys(row));
      sum += BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
    }
  }
  return `${count} ${(sum % MODULUS).toString(16)}`;
}

// PostgreSQL reorders the keys of JSON.
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sortKeys(field)]));
}

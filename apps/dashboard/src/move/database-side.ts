import type { Columns, Row } from './rows.ts';

/** Values by table, without the table of migrations. */
export type Tables<Kept> = Record<string, Kept>;

/** Each database fills this table itself. */
export const MIGRATIONS_TABLE = 'payload_migrations';

/** Message if a database cannot be locked. */
export const BUSY = 'Nothing was moved: somebody keeps the database busy. Type the command again.';

/** Source or target database of a move. Changes take effect on commit. */
export interface DatabaseSide {
  /** Column names by table. */
  findTables(): Promise<Tables<string[]>>;
  /** Names of applied migrations. */
  findMigrations(): Promise<string[]>;
  /** Blocks other writers until commit or close. Readers continue. */
  lock(): Promise<void>;
  /** Begins to accept rows, in any order of tables. */
  begin(): Promise<void>;
  read(table: string, columns: Columns): AsyncIterable<Row>;
  empty(tables: string[]): Promise<void>;
  write(table: string, columns: Columns, rows: Row[]): Promise<void>;
  /** Last id of each table, also of deleted rows. */
  findLastIds(): Promise<Tables<number>>;
  setLastIds(ids: Tables<number>): Promise<void>;
  /** Rejects writes to tables from now on. */
  freeze(tables: string[]): Promise<void>;
  /** Undoes `freeze`. */
  unfreeze(): Promise<void>;
  /** @throws if a reference is broken */
  commit(): Promise<void>;
  /** Rolls back if not committed. */
  close(): Promise<void>;
}

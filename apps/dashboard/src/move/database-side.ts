import type { Columns, Row } from './rows.ts';

/** Tables by their names; the one that says which migrations a database has is not among them. */
export type Tables<Kept> = Record<string, Kept>;

/** Name of the table that each database fills by itself. */
export const MIGRATIONS_TABLE = 'payload_migrations';

/** What is said when somebody keeps a database from being locked. */
export const BUSY = 'Nothing was moved: somebody keeps the database busy. Type the command again.';

/** One end of a move. What is written or frozen counts once it is committed. */
export interface DatabaseSide {
  /** Names of the columns of each table, as the database has them. */
  findTables(): Promise<Tables<string[]>>;
  /** Names of the migrations it has. */
  findMigrations(): Promise<string[]>;
  /** From now on nobody else writes, until it is committed or closed. Whoever reads goes on. */
  lock(): Promise<void>;
  /** Begins to take rows, in any order of the tables. */
  begin(): Promise<void>;
  read(table: string, columns: Columns): AsyncIterable<Row>;
  /** Deletes every row of some tables. */
  empty(tables: string[]): Promise<void>;
  write(table: string, columns: Columns, rows: Row[]): Promise<void>;
  /** The last id that each table gave out, also to a row that is gone. */
  findLastIds(): Promise<Tables<number>>;
  setLastIds(ids: Tables<number>): Promise<void>;
  /** Refuses every write to some tables from now on. */
  freeze(tables: string[]): Promise<void>;
  /** Takes that back. */
  unfreeze(): Promise<void>;
  /** @throws when a row points nowhere */
  commit(): Promise<void>;
  /** Takes back what is not committed. */
  close(): Promise<void>;
}

import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { DataError } from '@agency/server/data-error';
import { BATCH, type ColumnKind, MIGRATIONS_TABLE, type Row, type RowStore } from './rows.ts';

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Opens an SQLite file that no other process uses. */
export function openSqlite(path: string) {
  const file = new DatabaseSync(path);
  // The file must be whole without a log beside it, and the schema of a backup may call only safe functions.
  file.exec('PRAGMA journal_mode = DELETE; PRAGMA foreign_keys = OFF; PRAGMA trusted_schema = OFF');
  const list = (sql: string) => file.prepare(sql).all() as Record<string, string | number>[];
  const store: RowStore = {
    async *read(table, columns) {
      const kinds = Object.entries(columns);
      let batch: Row[] = [];
      for (const stored of file.prepare(`SELECT * FROM ${quote(table)}`).iterate()) {
        const values = kinds.map(([name, kind]) => [name, fromStored(kind, stored[name], table)]);
        batch.push(Object.fromEntries(values));
        if (batch.length < BATCH) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
    async empty(tables) {
      for (const table of tables) file.exec(`DELETE FROM ${quote(table)}`);
    },
    async write(table, columns, rows) {
      const kinds = Object.entries(columns);
      const names = kinds.map(([name]) => quote(name));
      const insert = file.prepare(
        `INSERT INTO ${quote(table)} (${names}) VALUES (${names.map(() => '?')})`,
      );
      for (const row of rows) insert.run(...kinds.map(([name, kind]) => toStored(kind, row[name])));
    },
    async findLastIds() {
      const rows = list('SELECT name, seq FROM sqlite_sequence');
      return Object.fromEntries(rows.map(({ name, seq }) => [String(name), Number(seq)]));
    },
    async setLastIds(ids) {
      for (const [table, id] of Object.entries(ids)) {
        file.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table);
        file.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table, id);
      }
    },
  };
  return {
    ...store,
    /** All columns, as `table.column`. */
    listColumns: () =>
      list(
        `SELECT t.name || '.' || c.name AS name FROM sqlite_master t, pragma_table_info(t.name) c
        WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name <> '${MIGRATIONS_TABLE}'`,
      ).map(({ name }) => String(name)),
    begin: () => file.exec('BEGIN IMMEDIATE'),
    /** @throws if a row points nowhere */
    commit() {
      if (list('PRAGMA foreign_key_check').length > 0) throw new Error('a row points nowhere');
      file.exec('COMMIT');
    },
    /** Rolls back if not committed. */
    close: () => file.close(),
  };
}

function fromStored(kind: ColumnKind, value: unknown, table: string): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'boolean') return Boolean(value);
  if (kind === 'plain') return value;
  try {
    return kind === 'json' ? JSON.parse(String(value)) : new Date(String(value)).toISOString();
  } catch (cause) {
    throw new DataError(`The table ${table} holds a value that cannot be read.`, { cause });
  }
}

function toStored(kind: ColumnKind, value: unknown): SQLInputValue {
  if (value === null) return null;
  if (kind === 'boolean') return value ? 1 : 0;
  return kind === 'json' ? JSON.stringify(value) : (value as string | number);
}

import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { DataError } from '@agency/server/data-error';
import { MOVED_TRIGGER } from '../platform/moved-database.ts';
import { BUSY, type DatabaseSide, MIGRATIONS_TABLE } from './database-side.ts';
import type { ColumnKind } from './rows.ts';

// SQLite locks belong to a process, so this must not run in the dashboard's process, which has the file open with
// another library.

const LOCK_TIMEOUT = 15_000;

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Opens an SQLite file for a move. */
export function openSqliteSide(path: string): DatabaseSide {
  const file = new DatabaseSync(path, { timeout: LOCK_TIMEOUT });
  file.exec('PRAGMA foreign_keys = OFF; PRAGMA synchronous = FULL');
  const begin = () => {
    try {
      file.exec('BEGIN IMMEDIATE');
    } catch (cause) {
      throw new DataError(BUSY, { cause });
    }
  };
  const unfreeze = () => {
    const triggers = list(
      `SELECT name FROM sqlite_master WHERE type = 'trigger' AND name GLOB '${MOVED_TRIGGER}_*'`,
    );
    for (const { name } of triggers) file.exec(`DROP TRIGGER ${quote(String(name))}`);
  };
  const list = (sql: string) => file.prepare(sql).all() as Record<string, string | number>[];
  return {
    async findTables() {
      const names = list(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
      ).map(({ name }) => String(name));
      return Object.fromEntries(
        names
          .filter((name) => name !== MIGRATIONS_TABLE)
          .map((table) => [
            table,
            list(`PRAGMA table_info(${quote(table)})`).map(({ name }) => String(name)),
          ]),
      );
    },
    findMigrations: async () =>
      list(`SELECT name FROM ${MIGRATIONS_TABLE}`).map(({ name }) => String(name)),
    lock: async () => begin(),
    begin: async () => begin(),
    async *read(table, columns) {
      for (const stored of file.prepare(`SELECT * FROM ${quote(table)}`).iterate()) {
        yield Object.fromEntries(
          Object.entries(columns).map(([name, kind]) => [
            name,
            fromStored(kind, stored[name], table),
          ]),
        );
      }
    },
    async empty(tables) {
      for (const table of tables) file.exec(`DELETE FROM ${quote(table)}`);
    },
    async write(table, columns, rows) {
      const names = Object.keys(columns);
      const insert = file.prepare(
        `INSERT INTO ${quote(table)} (${names.map(quote)}) VALUES (${names.map(() => '?')})`,
      );
      for (const row of rows) {
        insert.run(...names.map((name) => toStored(columns[name] ?? 'text', row[name])));
      }
    },
    async findLastIds() {
      return Object.fromEntries(
        list('SELECT name, seq FROM sqlite_sequence')
          .map(({ name, seq }) => [String(name), Number(seq)] as const)
          .filter(([name]) => name !== MIGRATIONS_TABLE),
      );
    },
    async setLastIds(ids) {
      for (const [table, id] of Object.entries(ids)) {
        file.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table);
        file.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table, id);
      }
    },
    async freeze(tables) {
      unfreeze();
      for (const table of tables) {
        for (const act of ['INSERT', 'UPDATE', 'DELETE']) {
          file.exec(
            `CREATE TRIGGER ${quote(`${MOVED_TRIGGER}_${table}_${act}`)} BEFORE ${act} ON ${quote(table)} BEGIN SELECT RAISE(ABORT, 'this database has moved'); END`,
          );
        }
      }
    },
    async unfreeze() {
      unfreeze();
    },
    async commit() {
      if (list('PRAGMA foreign_key_check').length > 0) throw new Error('a row points nowhere');
      file.exec('COMMIT');
    },
    async close() {
      // Rolls back, and merges the WAL if no other process has the file open.
      if (file.isOpen) file.close();
    },
  };
}

function fromStored(kind: ColumnKind, value: unknown, table: string): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'boolean') return Boolean(value);
  if (kind === 'number') return Number(value);
  if (kind === 'text') return String(value);
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

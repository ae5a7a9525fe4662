import { DatabaseSync } from 'node:sqlite';
import { DataError } from '@agency/server/data-error';
import { MOVED_TRIGGER } from '../platform/moved-database.ts';
import type { Manifest } from './manifest.ts';

// SQLite's locks are those of a process: none of this may run in one that has the file open with another library, as the
// dashboard has.

/** Copies an SQLite file at one moment, while others read and write it, without what was deleted in it. */
export function copySqlite(from: string, to: string): void {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  try {
    source.prepare('VACUUM INTO ?').run(to);
  } finally {
    source.close();
  }
}

/** What refuses writes to a database that has moved; no other trigger, and no view, is ours. */
const MOVED = new RegExp(
  `^CREATE TRIGGER "${MOVED_TRIGGER}_[\\w-]+" BEFORE \\w+ ON "[\\w-]+" BEGIN SELECT RAISE\\(ABORT, 'this database has moved'\\); END$`,
);

/**
 * Checks a copy from end to end and counts the rows of each table.
 * @throws {DataError} when it is not sound, or holds statements that would be carried out later
 */
export function countSqlite(path: string): Manifest['counts'] {
  const copy = new DatabaseSync(path, { readOnly: true });
  try {
    // What the file says of its tables calls no functions but SQLite's harmless ones.
    copy.exec('PRAGMA trusted_schema = OFF');
    const others = copy
      .prepare("SELECT name, sql FROM sqlite_master WHERE type IN ('trigger', 'view')")
      .all()
      .filter(({ sql }) => !MOVED.test(String(sql)));
    if (others.length > 0) {
      throw new DataError(
        `The copy of the database holds a statement that no backup of this dashboard has: ${String(others[0]?.name).slice(0, 60)}.`,
      );
    }
    const [{ integrity_check: state } = {}] = copy.prepare('PRAGMA integrity_check(1)').all();
    if (state !== 'ok') throw new DataError('The copy of the database is damaged.');
    const tables = copy
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .all();
    return Object.fromEntries(
      tables.map(({ name }) => {
        const quoted = `"${String(name).replaceAll('"', '""')}"`;
        return [String(name), Number(copy.prepare(`SELECT count(*) AS n FROM ${quoted}`).get()?.n)];
      }),
    );
  } finally {
    copy.close();
  }
}

/** Whether another process has an SQLite file open. Closes its log of writes, so that the file alone is whole. */
export function isInUse(path: string): boolean {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    // Only for whoever is alone.
    file.exec('PRAGMA journal_mode = DELETE');
    return false;
  } catch (error) {
    return /locked/.test(String(error));
  } finally {
    file.close();
  }
}

import { DatabaseSync } from 'node:sqlite';
import { DataError } from '@agency/server/data-error';
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

/** Checks a copy from end to end and counts the rows of each table. @throws {DataError} when it is not sound */
export function countSqlite(path: string): Manifest['counts'] {
  const copy = new DatabaseSync(path, { readOnly: true });
  try {
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

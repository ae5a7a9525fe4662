import { mkdir, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { DataError } from '@agency/server/data-error';
import type { Manifest } from './archive.ts';

// SQLite locks belong to a process, so this must not run in the dashboard's process, which has the file open with
// another library.

/** Copies an SQLite file while it is in use, without deleted content. */
export function copySqlite(from: string, to: string): void {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  try {
    source.prepare('VACUUM INTO ?').run(to);
  } finally {
    source.close();
  }
}

/**
 * Checks the integrity of a copy and counts its rows.
 * @throws {DataError} if it is damaged or contains triggers or views, of which we have none
 */
export function checkSqlite(path: string): Manifest['counts'] {
  const copy = new DatabaseSync(path, { readOnly: true });
  try {
    // The schema of the file may call only safe functions.
    copy.exec('PRAGMA trusted_schema = OFF');
    const foreign = copy
      .prepare("SELECT name FROM sqlite_master WHERE type IN ('trigger', 'view')")
      .get();
    if (foreign) {
      throw new DataError(
        `The copy of the database holds a statement that no backup of this dashboard has: ${String(foreign.name).slice(0, 60)}.`,
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

/** Names of the migrations that an SQLite file has. */
export function listMigrated(path: string): string[] {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const rows = file.prepare('SELECT name FROM payload_migrations').all();
    return rows.map(({ name }) => String(name));
  } finally {
    file.close();
  }
}

/** Whether another process has an SQLite file open. Also merges the WAL into the file. */
export function isInUse(path: string): boolean {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    // Needs exclusive access.
    file.exec('PRAGMA journal_mode = DELETE');
    return false;
  } catch (error) {
    return /locked/.test(String(error));
  } finally {
    file.close();
  }
}

/**
 * Takes a lock file that is released when the process dies.
 * @param path of a file used only for this
 * @returns a function that releases it, or nothing if another process has it
 */
export function takeProcessLock(path: string): (() => void) | undefined {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    // Nothing is written, so it works on a full disk.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (/locked/.test(String(error))) return undefined;
    throw error;
  }
}

/**
 * Runs work in an empty private folder, which is deleted afterwards.
 * @param lock file that only one process at a time may have
 * @throws {DataError} with the problem if another process has it
 */
export async function withStage<Result>(
  { lock, stage, problem }: { lock: string; stage: string; problem: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const release = takeProcessLock(lock);
  if (!release) throw new DataError(problem);
  try {
    // A killed process may have left it.
    await rm(stage, { recursive: true, force: true });
    await mkdir(stage, { mode: 0o700 });
    return await work();
  } finally {
    await rm(stage, { recursive: true, force: true });
    release();
  }
}

import type { Payload } from 'payload';
import { isPostgresAdapter, toSqliteUrl } from './database.ts';
import { getSettings } from './settings.ts';
import { isBusy, openSqlite } from './sqlite-client.ts';

// Any number: it only has to be the same in every process that starts at the same time.
const BOOT_LOCK = 734_501;

/** How long another process may take for its own steps, in milliseconds. */
const TIMEOUT = 10 * 60_000;

/**
 * Does what only one of several processes that start on one database may do at a time. The lock is the database's
 * own, so it is gone with a process that dies.
 * @throws what the work throws, and when the lock cannot be had
 */
export async function withBootLock<Result>(
  { db }: Payload,
  work: () => Promise<Result>,
): Promise<Result> {
  if (isPostgresAdapter(db)) {
    const connection = await db.pool.connect();
    try {
      await connection.query('SET statement_timeout = 0; SET lock_timeout = 0');
      const text = `SELECT pg_advisory_lock(${BOOT_LOCK})`;
      await connection.query({ text, query_timeout: TIMEOUT } as { text: string });
      return await work();
    } finally {
      // Closing the connection gives the lock back, whatever happened.
      connection.release(true);
    }
  }
  return withFileLock(`${toSqliteUrl(getSettings())?.split('?')[0]}-boot`, work);
}

// In a file beside the database: the work itself writes to the database, statement by statement.
async function withFileLock<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const lock = await openSqlite(url);
  try {
    const end = performance.now() + TIMEOUT;
    for (;;) {
      try {
        await lock.execute('BEGIN IMMEDIATE');
        break;
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error;
      }
    }
    return await work();
  } finally {
    // Closing alone would leave the lock to the garbage collector.
    await lock.execute('ROLLBACK').catch(() => undefined);
    lock.close();
  }
}

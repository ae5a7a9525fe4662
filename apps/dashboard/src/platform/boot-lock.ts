import type { Payload } from 'payload';
import { BOOT_LOCK, isPostgresAdapter, toSqliteUrl } from './database.ts';
import { MINUTE } from './durations.ts';
import { getSettings } from './settings.ts';
import { openSqlite, retryWhileBusy } from './sqlite-client.ts';

/** Maximum wait for another process, in milliseconds. */
const TIMEOUT = 10 * MINUTE;

/**
 * Runs work under a lock of the database, so that one starting process at a time does it. The lock is released when a
 * process dies.
 * @throws errors of the work, and if the lock is not available
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
      // Closing the connection releases the lock.
      connection.release(true);
    }
  }
  // A file of its own, because the work writes to the database.
  const url = `${toSqliteUrl(getSettings())?.split('?')[0]}-boot`;
  const lock = await retryWhileBusy(() => openSqlite(url).transaction(), TIMEOUT);
  // Closing alone would release the lock only on garbage collection.
  return work().finally(() => lock.rollback());
}

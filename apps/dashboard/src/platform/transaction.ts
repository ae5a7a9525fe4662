import { createSemaphore } from '@agency/server/semaphore';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { beginTransaction } from '@payloadcms/drizzle';
import { type SQL, sql } from 'drizzle-orm';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { isPostgresAdapter, isSqlite } from './database.ts';

// SQLite has one writer. Work of this copy of the module waits here; that of Next's copy, like that of other processes,
// waits for the lock of the file (sqlite-client.ts).
const turn = createSemaphore({ permits: 1, timeout: 12_000 });

/**
 * Begins a transaction, on SQLite too, where Payload's own operations have none and `db.beginTransaction` does nothing.
 * @throws if there is no transaction
 */
export async function begin(db: Payload['db']): Promise<number | string> {
  const id = await (isSqlite(db)
    ? beginTransaction.call(db as never, { behavior: 'immediate' })
    : db.beginTransaction());
  if (id === null) throw new Error('the database has no transactions');
  return id;
}

/**
 * Runs work in one transaction, as the user of a request and in its language if one is passed. The work must pass the request to every call, and must wait only for the database,
 * because SQLite has one writer.
 * Payload hides a failed commit, so check what is stored before acknowledging it.
 * @throws errors of the work, and if there is no transaction
 */
export async function inTransaction<Result>(
  from: Payload | PayloadRequest,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const payload = 'payload' in from ? from.payload : from;
  const { db } = payload;
  const run = async () => {
    const req = await createLocalReq({}, payload);
    if ('payload' in from) inherit(req, from);
    const id = await begin(db);
    req.transactionID = id;
    try {
      const result = await work(req);
      await db.commitTransaction(id);
      return result;
    } catch (error) {
      await db.rollbackTransaction(id);
      throw error;
    }
  };
  return isSqlite(db) ? turn.run(run) : run();
}

/**
 * Runs raw SQL in the transaction of a request.
 * @returns the rows
 * @throws if there is no transaction
 */
export async function executeSql(
  { payload, transactionID }: PayloadRequest,
  statement: SQL,
): Promise<Record<string, unknown>[]> {
  const session = payload.db.sessions?.[String(await transactionID)]?.db;
  if (!session) throw new Error('raw SQL runs in a transaction');
  if (isSqlite(payload.db)) return (session as SQLiteAdapter['drizzle']).all(statement);
  return (await (session as PostgresAdapter['drizzle']).execute(statement)).rows;
}

const inherit = (
  inside: PayloadRequest,
  { user, i18n, t, headers, payloadAPI, locale }: PayloadRequest,
) => Object.assign(inside, { user, i18n, t, headers, payloadAPI, locale });

/**
 * Takes advisory locks until the transaction ends. SQLite has one writer anyway.
 * @param req of the transaction
 */
export async function lockNames(req: PayloadRequest, names: string[]): Promise<void> {
  if (!isPostgresAdapter(req.payload.db)) return;
  // Sorted, to avoid deadlocks.
  for (const name of names.toSorted()) {
    await executeSql(req, sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
}

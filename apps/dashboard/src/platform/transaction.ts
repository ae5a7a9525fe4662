import { createSemaphore } from '@agency/server/semaphore';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { getSqliteBegin, isPostgresAdapter } from './database.ts';

// SQLite has one writer anyway; a queue is cheaper than retries.
const turn = createSemaphore({ permits: 1, timeout: 12_000 });

/**
 * Runs work in one transaction. The work must pass the request to every call, and must wait only for the database,
 * because SQLite has one writer.
 * Payload hides a failed commit, so check what is stored before acknowledging it.
 * @throws errors of the work, and if there is no transaction
 */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const { db } = payload;
  const beginSqlite = getSqliteBegin(db);
  const run = async () => {
    const req = await createLocalReq({}, payload);
    const id = await (beginSqlite ? beginSqlite() : db.beginTransaction());
    if (id === null) throw new Error('the database has no transactions');
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
  return beginSqlite ? turn.run(run) : run();
}

/** Copies user, language and locale from the original request to the request of the transaction. */
export function inheritUser(
  inside: PayloadRequest,
  { user, i18n, t, headers, payloadAPI, locale }: PayloadRequest,
): PayloadRequest {
  return Object.assign(inside, { user, i18n, t, headers, payloadAPI, locale });
}

/**
 * Takes advisory locks until the transaction ends. SQLite has one writer anyway.
 * @param req of the transaction
 */
export async function lockNames(req: PayloadRequest, names: string[]): Promise<void> {
  const { db } = req.payload;
  if (!isPostgresAdapter(db)) return;
  const session = db.sessions[String(await req.transactionID)]?.db;
  if (!session) throw new Error('names are locked in a transaction');
  const { sql } = await import('@payloadcms/db-postgres');
  // Sorted, to avoid deadlocks.
  for (const name of names.toSorted()) {
    await session.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
}

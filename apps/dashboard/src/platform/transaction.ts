import { createSemaphore } from '@agency/server/semaphore';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { getSqliteBegin, isPostgresAdapter } from './database.ts';

// In SQLite one waits for the other anyway; waiting in line is cheaper than asking again and again.
const turn = createSemaphore({ permits: 1, timeout: 12_000 });

/**
 * Does several things in one transaction: all of them are stored, or none. The work must hand the request on to
 * every call, and must wait for nothing but the database: in SQLite nobody else writes meanwhile.
 *
 * That the work is done does not say that it is stored: Payload hides a commit that failed. Look before you say so.
 * @throws what the work throws, and when no transaction can be had
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

/**
 * Lets no other transaction hold one of these names until ours ends. In SQLite nobody else writes anyway.
 * @param req of the transaction
 */
export async function lockNames(req: PayloadRequest, names: string[]): Promise<void> {
  const { db } = req.payload;
  if (!isPostgresAdapter(db)) return;
  const session = db.sessions[String(await req.transactionID)]?.db;
  if (!session) throw new Error('names are locked in a transaction');
  const { sql } = await import('@payloadcms/db-postgres');
  // In the same order everywhere, or two could wait for each other.
  for (const name of names.toSorted()) {
    await session.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
}

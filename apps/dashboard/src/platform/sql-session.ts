import type { PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

type Sql = ReturnType<typeof sql>;

/** Raw SQL in a transaction, for both databases. */
export interface SqlSession {
  select(sentence: Sql): Promise<unknown[]>;
  run(sentence: Sql): Promise<void>;
}

/**
 * The SQL session of a request's transaction.
 * @throws if there is no transaction
 */
export async function getSqlSession({
  payload,
  transactionID,
}: PayloadRequest): Promise<SqlSession> {
  const { sessions } = payload.db;
  const session = sessions?.[String(await transactionID)]?.db;
  if (!session) throw new Error('a batch is counted in a transaction');
  // SQLite has different methods with and without rows.
  if (payload.db.name === 'sqlite') {
    const sqlite = session as {
      all(one: Sql): Promise<unknown[]>;
      run(one: Sql): Promise<unknown>;
    };
    return {
      select: (one) => sqlite.all(one),
      run: async (one) => void (await sqlite.run(one)),
    };
  }
  const postgres = session as PostgresAdapter['drizzle'];
  return {
    select: async (one) => (await postgres.execute(one)).rows,
    run: async (one) => void (await postgres.execute(one)),
  };
}

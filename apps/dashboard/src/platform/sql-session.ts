import type { PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

type Sql = ReturnType<typeof sql>;

/** As much of a transaction of either database as counting takes: both understand the same SQL. */
export interface SqlSession {
  select(sentence: Sql): Promise<unknown[]>;
  run(sentence: Sql): Promise<void>;
}

/**
 * The transaction of a request, for what Payload has no words for.
 * @throws when the request is in none
 */
export async function getSqlSession({
  payload,
  transactionID,
}: PayloadRequest): Promise<SqlSession> {
  const { sessions } = payload.db;
  const session = sessions?.[String(await transactionID)]?.db;
  if (!session) throw new Error('a batch is counted in a transaction');
  // SQLite has a way of its own to run what brings rows and what brings none.
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

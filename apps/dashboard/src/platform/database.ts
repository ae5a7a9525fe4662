import { join } from 'node:path';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj, Payload } from 'payload';
import { dashboardFolder } from './folders.ts';
import type { DashboardSettings } from './settings.ts';

/** How long PostgreSQL may take for a connection, a lock or a statement, in milliseconds. */
const POSTGRES_TIMEOUT = 3000;

const isPostgres = (url?: string): url is string => url !== undefined && !url.startsWith('file:');

const migrationFolder = (kind: 'postgres' | 'sqlite') =>
  join(dashboardFolder, 'src', 'migrations', kind);

type Place = Pick<DashboardSettings, 'DATABASE_URL' | 'DATA_DIR'>;

/** Address of the SQLite file, or nothing when the database is PostgreSQL. */
export function toSqliteUrl({ DATABASE_URL, DATA_DIR }: Place): string | undefined {
  if (isPostgres(DATABASE_URL)) return undefined;
  return DATABASE_URL ?? `file:${join(DATA_DIR, 'dashboard.db')}`;
}

/** SQLite in one file by default, PostgreSQL when DATABASE_URL says so. */
export async function createDatabase(settings: Place): Promise<DatabaseAdapterObj> {
  const { DATABASE_URL } = settings;
  if (!isPostgres(DATABASE_URL)) return createSqlite(toSqliteUrl(settings) ?? '');
  // A sixth of the time of a start, for those alone who need it.
  const { postgresAdapter } = await import('@payloadcms/db-postgres');
  return postgresAdapter({
    pool: toPoolConfig(DATABASE_URL),
    migrationDir: migrationFolder('postgres'),
    push: false,
    // One that is missing was lost or misspelled, and nobody wants an empty one instead.
    disableCreateDatabase: true,
  });
}

// The server gives up first, and says why; the last limit is for one that says nothing any more.
const toPoolConfig = (connectionString: string) => ({
  connectionString,
  max: 24,
  connectionTimeoutMillis: POSTGRES_TIMEOUT,
  lock_timeout: POSTGRES_TIMEOUT,
  statement_timeout: POSTGRES_TIMEOUT,
  idle_in_transaction_session_timeout: 10 * POSTGRES_TIMEOUT,
  query_timeout: POSTGRES_TIMEOUT + 500,
  keepAlive: true,
});

async function createSqlite(url: string): Promise<DatabaseAdapterObj> {
  // Commands that only want to know where the database is need neither.
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite');
  const { openDashboardFile } = await import('./sqlite-client.ts');
  const adapter = sqliteAdapter({
    client: { url },
    // The id of a deleted account or post is never given to another one.
    autoIncrement: true,
    migrationDir: migrationFolder('sqlite'),
    push: false,
    // Without this there would be none at all; see `beginOnSqlite`.
    transactionOptions: { behavior: 'immediate' },
  });
  return {
    ...adapter,
    init: (args) => {
      const made = adapter.init(args) as unknown as SQLiteAdapter;
      const { connect, beginTransaction } = made;
      Object.assign(made, { [OWN_BEGIN]: () => beginTransaction.call(made as never) });
      // Payload would open one around everything it does, and hold the file while it talks to others.
      made.beginTransaction = async () => null;
      made.connect = async (...options) => {
        made.client ??= await openDashboardFile(url);
        return connect?.apply(made as never, options);
      };
      return made as unknown as ReturnType<typeof adapter.init>;
    },
  };
}

type Begin = () => Promise<number | string | null>;

// On the adapter itself: Next has its own copy of this module.
const OWN_BEGIN = Symbol.for('dashboard.beginTransaction');

/** How a transaction is begun on SQLite, where Payload's own operations have none. Nothing on PostgreSQL. */
export const getSqliteBegin = (db: Payload['db']): Begin | undefined =>
  (db as { [OWN_BEGIN]?: Begin })[OWN_BEGIN];

/**
 * Lets the process live through a PostgreSQL that goes away: without a listener the news of a lost connection
 * would end it, while the pool opens a new one by itself.
 */
export function handleLostConnections({ db, logger }: Payload): void {
  if (!isPostgresAdapter(db)) return;
  const say = (err: Error) => logger.warn({ err }, 'Lost a connection to the database');
  const watched = new WeakSet();
  // The pool listens to idle connections only, not to one that is in a transaction.
  db.pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    client.on('error', say);
  });
  db.pool.on('error', (error, client) => {
    if (!watched.has(client)) say(error);
  });
}

// One row, written over and over.
const WRITE_CHECK = `INSERT INTO payload_kv (key, data) VALUES ('write-check', to_jsonb(now()))
  ON CONFLICT (key) DO UPDATE SET data = excluded.data`;

/**
 * A check that resolves when the database answers and rejects when it does not. It has a connection of its own, so
 * that it is not kept waiting by whatever keeps the others. `write` rejects when nothing can be written: of SQLite the disk
 * tells that (storage-check.ts), and a row would wait for whoever writes.
 */
export function createDatabaseCheck({ db }: Payload): {
  check: () => Promise<void>;
  write: () => Promise<void>;
  close: () => Promise<void>;
} {
  if (isPostgresAdapter(db)) {
    const pool = new db.pg.Pool({ ...db.poolOptions, max: 1 });
    pool.on('error', () => undefined);
    return {
      check: async () => void (await pool.query('SELECT 1 FROM payload_migrations LIMIT 1')),
      write: async () => void (await pool.query(WRITE_CHECK)),
      close: () => pool.end(),
    };
  }
  return {
    check: async () => {
      if (!isSqlite(db)) throw new Error(`No check for the database ${db.name}`);
      await db.client.execute('SELECT 1 FROM payload_migrations LIMIT 1');
    },
    write: async () => undefined,
    close: async () => undefined,
  };
}

/**
 * Asks the database something that Payload has no words for.
 * @param sql with `$1`, `$2` … for the values, in what both databases understand
 */
export async function queryDatabase(
  { db }: Pick<Payload, 'db'>,
  sql: string,
  values: (string | number)[],
): Promise<Record<string, unknown>[]> {
  if (isPostgresAdapter(db)) return (await db.pool.query(sql, values)).rows;
  if (!isSqlite(db)) throw new Error(`Nothing is asked of the database ${db.name}`);
  const { rows } = await db.client.execute({ sql: sql.replaceAll('$', '?'), args: values });
  return rows as unknown as Record<string, unknown>[];
}

/**
 * Takes what was deleted out of SQLite's log of writes, which keeps it until then; in the file itself it is
 * overwritten. While somebody reads an older state the log stays, and goes with the next deletion.
 */
export async function truncateWriteLog({ db }: Payload): Promise<void> {
  if (isSqlite(db)) await db.client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** Whether the database is the SQLite file. */
export const isSqlite = (db: Payload['db'] | SQLiteAdapter): db is SQLiteAdapter & Payload['db'] =>
  db.name === 'sqlite';

/** Whether the database is PostgreSQL. */
export const isPostgresAdapter = (
  db: Payload['db'] | PostgresAdapter,
): db is PostgresAdapter & Payload['db'] => db.name === 'postgres';

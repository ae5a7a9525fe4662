import { registerHooks } from 'node:module';
import { join } from 'node:path';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { CollectionSlug, DatabaseAdapterObj, Payload, PayloadRequest, Where } from 'payload';
import { dashboardFolder } from './folders.ts';
import type { DashboardSettings } from './settings.ts';

/** Timeout of PostgreSQL connections, locks and statements */
const POSTGRES_TIMEOUT = 3000;

const isPostgres = (url?: string): url is string => url !== undefined && !url.startsWith('file:');

const migrationFolder = (kind: 'postgres' | 'sqlite') =>
  join(dashboardFolder, 'src', 'migrations', kind);

/** Number of the advisory lock on PostgreSQL under which one process at a time starts. Arbitrary. */
export const BOOT_LOCK = 734_501;

/** Table that marks a PostgreSQL database whose rows are still being copied. */
export const INCOMPLETE_TABLE = 'incomplete_copy';

type DataLocation = Pick<DashboardSettings, 'DATABASE_URL' | 'DATA_DIR'>;

/** URL of the SQLite file; nothing for PostgreSQL. */
export function toSqliteUrl({ DATABASE_URL, DATA_DIR }: DataLocation): string | undefined {
  if (isPostgres(DATABASE_URL)) return undefined;
  return DATABASE_URL ?? `file:${join(DATA_DIR, 'dashboard.db')}`;
}

/** Creates the adapter: SQLite by default, PostgreSQL by DATABASE_URL. */
export async function createDatabase(settings: DataLocation): Promise<DatabaseAdapterObj> {
  const { DATABASE_URL } = settings;
  if (!isPostgres(DATABASE_URL)) return createSqlite(toSqliteUrl(settings) ?? '');
  // Imported only if needed, because it is slow to load.
  const { postgresAdapter } = await loadAdapter(() => import('@payloadcms/db-postgres'));
  return postgresAdapter({
    pool: toPoolConfig(DATABASE_URL),
    migrationDir: migrationFolder('postgres'),
    push: false,
    // A missing database was lost or misspelled; it is never created empty.
    disableCreateDatabase: true,
  });
}

// The server's timeouts come first, with a reason; `query_timeout` is for a server that does not respond.
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

/**
 * Imports an adapter in two thirds of the time. To find the format of a module, Node parses the package.json of drizzle-orm,
 * which has 177 kB, again for each of its 400 modules. All of them are ES modules.
 */
async function loadAdapter<T>(load: () => Promise<T>): Promise<T> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      /^\..*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/')
        ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
        : next(specifier, context),
  });
  return load().finally(() => hooks.deregister());
}

async function createSqlite(url: string): Promise<DatabaseAdapterObj> {
  // Not needed by commands that only read the URL.
  const { sqliteAdapter } = await loadAdapter(() => import('@payloadcms/db-sqlite'));
  const { openDashboardFile } = await import('./sqlite-client.ts');
  // Without `transactionOptions`, so that Payload's operations have no transactions: they would hold the lock of the file
  // during requests to other services. `inTransaction` has.
  const adapter = sqliteAdapter({
    client: { url },
    // Ids are never reused.
    autoIncrement: true,
    migrationDir: migrationFolder('sqlite'),
    push: false,
  });
  // The adapter opens a client of its own only where there is none.
  const init: typeof adapter.init = (args) =>
    Object.assign(adapter.init(args), { client: openDashboardFile(url) });
  return { ...adapter, init };
}

/** Logs lost PostgreSQL connections. Without a listener the error would end the process; the pool reconnects. */
export function handleLostConnections({ db, logger }: Payload): void {
  if (!isPostgresAdapter(db)) return;
  const say = (err: Error) => logger.warn({ err }, 'Lost a connection to the database');
  // The pool only handles errors of idle connections; these listeners receive those too.
  db.pool.on('acquire', (client) => client.off('error', say).on('error', say));
  db.pool.on('error', () => undefined);
}

/**
 * Runs raw SQL.
 * @param sql with `$1`, `$2` … in the common dialect
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
 * Changes the row of a condition in one statement, without hooks.
 * @returns whether there was one
 */
export async function updateRow(
  { db }: Pick<Payload, 'db'>,
  collection: CollectionSlug,
  where: Where,
  data: Record<string, unknown>,
  req?: PayloadRequest,
): Promise<boolean> {
  const options = { atomic: true };
  const row = await db.updateOne({ collection, where, data, options, ...(req && { req }) });
  return row !== null;
}

/**
 * Truncates the WAL, which still contains deleted content; the file itself overwrites it. If a reader blocks it, the
 * next deletion truncates.
 */
export async function truncateWriteLog({ db }: Payload): Promise<void> {
  if (isSqlite(db)) await db.client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
}

export const isSqlite = (db: Payload['db'] | SQLiteAdapter): db is SQLiteAdapter & Payload['db'] =>
  db.name === 'sqlite';

export const isPostgresAdapter = (
  db: Payload['db'] | PostgresAdapter,
): db is PostgresAdapter & Payload['db'] => db.name === 'postgres';

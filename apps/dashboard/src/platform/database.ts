import { join } from 'node:path';
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres';
import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj, Migration, Payload } from 'payload';
import { migrations as postgresMigrations } from '../migrations/postgres/migrations.ts';
import { migrations as sqliteMigrations } from '../migrations/sqlite/migrations.ts';
import { dashboardFolder } from './folders.ts';
import type { DashboardSettings } from './settings.ts';

const isPostgres = (url?: string) => url !== undefined && !url.startsWith('file:');

const migrationFolder = (kind: 'postgres' | 'sqlite') =>
  join(dashboardFolder, 'src', 'migrations', kind);

/** SQLite in one file by default, PostgreSQL when DATABASE_URL says so. */
export function createDatabase({ DATABASE_URL, DATA_DIR }: DashboardSettings): DatabaseAdapterObj {
  if (DATABASE_URL && isPostgres(DATABASE_URL)) {
    return postgresAdapter({
      pool: { connectionString: DATABASE_URL, connectionTimeoutMillis: 5000 },
      migrationDir: migrationFolder('postgres'),
      push: false,
    });
  }
  return sqliteAdapter({
    client: { url: DATABASE_URL ?? `file:${join(DATA_DIR, 'dashboard.db')}` },
    // Without these two, a second process makes writes fail instead of wait.
    wal: true,
    busyTimeout: 5000,
    // The id of a deleted account or post is never given to another one.
    autoIncrement: true,
    migrationDir: migrationFolder('sqlite'),
    push: false,
  });
}

/**
 * Brings the schema up to date, all or nothing: a process killed half-way leaves the old schema.
 * Ends the process when a migration fails, as Payload does.
 */
export async function migrateDatabase({ db }: Payload): Promise<void> {
  if (isSqlite(db)) return migrateSqlite(db);
  if (isPostgresAdapter(db)) return migratePostgres(db);
  throw new Error(`No migrations for the database ${db.name}`);
}

// Payload leaves SQLite without transactions, so one is put around all of it. Foreign keys rest meanwhile
// (inside a transaction the switch has no effect), or rebuilding a table would empty those that point at it.
async function migrateSqlite(db: SQLiteAdapter): Promise<void> {
  await db.client.execute('PRAGMA foreign_keys = OFF');
  await db.client.execute('BEGIN IMMEDIATE');
  await db.migrate({ migrations: sqliteMigrations as Migration[] });
  const broken = await db.client.execute('PRAGMA foreign_key_check');
  if (broken.rows.length > 0) throw new Error('A migration would leave rows that point nowhere');
  await db.client.execute('COMMIT');
  await db.client.execute('PRAGMA foreign_keys = ON');
}

// Any number: it only has to be the same in every process that starts at the same time.
const migrationLock = 734_501;

async function migratePostgres(db: PostgresAdapter): Promise<void> {
  const connection = await db.pool.connect();
  try {
    await connection.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await db.migrate({ migrations: postgresMigrations as Migration[] });
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    connection.release(true);
  }
}

/**
 * Lets the process live through a PostgreSQL that goes away: without a listener the news of a lost connection
 * would end it, while the pool opens a new one by itself.
 */
export function surviveLostConnections({ db, logger }: Payload): void {
  if (!isPostgresAdapter(db)) return;
  db.pool.on('error', (error) => logger.warn({ err: error }, 'Lost a connection to the database'));
}

/** Resolves when the database answers, rejects when it does not. */
export async function checkDatabase({ db }: Payload): Promise<void> {
  if (isSqlite(db)) await db.client.execute('SELECT 1 FROM payload_migrations LIMIT 1');
  if (isPostgresAdapter(db)) await db.pool.query('SELECT 1 FROM payload_migrations LIMIT 1');
}

const isSqlite = (db: Payload['db'] | SQLiteAdapter): db is SQLiteAdapter & Payload['db'] =>
  db.name === 'sqlite';

const isPostgresAdapter = (
  db: Payload['db'] | PostgresAdapter,
): db is PostgresAdapter & Payload['db'] => db.name === 'postgres';

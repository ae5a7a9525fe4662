import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MigrateUpArgs, PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Migration, Payload } from 'payload';
import { isPostgresAdapter, isSqlite, queryDatabase } from './database.ts';
import { hasTables } from './installation.ts';

/** Migrates the schema in a transaction, under the boot lock. A failed migration ends the process. */
export async function migrateDatabase({ db }: Payload): Promise<void> {
  if (!(await isBehind(db))) return;
  const migrations = await loadMigrations(db.migrationDir);
  if (isSqlite(db)) await migrateSqlite(db, migrations);
  else if (isPostgresAdapter(db)) await migratePostgres(db, migrations);
  else throw new Error(`No migrations for the database ${db.name}`);
}

/** Whether a migration has not run. Compares names, because loading the files takes a second. */
async function isBehind(db: Payload['db']): Promise<boolean> {
  if (!(await hasTables(db))) return true;
  const rows = await queryDatabase({ db }, 'SELECT name FROM payload_migrations', []);
  const done = new Set(rows.map(({ name }) => name));
  return listMigrations(db.migrationDir).some((name) => !done.has(name));
}

/** Names of the migrations in a folder, the oldest first. */
export const listMigrations = (folder: string): string[] =>
  readdirSync(folder)
    .flatMap((file) => /^(\d+_.+)\.ts$/.exec(file)?.[1] ?? [])
    .sort();

/** Loads the index of `payload migrate:create`. Node cannot: its imports lack extensions and `type`. */
async function loadMigrations(folder: string): Promise<Migration[]> {
  const { register } = await import('tsx/esm/api');
  // Not `tsImport`, which would load the adapter and all its packages a second time. The settings of our sources would
  // keep the imports of types.
  const unregister = register({ tsconfig: false });
  try {
    const { migrations } = await import(pathToFileURL(join(folder, 'index.ts')).href);
    return migrations;
  } finally {
    await unregister();
  }
}

// Payload runs SQLite migrations without a transaction. Foreign keys are off meanwhile, because rebuilding a table
// would clear references; inside a transaction the switch has no effect.
async function migrateSqlite(db: SQLiteAdapter, migrations: Migration[]): Promise<void> {
  await db.client.execute('PRAGMA foreign_keys = OFF');
  try {
    await db.client.execute('BEGIN IMMEDIATE');
    await db.migrate({ migrations });
    const broken = await db.client.execute('PRAGMA foreign_key_check');
    if (broken.rows.length > 0) throw new Error('A migration would leave rows that point nowhere');
    await db.client.execute('COMMIT');
  } catch (error) {
    // There is none if SQLite rolled back itself.
    await db.client.execute('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await db.client.execute('PRAGMA foreign_keys = ON');
  }
}

// Payload opens a transaction for each. Large tables need more time than the usual timeouts.
async function migratePostgres(db: PostgresAdapter, migrations: Migration[]): Promise<void> {
  const { sql } = await import('@payloadcms/db-postgres');
  const restoreTimeouts = disableQueryTimeouts(db.pool);
  try {
    await db.migrate({
      migrations: migrations.map((migration) => ({
        ...migration,
        up: async (args) => {
          const { db: transaction } = args as MigrateUpArgs;
          await transaction.execute(sql`SET LOCAL statement_timeout = 0`);
          await transaction.execute(sql`SET LOCAL lock_timeout = 0`);
          await migration.up(args);
        },
      })),
    });
  } finally {
    restoreTimeouts();
  }
}

/**
 * Disables `query_timeout` for connections that leave the pool. `pg` has no setting of it for a transaction.
 * @returns a function that ends this
 */
function disableQueryTimeouts(pool: PostgresAdapter['pool']): () => void {
  const setTimeouts = (client: object, milliseconds?: number) => {
    Object.assign((client as { connectionParameters: object }).connectionParameters, {
      query_timeout: milliseconds,
    });
  };
  const disable = (client: object) => setTimeouts(client, 0);
  const restore = (_: unknown, client: object) => setTimeouts(client, pool.options.query_timeout);
  pool.on('acquire', disable).on('release', restore);
  return () => pool.off('acquire', disable).off('release', restore);
}

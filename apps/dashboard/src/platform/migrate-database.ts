import type { MigrateUpArgs, PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Migration, Payload } from 'payload';
import { isPostgresAdapter, isSqlite } from './database.ts';

/**
 * Migrates the schema in a transaction. Called under the boot lock. A failed migration ends the process, as in
 * Payload.
 */
export async function migrateDatabase({ db }: Payload): Promise<void> {
  if (isSqlite(db)) return migrateSqlite(db);
  if (isPostgresAdapter(db)) return migratePostgres(db);
  throw new Error(`No migrations for the database ${db.name}`);
}

// Payload runs SQLite migrations without a transaction. Foreign keys are off meanwhile, because rebuilding a table
// would clear references; inside a transaction the switch has no effect.
async function migrateSqlite(db: SQLiteAdapter): Promise<void> {
  const { migrations } = await import('../migrations/sqlite/migrations.ts');
  await db.client.execute('PRAGMA foreign_keys = OFF');
  await db.client.execute('BEGIN IMMEDIATE');
  await db.migrate({ migrations: migrations as Migration[] });
  const broken = await db.client.execute('PRAGMA foreign_key_check');
  if (broken.rows.length > 0) throw new Error('A migration would leave rows that point nowhere');
  await db.client.execute('COMMIT');
  await db.client.execute('PRAGMA foreign_keys = ON');
}

// Payload opens a transaction for each. Large tables need more time than the usual timeouts.
async function migratePostgres(db: PostgresAdapter): Promise<void> {
  const { sql } = await import('@payloadcms/db-postgres');
  const { migrations: all } = await import('../migrations/postgres/migrations.ts');
  const migrations = all.map((migration) => ({
    ...migration,
    up: async (args: MigrateUpArgs) => {
      await args.db.execute(sql`SET LOCAL statement_timeout = 0`);
      await args.db.execute(sql`SET LOCAL lock_timeout = 0`);
      await migration.up(args);
    },
  }));
  await db.migrate({ migrations: migrations as unknown as Migration[] });
}

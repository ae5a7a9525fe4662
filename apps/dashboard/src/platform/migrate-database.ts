import type { MigrateUpArgs, PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Migration, Payload } from 'payload';
import { isPostgresAdapter, isSqlite } from './database.ts';

/**
 * Brings the schema up to date, all or nothing: a process killed half-way leaves the old schema. To be called under
 * the boot lock. Ends the process when a migration fails, as Payload does.
 */
export async function migrateDatabase({ db }: Payload): Promise<void> {
  if (isSqlite(db)) return migrateSqlite(db);
  if (isPostgresAdapter(db)) return migratePostgres(db);
  throw new Error(`No migrations for the database ${db.name}`);
}

// Payload leaves SQLite without transactions, so one is put around all of it. Foreign keys rest meanwhile
// (inside a transaction the switch has no effect), or rebuilding a table would empty those that point at it.
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

// Each in a transaction of its own, which Payload opens. A large table takes longer than a visitor may wait.
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

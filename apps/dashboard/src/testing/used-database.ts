import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Migration, Payload } from 'payload';
import { toTestEnvironment } from './open-test-dashboard.ts';

/** A database as an earlier release left it. */
export interface UsedDatabase {
  payload: Payload;
  /** Rows of a statement in SQL: what an earlier release stored, this one may not know any more. */
  ask(sql: string): Promise<Record<string, unknown>[]>;
  /** Brings it to this release. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** @param release the last migration that it has */
export async function openUsedDatabase(release: string): Promise<UsedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'dashboard-test-'));
  delete process.env.DATABASE_URL;
  Object.assign(process.env, toTestEnvironment(folder));
  const { getPayload } = await import('payload');
  const { default: config } = await import('../payload.config.ts');
  const { migrations } = await import('../migrations/sqlite/migrations.ts');
  const { migrateDatabase } = await import('../platform/migrate-database.ts');
  const payload = await getPayload({ config });
  const last = migrations.findIndex(({ name }) => name === release);
  if (last < 0) throw new Error(`There is no migration ${release}.`);
  await payload.db.migrate({ migrations: migrations.slice(0, last + 1) as Migration[] });
  const { client } = payload.db as unknown as {
    client: { execute(sql: string): Promise<{ rows: Record<string, unknown>[] }> };
  };
  return {
    payload,
    ask: async (sql) => (await client.execute(sql)).rows,
    migrate: () => migrateDatabase(payload),
    close: async () => {
      await payload.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

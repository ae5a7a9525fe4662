import pg from 'pg';
import { expect } from 'vitest';
import { type EditedDashboard, openEditedDashboard } from './editors.ts';
import { startPostgres } from './postgres.ts';

/** A dashboard on a PostgreSQL of its own, with people who are signed in. */
export interface PostgresDashboard extends EditedDashboard {
  /** Another process, in a transaction of its own. */
  beginElsewhere(): Promise<pg.Client>;
  /** Waits until a session waits for a lock; queried outside the transactions */
  waitForWaiting(): Promise<void>;
}

const WAITING =
  "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

/** Opens one. Closing it ends the database. */
export async function openPostgresDashboard(): Promise<PostgresDashboard> {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase();
  const dashboard = await openEditedDashboard({ DATABASE_URL: url });
  const connect = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  };
  return {
    ...dashboard,
    async beginElsewhere() {
      const other = await connect();
      await other.query('BEGIN');
      return other;
    },
    async waitForWaiting() {
      const watcher = await connect();
      const count = async () => (await watcher.query(WAITING)).rowCount;
      await expect.poll(count, { timeout: 30_000 }).toBeGreaterThan(0);
      await watcher.end();
    },
    async close() {
      await dashboard.close();
      await postgres.close();
    },
  };
}

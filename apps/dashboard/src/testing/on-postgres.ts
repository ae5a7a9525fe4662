import { openTestDashboard, type TestDashboard } from './open-test-dashboard.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** A dashboard on a PostgreSQL server of its own. */
export interface DashboardOnPostgres extends TestDashboard {
  /** Address of its database. */
  url: string;
  server: TestPostgres;
}

/** Opens one, once per test file. Closing it ends the server. */
export async function openOnPostgres(
  settings: Record<string, string> = {},
): Promise<DashboardOnPostgres> {
  const server = await startPostgres();
  const url = await server.createMigratedDatabase();
  const dashboard = await openTestDashboard({ ...settings, DATABASE_URL: url });
  return {
    ...dashboard,
    url,
    server,
    close: async () => {
      await dashboard.close();
      await server.close();
    },
  };
}

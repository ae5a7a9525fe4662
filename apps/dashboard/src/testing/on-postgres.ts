import { openTestDashboard, type TestDashboard } from './open-test-dashboard.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

export interface DashboardOnPostgres extends TestDashboard {
  /** Database URL. */
  url: string;
  server: TestPostgres;
}

/** Opens the dashboard, once in a test file. Closing it stops the server. */
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

// @module-tag nightly
import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { testKilledRunner, testTwoRunners } from '../testing/job-suite.ts';
import { type DashboardOnPostgres, openOnPostgres } from '../testing/on-postgres.ts';

// Skipped, and counted as that, where no PostgreSQL is installed (Debian: apt install postgresql).
describe.skipIf(!findPostgres())('on PostgreSQL', () => {
  let dashboard: DashboardOnPostgres;
  let environment: Record<string, string>;
  beforeAll(async () => {
    dashboard = await openOnPostgres();
    environment = { DATABASE_URL: dashboard.url };
  }, 120_000);
  afterAll(() => dashboard.close(), 60_000);

  it('two processes run each job once', { timeout: 120_000 }, () =>
    testTwoRunners({ ...dashboard, environment }),
  );

  it('a job of a killed process is repeated after its lease', { timeout: 120_000 }, () =>
    testKilledRunner({ ...dashboard, environment }),
  );
});

// @module-tag nightly
import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe } from 'vitest';
import { type DashboardOnPostgres, openOnPostgres } from '../../testing/on-postgres.ts';
import { testVisits } from '../../testing/visit-suite.ts';

// Skipped, and counted as that, where no PostgreSQL is installed.
describe.skipIf(!findPostgres())('visits on PostgreSQL', () => {
  let dashboard: DashboardOnPostgres;
  beforeAll(async () => {
    dashboard = await openOnPostgres();
  }, 180_000);
  afterAll(() => dashboard.close(), 60_000);

  testVisits(() => dashboard.payload);
});

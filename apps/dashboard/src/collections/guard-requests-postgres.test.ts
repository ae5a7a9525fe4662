// @module-tag nightly
import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe } from 'vitest';
import { type DashboardOnPostgres, openOnPostgres } from '../testing/on-postgres.ts';
import { testTexts } from '../testing/text-suite.ts';

// Skipped, and counted as that, where no PostgreSQL is installed.
describe.skipIf(!findPostgres())('what is typed on PostgreSQL', () => {
  let dashboard: DashboardOnPostgres;
  beforeAll(async () => {
    dashboard = await openOnPostgres();
  }, 180_000);
  afterAll(() => dashboard.close(), 60_000);

  testTexts(() => dashboard);
});

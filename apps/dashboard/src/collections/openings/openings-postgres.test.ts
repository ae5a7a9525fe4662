// @module-tag nightly
import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe } from 'vitest';
import { type DashboardOnPostgres, openOnPostgres } from '../../testing/on-postgres.ts';
import { describeOpeningsByLanguage } from '../../testing/opening-suite.ts';

// Skipped, and counted as that, where no PostgreSQL is installed.
describe.skipIf(!findPostgres())('openings by language on PostgreSQL', () => {
  let dashboard: DashboardOnPostgres;
  let handleApi: typeof import('../../api/handle-api.ts').handleApiRequest;
  beforeAll(async () => {
    dashboard = await openOnPostgres();
    ({ handleApiRequest: handleApi } = await import('../../api/handle-api.ts'));
  }, 180_000);
  afterAll(() => dashboard.close(), 60_000);

  describeOpeningsByLanguage(() => ({ payload: dashboard.payload, handleApi }));
});

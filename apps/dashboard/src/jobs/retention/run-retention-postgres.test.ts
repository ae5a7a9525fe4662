// @module-tag nightly
import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DashboardOnPostgres, openOnPostgres } from '../../testing/on-postgres.ts';
import { testKilledRun, testTwoRuns } from '../../testing/retention-suite.ts';
import { countDue } from './data-categories.ts';
import { getPeriods } from './periods.ts';

// Skipped, and counted as that, where no PostgreSQL is installed (Debian: apt install postgresql).
describe.skipIf(!findPostgres())('on PostgreSQL', () => {
  let dashboard: DashboardOnPostgres;
  let environment: Record<string, string>;
  beforeAll(async () => {
    dashboard = await openOnPostgres();
    environment = { DATABASE_URL: dashboard.url };
  }, 120_000);
  afterAll(() => dashboard.close(), 60_000);

  it('the periods are the defaults until they are changed', async () => {
    const { payload } = dashboard;
    expect(await getPeriods(payload)).toMatchObject({ messages: 12, spam: 60, backups: 35 });
    const save = (data: Record<string, number>) =>
      // What admins may change is tested elsewhere.
      payload.updateGlobal({ slug: 'retention', data: data as never, overrideAccess: true });
    await save({ messages: 24, files: 3 });
    const periods = await getPeriods(payload);
    expect(periods).toMatchObject({ messages: 24, files: 3, spam: 60 });
    expect(await countDue(payload, periods, new Date())).toMatchObject({ messages: 0, files: 0 });
    await save({ messages: 12, files: 6 });
  });

  it('two processes delete each expired row once', { timeout: 120_000 }, () =>
    testTwoRuns({ ...dashboard, environment }),
  );

  it('another process continues after a kill', { timeout: 120_000 }, () =>
    testKilledRun({ ...dashboard, environment }),
  );
});

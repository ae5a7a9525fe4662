// @module-tag nightly
import { afterAll, beforeAll, it } from 'vitest';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';
import { testKilledRun, testTwoRuns } from '../../testing/retention-suite.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
}, 60_000);
afterAll(() => dashboard.close());

it('two processes delete each expired row once', { timeout: 120_000 }, () =>
  testTwoRuns({ ...dashboard, environment: {} }),
);

it('another process continues after a kill', { timeout: 120_000 }, () =>
  testKilledRun({ ...dashboard, environment: {} }),
);

// @module-tag nightly
import { afterAll, beforeAll, it } from 'vitest';
import { testKilledRunner, testTwoRunners } from '../testing/job-suite.ts';
import { openTestDashboard, type TestDashboard } from '../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
}, 60_000);
afterAll(() => dashboard.close());

it('two processes run each job once', { timeout: 120_000 }, () =>
  testTwoRunners({ ...dashboard, environment: {} }),
);

it('a job of a killed process is repeated after its lease', { timeout: 120_000 }, () =>
  testKilledRunner({ ...dashboard, environment: {} }),
);

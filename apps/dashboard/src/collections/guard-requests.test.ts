import { afterAll, beforeAll, describe } from 'vitest';
import { openTestDashboard, type TestDashboard } from '../testing/open-test-dashboard.ts';
import { testTexts } from '../testing/text-suite.ts';

describe('what is typed', () => {
  let dashboard: TestDashboard;
  beforeAll(async () => {
    dashboard = await openTestDashboard();
  });
  afterAll(() => dashboard.close());

  testTexts(() => dashboard);
});

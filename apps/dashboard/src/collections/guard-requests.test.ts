import { afterAll, beforeAll, describe } from 'vitest';
import { openTestDashboard, type TestDashboard } from '../testing/open-test-dashboard.ts';
import { testTexts } from '../testing/text-suite.ts';

describe('a text in a request', () => {
  let dashboard: TestDashboard;
  beforeAll(async () => {
    dashboard = await openTestDashboard();
  });
  afterAll(() => dashboard.close());

  testTexts(() => dashboard);
});

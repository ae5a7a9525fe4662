import { afterAll, beforeAll, describe } from 'vitest';
import { openTestDashboard, type TestDashboard } from '../testing/open-test-dashboard.ts';
import { tryTexts } from '../testing/text-trials.ts';

describe('what is typed', () => {
  let dashboard: TestDashboard;
  beforeAll(async () => {
    dashboard = await openTestDashboard();
  });
  afterAll(() => dashboard.close());

  tryTexts(() => dashboard);
});

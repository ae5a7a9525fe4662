import { afterAll, beforeAll, describe } from 'vitest';
import { testEditing } from '../../testing/case-study-suite.ts';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

describe('case studies on SQLite', () => testEditing(() => dashboard));

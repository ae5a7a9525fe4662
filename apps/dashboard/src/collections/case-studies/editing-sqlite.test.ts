import { afterAll, beforeAll, describe } from 'vitest';
import { tryEditing } from '../../testing/case-study-trials.ts';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

describe('case studies on SQLite', () => tryEditing(() => dashboard));

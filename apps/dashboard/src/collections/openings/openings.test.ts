import { afterAll, beforeAll } from 'vitest';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';
import { describeOpeningsByLanguage } from '../../testing/opening-suite.ts';

let dashboard: TestDashboard;
let handleApi: typeof import('../../api/handle-api.ts').handleApiRequest;
beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ handleApiRequest: handleApi } = await import('../../api/handle-api.ts'));
});
afterAll(() => dashboard.close());

describeOpeningsByLanguage(() => ({ payload: dashboard.payload, handleApi }));

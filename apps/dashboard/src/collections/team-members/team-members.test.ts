import { afterAll, beforeAll } from 'vitest';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';
import { describeTeamByLanguage } from '../../testing/team-suite.ts';

let dashboard: TestDashboard;
let handleApi: typeof import('../../api/handle-api.ts').handleApiRequest;
beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ handleApiRequest: handleApi } = await import('../../api/handle-api.ts'));
});
afterAll(() => dashboard.close());

describeTeamByLanguage(() => ({ payload: dashboard.payload, handleApi }));

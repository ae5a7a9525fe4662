import { afterAll, beforeAll } from 'vitest';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';
import { describeOpeningsByLanguage } from '../../testing/opening-trials.ts';

let dashboard: TestDashboard;
let answerApi: typeof import('../../api/answer-api.ts').answerApi;
beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ answerApi } = await import('../../api/answer-api.ts'));
});
afterAll(() => dashboard.close());

describeOpeningsByLanguage(() => ({ payload: dashboard.payload, answerApi }));

// @module-tag nightly
import { afterAll, beforeAll, it } from 'vitest';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { testKilledMonitor } from '../../testing/monitor-suite.ts';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';

let mails: TestMailServer;
let dashboard: TestDashboard;
beforeAll(async () => {
  mails = await startMailServer();
  dashboard = await openTestDashboard();
}, 60_000);
afterAll(async () => {
  await mails.stop();
  await dashboard.close();
});

it(
  'a reminder and the form test are sent once despite a kill',
  {
    timeout: 300_000,
  },
  () => testKilledMonitor({ ...dashboard, mails, environment: {} }),
);

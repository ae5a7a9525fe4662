// @module-tag nightly
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, it } from 'vitest';
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts';
import { openTestDashboard, type TestDashboard } from '../testing/open-test-dashboard.ts';
import { createTestTarget } from '../testing/outbox.ts';
import {
  kills,
  killsTimeout,
  type Place,
  testKills,
  testTwoProcesses,
} from '../testing/outbox-suite.ts';

let mails: TestMailServer;
let dashboard: TestDashboard;
let place: Place;
beforeAll(async () => {
  mails = await startMailServer();
  dashboard = await openTestDashboard();
  const { payload, folder } = dashboard;
  await createTestTarget(payload);
  place = {
    mails,
    payload,
    folder,
    environment: { SMTP_URL: mails.url },
    async lapse() {
      const client = createClient({ url: `file:${join(folder, 'dashboard.db')}` });
      const past = "'2020-01-01T00:00:00.000Z'";
      await client.execute(`UPDATE deliveries SET next_try_at = ${past} WHERE lease IS NOT NULL`);
      client.close();
    },
  };
});
afterAll(async () => {
  await mails.stop();
  await dashboard.close();
});

it('two processes send each delivery once', { timeout: 90_000 }, () => testTwoProcesses(place));

it(
  `${kills} kills lose no delivery, and each kill repeats one mail at most`,
  {
    timeout: killsTimeout,
  },
  () => testKills(place),
);

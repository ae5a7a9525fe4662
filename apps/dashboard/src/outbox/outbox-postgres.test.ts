// @module-tag nightly
import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toContactRequest } from '../testing/intake-client.ts';
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts';
import { type DashboardOnPostgres, openOnPostgres } from '../testing/on-postgres.ts';
import { createTestTarget, getDeliveries } from '../testing/outbox.ts';
import {
  kills,
  killsTimeout,
  type Place,
  testKills,
  testTwoProcesses,
} from '../testing/outbox-suite.ts';
import { query } from '../testing/postgres.ts';

// Skipped, and counted as that, where no PostgreSQL is installed (Debian: apt install postgresql).
describe.skipIf(!findPostgres())('on PostgreSQL', () => {
  let mails: TestMailServer;
  let dashboard: DashboardOnPostgres;
  let place: Place;
  beforeAll(async () => {
    mails = await startMailServer();
    dashboard = await openOnPostgres();
    const { payload, folder } = dashboard;
    await createTestTarget(payload);
    place = {
      mails,
      payload,
      folder,
      environment: { SMTP_URL: mails.url, DATABASE_URL: dashboard.url },
      lapse: () =>
        query(
          dashboard.url,
          "UPDATE deliveries SET next_try_at = '2020-01-01' WHERE lease IS NOT NULL",
        ),
    };
  }, 120_000);
  afterAll(async () => {
    await dashboard.close();
    await mails.stop();
  }, 60_000);

  it('a message and its deliveries are stored in one transaction', async () => {
    const { handleApiRequest: handleApi } = await import('../api/handle-api.ts');
    const key = '0c5a3a0e-3a4e-4d1c-9a51-0d6f0f7f8a11';
    const send = async () => (await handleApi(toContactRequest(key), dashboard.payload)).status;
    await query(dashboard.url, 'ALTER TABLE deliveries ADD CONSTRAINT closed CHECK (kind IS NULL)');
    expect(await send()).toBe(503);
    expect(await query(dashboard.url, 'SELECT 1 FROM submissions')).toEqual([]);
    await query(dashboard.url, 'ALTER TABLE deliveries DROP CONSTRAINT closed');
    expect(await send()).toBe(201);
    expect(await send()).toBe(200);
    expect(await getDeliveries(dashboard.payload)).toHaveLength(1);
    await query(dashboard.url, 'DELETE FROM deliveries');
  });

  it('two processes send each delivery once', { timeout: 90_000 }, () => testTwoProcesses(place));

  it(
    `${kills} kills lose no delivery, and each kill repeats one mail at most`,
    {
      timeout: killsTimeout,
    },
    () => testKills(place),
  );
});

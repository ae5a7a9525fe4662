// @module-tag nightly
import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { type DashboardOnPostgres, openOnPostgres } from '../../testing/on-postgres.ts';
import { testRejections } from '../../testing/rejection-suite.ts';

// Skipped, and counted as that, where no PostgreSQL is installed (Debian: apt install postgresql).
describe.skipIf(!findPostgres())('on PostgreSQL', () => {
  let mails: TestMailServer;
  let dashboard: DashboardOnPostgres;
  beforeAll(async () => {
    mails = await startMailServer();
    dashboard = await openOnPostgres({ SMTP_URL: mails.url });
  }, 120_000);
  afterAll(async () => {
    await dashboard.close();
    await mails.stop();
  }, 60_000);

  it('two processes send each applicant one mail, despite a kill', { timeout: 120_000 }, () =>
    testRejections({
      mails,
      folder: dashboard.folder,
      payload: dashboard.payload,
      environment: { SMTP_URL: mails.url, DATABASE_URL: dashboard.url },
    }),
  );
});

// @module-tag nightly
import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormCheckTask } from '../../jobs/form-check/run-check.ts';
import { queueReminders } from '../../outbox/reminders.ts';
import { getJobs, runTask } from '../../testing/jobs.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createTestMessage } from '../../testing/messages.ts';
import { testKilledMonitor } from '../../testing/monitor-suite.ts';
import { type DashboardOnPostgres, openOnPostgres } from '../../testing/on-postgres.ts';
import { createTestUser } from '../../testing/open-test-dashboard.ts';
import { getDeliveries } from '../../testing/outbox.ts';
import { query } from '../../testing/postgres.ts';

const HOUR = 3_600_000;

// Skipped, and counted as that, where no PostgreSQL is installed (Debian: apt install postgresql).
describe.skipIf(!findPostgres())('on PostgreSQL', () => {
  let dashboard: DashboardOnPostgres;
  beforeAll(async () => {
    dashboard = await openOnPostgres({
      SMTP_URL: 'smtp://127.0.0.1:9',
      WEBSITE_URL: 'http://127.0.0.1:9',
    });
  }, 180_000);
  afterAll(() => dashboard.close(), 60_000);

  it('two processes send one reminder and one form test', async () => {
    const { payload } = dashboard;
    const { id } = await createTestUser(payload, 'editor', 'owner');
    const noon = new Date(new Date().setHours(12, 0, 0, 0));
    await createTestMessage(payload, 'enquiry', { answerBy: noon.toISOString(), owner: id });
    await Promise.all(Array.from({ length: 4 }, () => queueReminders(payload, noon)));
    expect(await getDeliveries(payload)).toHaveLength(1);

    const now = new Date();
    const runDue = (at: Date) => runTask(payload, createFormCheckTask(payload), at);
    await Promise.all(Array.from({ length: 4 }, () => runDue(now)));
    const later = new Date(now.getTime() + 7 * HOUR);
    await Promise.all(Array.from({ length: 4 }, () => runDue(later)));
    expect(await getJobs(payload, 'form-check')).toMatchObject([
      { attempts: 1, lastError: 'The website cannot be reached, or did not answer in time.' },
    ]);
  });

  it('a reminder and the form test are sent once despite a kill', {
    timeout: 300_000,
  }, async () => {
    for (const table of ['deliveries', 'jobs', 'submissions'])
      await query(dashboard.url, `DELETE FROM ${table}`);
    const mails = await startMailServer();
    await testKilledMonitor({ ...dashboard, mails, environment: { DATABASE_URL: dashboard.url } });
    await mails.stop();
  });
});

// @module-tag nightly
import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormCheckTask } from '../form-check/run-check.ts';
import { queueReminders } from '../outbox/reminders.ts';
import { readLeads } from '../submissions/leads/leads.ts';
import { decidePeriod } from '../submissions/leads/months.ts';
import { getJobs, runTask } from '../testing/jobs.ts';
import { fillLeads, toMonthAgo } from '../testing/leads.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { createTestMessage } from '../testing/messages.ts';
import { testKilledMonitor } from '../testing/monitor-suite.ts';
import { type DashboardOnPostgres, openOnPostgres } from '../testing/on-postgres.ts';
import { createTestUser } from '../testing/open-test-dashboard.ts';
import { getDeliveries } from '../testing/outbox.ts';
import { query } from '../testing/postgres.ts';

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

  it('leads are counted by source and service, 50,000 of them within 500 ms', async () => {
    await fillLeads(dashboard.payload);
    const period = decidePeriod({ from: toMonthAgo(2).slice(0, 7) }, new Date());
    const small = await readLeads(dashboard, 'leads', period);
    expect(
      small.tables[0]?.lines.map(({ name, counts }) => `${name}: ${counts.join(' ')}`),
    ).toEqual(['linkedin: 0 0 2', 'Direct or unknown: 1 0 0', 'google.com: 0 0 1']);
    const { tables } = await readLeads(dashboard, 'applications', period);
    expect(tables[1]?.lines).toMatchObject([{ name: 'Copywriter', total: 2 }]);
    await query(
      dashboard.url,
      `INSERT INTO submissions (form, about, answers, state, starred, lead_source, reference,
         submission_id, fingerprint, created_at)
       SELECT 'enquiry', 'Service ' || n % 4, '{}', 'open', false, 'source ' || n % 300, 'L-' || n,
         'l' || n, 'f', now() - (n % 300) * interval '1 day' FROM generate_series(1, 50000) AS n`,
    );
    const started = performance.now();
    const large = await readLeads(dashboard, 'leads', decidePeriod({}, new Date()));
    expect(performance.now() - started).toBeLessThan(500);
    expect(large.tables[0]?.sum.total).toBe(50_004);
  }, 60_000);

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

  it('a reminder and the form test arrive once after a kill', {
    timeout: 300_000,
  }, async () => {
    for (const table of ['deliveries', 'jobs', 'submissions'])
      await query(dashboard.url, `DELETE FROM ${table}`);
    const mails = await startMailServer();
    await testKilledMonitor({ ...dashboard, mails, environment: { DATABASE_URL: dashboard.url } });
    await mails.stop();
  });
});

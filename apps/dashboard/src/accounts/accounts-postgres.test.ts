import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tryAccounts } from '../testing/account-trials.ts';
import { openTestDashboard, type TestDashboard } from '../testing/open-test-dashboard.ts';
import { query, startPostgres, type TestPostgres } from '../testing/postgres.ts';

// Skipped, and counted as that, where no PostgreSQL is installed (Debian: apt install postgresql).
describe.skipIf(!findPostgres())('on PostgreSQL', () => {
  let postgres: TestPostgres;
  let dashboard: TestDashboard;
  let url: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres.createDatabase();
    dashboard = await openTestDashboard({ DATABASE_URL: url });
  }, 120_000);
  afterAll(async () => {
    await dashboard.close();
    await postgres.close();
  }, 60_000);

  it('what may happen once happens once, and nothing is left of a deleted account', async () => {
    await tryAccounts(dashboard.payload);
    const left = await query(
      url,
      'SELECT account FROM account_links UNION ALL SELECT account FROM account_factors UNION ALL SELECT account FROM recovery_codes',
    );
    expect(left).toEqual([]);
  });

  it('neither the link nor its mail is stored when one cannot be', async () => {
    const { inTransaction } = await import('../platform/transaction.ts');
    const { createLink } = await import('./links.ts');
    const { queueLinkMail } = await import('../outbox/link-mails.ts');
    await query(url, 'ALTER TABLE deliveries ADD CONSTRAINT closed CHECK (kind IS NULL)');
    const sending = inTransaction(dashboard.payload, async (req) =>
      queueLinkMail(req, await createLink(req, 1)),
    );
    await expect(sending).rejects.toThrow();
    expect(await query(url, 'SELECT 1 FROM account_links')).toEqual([]);
  });
});

// @module-tag nightly
import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testAccounts } from '../testing/account-suite.ts';
import { type DashboardOnPostgres, openOnPostgres } from '../testing/on-postgres.ts';
import { query } from '../testing/postgres.ts';

// Skipped, and counted as that, where no PostgreSQL is installed (Debian: apt install postgresql).
describe.skipIf(!findPostgres())('on PostgreSQL', () => {
  let dashboard: DashboardOnPostgres;
  beforeAll(async () => {
    dashboard = await openOnPostgres();
  }, 120_000);
  afterAll(() => dashboard.close(), 60_000);

  it('single-use actions happen once, and a deleted account leaves no rows', async () => {
    await testAccounts(dashboard.payload);
    const left = await query(
      dashboard.url,
      'SELECT account FROM account_links UNION ALL SELECT account FROM account_factors UNION ALL SELECT account FROM recovery_codes',
    );
    expect(left).toEqual([]);
  });

  it('link and mail are stored together or not at all', async () => {
    const { inTransaction } = await import('../platform/transaction.ts');
    const { createLink } = await import('./links.ts');
    const { queueLinkMail } = await import('../outbox/account-mails.ts');
    await query(dashboard.url, 'ALTER TABLE deliveries ADD CONSTRAINT closed CHECK (kind IS NULL)');
    const sending = inTransaction(dashboard.payload, async (req) =>
      queueLinkMail(req, await createLink(req, 1)),
    );
    await expect(sending).rejects.toThrow();
    expect(await query(dashboard.url, 'SELECT 1 FROM account_links')).toEqual([]);
  });
});

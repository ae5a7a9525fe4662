// @module-tag nightly

import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testAccounts } from '../testing/account-suite.ts';
import { type DashboardOnPostgres, openOnPostgres } from '../testing/on-postgres.ts';
import { createTestUser } from '../testing/open-test-dashboard.ts';
import { query } from '../testing/postgres.ts';

// Skipped, and counted as that, where no PostgreSQL is installed (Debian: apt install postgresql).
describe.skipIf(!findPostgres())('on PostgreSQL', () => {
  let dashboard: DashboardOnPostgres;
  beforeAll(async () => {
    dashboard = await openOnPostgres();
  }, 120_000);
  afterAll(() => dashboard.close(), 60_000);

  it('codes and links work once across two processes, and a deleted account leaves no rows', async () => {
    await testAccounts(dashboard.payload);
    expect(await query(dashboard.url, 'SELECT account FROM account_factors')).toEqual([]);
  });

  it('a link and its mail are stored in one transaction', async () => {
    const { inTransaction } = await import('../platform/transaction.ts');
    const { createLink } = await import('./links.ts');
    const { queueLinkMail } = await import('../outbox/account-mails.ts');
    await query(dashboard.url, 'ALTER TABLE deliveries ADD CONSTRAINT closed CHECK (kind IS NULL)');
    const { id } = await createTestUser(dashboard.payload, 'editor', 'unlinked');
    const sending = inTransaction(dashboard.payload, async (req) =>
      queueLinkMail(req, await createLink(req, id)),
    );
    await expect(sending).rejects.toThrow();
    const linked = 'SELECT 1 FROM users WHERE reset_password_token IS NOT NULL AND id = ';
    expect(await query(dashboard.url, `${linked}${id}`)).toEqual([]);
  });
});
